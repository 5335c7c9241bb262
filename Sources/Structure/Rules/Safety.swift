extension Rule {
    /// What can crash. The words stand here to be found in others.
    static let safety = [
        Rule("nothing-unowned", "The one upward reference is weak, never unowned.") { folder in
            folder.words(outside: []).filter { $0.text == "unowned" }
                .map { $0.says("says unowned, which crashes once the other is gone: make it weak") }
        },
        Rule("nothing-forced", "Nothing is forced: no x!, try!, as! or Type!.") { folder in
            folder.files.flatMap { file in
                file.tokens.indices.map { Spot(file: file, index: $0) }.filter(\.isForce)
                    .map { $0.says("forces by \($0.forced)!, which can crash: write if let, guard let, as? or ??") }
            }
        },
    ]
}

extension Spot {
    /// The word before the `!`, such as `try`, where it is one.
    fileprivate var forced: String { previous.map { $0.kind == .word ? $0.text : "…" } ?? "" }

    /// Whether it is a `!` behind a value or a type. One before a value is `not`, and `!=` compares.
    fileprivate var isForce: Bool {
        guard token.is("!"), token.isAttached, let previous else { return false }
        let isComparison = next.map { $0.is("=") && $0.isAttached } ?? false
        let isBehind = ![.opening, .mark].contains(previous.kind) || previous.is(">") || previous.is("?")
        return isBehind && !isComparison
    }
}
