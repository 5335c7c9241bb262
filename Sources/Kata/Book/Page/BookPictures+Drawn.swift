import Structure

extension BookPictures {
    /// The pictures as they are drawn from the sources and the traces.
    static func drawn(from repository: Repository) -> BookPictures {
        @Sendable func map(of step: Step) throws -> StructureMap {
            StructureMap(of: try repository.sources(of: step))
        }
        return BookPictures(
            boxes: { step, title, id in
                BoxesPicture(of: try map(of: step), previous: try step.previous.map(map), title: title, id: id).svg
            },
            sequence: { trace, title, id in SequencePicture(of: trace, title: title, id: id).svg })
    }
}
