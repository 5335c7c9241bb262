/// The reason why a task failed: what went wrong and where, and what to do next.
package struct KataError: Error, CustomStringConvertible {
    package let description: String
    package let exitStatus: Int32

    package init(_ text: String, exitStatus: Int32 = 1) {
        description = text
        self.exitStatus = exitStatus
    }
}
