/// How far the rename reaches that makes step 4 of step 3, counted in the sources of step 4.
struct RenameCount {
    let sentence: String

    init(in repository: Repository) throws {
        let files = try repository.sources(of: Step.all[3])
        let places = files.values.map { text in
            Rename.words.map { text.ranges(of: $0.1).count }.reduce(0, +)
        }
        let renamed = files.keys.count { Rename.undone(in: $0) != $0 }
        sentence = """
            No other difference: step 4 is step 3 with ViewModel renamed Interactor (\(places.reduce(0, +)) places in \
            \(places.count { $0 > 0 }) files, \(renamed) files renamed).
            """
    }
}
