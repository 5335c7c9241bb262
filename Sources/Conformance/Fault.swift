/// A fault in a test double. It's active during a law that must reject the double.
package final class Fault {
    private let name: String
    private var kept: [AnyObject?] = []
    private var requirements = 0

    private init(_ name: String) { self.name = name }

    /// Whether the double under test has this fault.
    package static func has(_ fault: String) -> Bool { Trial.fault?.name == fault }

    /// Whether a double with a fault is under test.
    static var isOnTrial: Bool {
        guard let fault = Trial.fault else { return false }
        return fault.name != "none"
    }

    /// Keeps an object alive beyond the law's end, if the double has this fault.
    package static func keep(_ object: AnyObject?, if fault: String) {
        if has(fault) { Trial.fault?.kept.append(object) }
    }

    /// Counts a requirement of the law that is running.
    static func countRequirement() { Trial.fault?.requirements += 1 }

    /// Runs a law on a double with each fault in turn, and on a double without faults.
    /// - Returns: The missed faults, followed by the number of the law's requirements, or the sound double's violation.
    package static func missed(
        among faults: [String], by law: () async throws -> Void
    ) async throws -> [String] {
        var missed: [String] = []
        for fault in faults {
            let rejection = try await rejection(of: fault, by: law)
            if rejection == nil { missed.append(fault) }
        }
        let none = Fault("none")
        if let violation = try await none.violation(of: law) {
            return missed + ["none: \(violation)"]
        }
        return missed + ["requires \(none.requirements)"]
    }

    /// Runs a law that must fail, and that need not wait for what won't happen.
    /// - Returns: How the law rejects the fault, or nil if it misses the fault.
    package static func rejection(
        of fault: String, by law: () async throws -> Void
    ) async throws -> LawViolation? {
        try await Fault(fault).violation(of: law)
    }

    private func violation(of law: () async throws -> Void) async throws -> LawViolation? {
        do {
            try await Trial.$fault.withValue(self) { try await law() }
            return nil
        } catch let violation as LawViolation {
            return violation
        }
    }
}

/// The current task's fault. It's task-local so that two suites can run laws at the same time.
nonisolated enum Trial { @TaskLocal static var fault: Fault? }
