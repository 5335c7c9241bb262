/// The pictures of the book, each as SVG to stand within the page.
struct BookPictures: Sendable {
    /// Draws the boxes of a step, with a title, and with an id that no other picture has.
    let boxes: @Sendable (_ step: Step, _ title: String, _ id: String) throws -> String
    /// Draws a part of a trace, with a title, and with an id that no other picture has.
    let sequence: @Sendable (_ trace: String, _ title: String, _ id: String) throws -> String

    /// Takes the pictures from two functions.
    init(
        boxes: @escaping @Sendable (_ step: Step, _ title: String, _ id: String) throws -> String,
        sequence: @escaping @Sendable (_ trace: String, _ title: String, _ id: String) throws -> String
    ) {
        (self.boxes, self.sequence) = (boxes, sequence)
    }
}
