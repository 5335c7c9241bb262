package import KataRoute

/// The pictures of the book, each as SVG to stand within the page.
package struct BookPictures {
    /// Draws the boxes of a step, with a title, and with an id that no other picture has.
    package let boxes: (_ step: Step, _ title: String, _ id: String) throws -> String
    /// Draws a part of a trace, with a title, and with an id that no other picture has.
    package let sequence: (_ trace: String, _ title: String, _ id: String) throws -> String

    /// Takes the pictures from two functions.
    package init(
        boxes: @escaping (_ step: Step, _ title: String, _ id: String) throws -> String,
        sequence: @escaping (_ trace: String, _ title: String, _ id: String) throws -> String
    ) {
        (self.boxes, self.sequence) = (boxes, sequence)
    }
}
