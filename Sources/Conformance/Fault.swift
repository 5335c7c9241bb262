/// What a faulty double does wrong while a law is tried that must refuse it.
package final class Fault {
    private let name: String
    private var kept: [AnyObject?] = []
    private var requirements = 0

    private init(_ name: String) { self.name = name }

    /// Whether the double under trial has this fault.
    package static func has(_ fault: String) -> Bool { Trial.fault?.name == fault }

    /// Keeps an object alive until the trial ends, if the double has this fault.
    package static func keep(_ object: AnyObject?, if fault: String) {
        if has(fault) { Trial.fault?.kept.append(object) }
    }

    /// Counts something that the law under trial requires.
    static func countRequirement() { Trial.fault?.requirements += 1 }

    /// Tries a law on a double with each of these faults, and on one without.
    /// - Returns: The faults that it lets pass, and how much it requires of the sound double, or why it refuses that.
    package static func missed(among faults: [String], by law: () async throws -> Void) async throws -> [String] {
        var missed: [String] = []
        for fault in faults.map(Fault.init) + [Fault("none")] {
            do {
                try await Trial.$fault.withValue(fault) { try await law() }
                missed.append(fault.name == "none" ? "requires \(fault.requirements)" : fault.name)
            } catch let violation as LawViolation {
                if fault.name == "none" { missed.append("none: \(violation)") }
            }
        }
        return missed
    }
}

/// The fault of the task, so that two suites may try laws at the same time.
nonisolated enum Trial { @TaskLocal static var fault: Fault? }
