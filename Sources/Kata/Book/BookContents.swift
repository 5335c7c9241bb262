/// Everything that the book is made of, read from the repository.
struct BookContents {
    let repository: Repository
    let chapters: [Chapter]
    /// Chapter 0, if it exists, and the four steps.
    let steps: [Step]
    /// The lines of each source.
    let lines: [Step: [String: [String]]]
    /// The ids of all headings in the texts, and of all lines of the sources.
    let places: Set<String>
    /// The id of the chapter that each file belongs to, and of each source and its folder.
    private let ids: [String: String]

    /// Reads the texts and the sources.
    /// - Throws: A ``KataError`` if a text is missing, or what reading the sources throws.
    init(of repository: Repository) throws {
        self.repository = repository
        chapters = try Chapter.all(in: repository)
        let mvc = Step(number: 0, title: "MVC")
        steps = (chapters.contains { $0.path == mvc.text } ? [mvc] : []) + Step.all
        lines = try Dictionary(uniqueKeysWithValues: steps.map { ($0, try repository.sources(of: $0)) }).mapValues {
            $0.mapValues { $0.hasSuffix("\n") ? $0.lines.dropLast() : $0.lines }
        }
        let texts = chapters.flatMap { chapter in
            [(chapter.id, chapter.path, chapter.text)] + chapter.folds.map { (chapter.id, $0.path, $0.text) }
        }
        var places = Set(texts.flatMap { id, _, text in text.headings.map { Anchors.heading($0.text, in: id) } })
        var ids = Dictionary(texts.map { ($0.1, $0.0) }) { first, _ in first }
        ids["Sources/TopMovies"] = Anchors.sources
        for (step, files) in lines {
            ids["Sources/TopMovies/\(step.folder)"] = Anchors.sources(of: step)
            for (file, lines) in files {
                ids["Sources/TopMovies/\(step.folder)/\(file)"] = Anchors.source(file, of: step)
                places.formUnion(lines.indices.map { Anchors.source(file, of: step, line: $0 + 1) })
            }
        }
        (self.places, self.ids) = (places, ids)
    }

    /// The chapters of each part.
    var parts: [[Chapter]] {
        chapters.reduce(into: []) { parts, chapter in
            if parts.last?.last?.part != chapter.part { parts.append([]) }
            parts[parts.count - 1].append(chapter)
        }
    }

    /// The id of what is made from the file at `path`, or from the `README.md` in that folder.
    func id(of path: String) -> String? { ids[path] ?? ids["\(path)/README.md"] }

    /// The picture at `path`, if there is one.
    func picture(at path: String) -> String? { path.hasSuffix(".svg") ? try? repository.text(at: path) : nil }
}
