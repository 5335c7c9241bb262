/// What a faulty double does wrong while a law is tried that must refuse it.
package final class Fault {
    private let name: String
    private var kept: [AnyObject?] = []

    private init(_ name: String) { self.name = name }

    /// Whether the double under trial has this fault.
    package static func has(_ fault: String) -> Bool { Trial.fault?.name == fault }

    /// Keeps an object alive until the trial ends, if the double has this fault.
    package static func keep(_ object: AnyObject?, if fault: String) {
        if has(fault) { Trial.fault?.kept.append(object) }
    }

    /// Tries a law on a double with each of these faults, and on one without.
    /// - Returns: The faults that the law lets pass, and why it refuses the sound double, if it does.
    package static func missed(among faults: [String], by law: () async throws -> Void) async throws -> [String] {
        var missed: [String] = []
        for fault in faults.map(Fault.init) + [nil] {
            do {
                try await Trial.$fault.withValue(fault) { try await law() }
                if let fault { missed.append(fault.name) }
            } catch let violation as LawViolation {
                if fault == nil { missed.append("none: \(violation)") }
            }
        }
        return missed
    }
}

/// The fault of the task, so that two suites may try laws at the same time.
nonisolated private enum Trial {
    @TaskLocal static var fault: Fault?
}
