import ConsoleUI
import Foundation

extension KataCommand {
    static let evidence = KataCommand("dev evidence", words: 1) { arguments, repository in
        let page = EvidencePage(evidence: try Evidence(of: repository))
        guard !arguments.has("--check") else { return try page.check(in: repository) }
        let all = page.evidence.rows.map(\.change)
        let changes = all.filter { change in arguments.words.first.map(change.name.contains) ?? true }
        guard !changes.isEmpty else { throw UsageError("No change's name contains '\(arguments.words[0])'.") }
        try ByteStream.standardError.write("Building the package, and then each change and each view forgotten …\n")
        let trial = try ChangeTrial(in: repository)
        var slips: [String: ChangeTrial.Slips] = [:]
        for change in changes {
            do {
                slips[change.name] = try trial.judge(change, in: repository)
                print("\(change.name): builds, and every law holds in \(change.steps.count) steps")
            } catch let error as KataError {
                print(error)
            }
            fflush(nil)
        }
        guard slips.count == changes.count else { return 1 }
        // Some of the changes don't say what becomes of all forgotten views.
        let stale = try page.staleFiles(in: repository, slips: changes.count == all.count ? slips : nil)
        try repository.root.write(stale)
        for file in stale.keys.sorted() { print("Written: \(file)") }
        return 0
    }
}

extension EvidencePage {
    fileprivate func check(in repository: Repository) throws -> Int32 {
        let stale = try staleFiles(in: repository)
        for (file, text) in stale.sorted(by: { $0.key < $1.key }) {
            let pairs = zip(1..., zip((try? repository.text(at: file))?.lines ?? [], text.lines))
            let place = pairs.first { $1.0 != $1.1 }.map { ":\($0) holds a stale figure, '\($1.0.prefix(80))'" }
            let remedy = "run 'swift run kata dev evidence', and read whether the prose holds."
            print("\(file)\(place ?? " is incomplete"): \(remedy)")
        }
        if stale.isEmpty { print("All \(evidence.rows.count) changes apply, and the texts hold their figures.") }
        return stale.isEmpty ? 0 : 1
    }
}
