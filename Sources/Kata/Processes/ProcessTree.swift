import Foundation

/// A process and all that it started, such as a build and its compilers.
///
/// Swift's tools put each process that they start into its own group, so no signal to a group reaches all of them.
enum ProcessTree {
    /// Ends them all, at once.
    static func end(_ root: pid_t) {
        var stopped: Set<pid_t> = []
        var found: Set = [root]
        // A stopped process starts no other, so none is missed.
        while !found.isEmpty {
            for process in found { kill(process, SIGSTOP) }
            stopped.formUnion(found)
            found = Set(parents().filter { stopped.contains($0.value) }.keys).subtracting(stopped)
        }
        for process in stopped { kill(process, SIGKILL) }
    }

    private static func parents() -> [pid_t: pid_t] {
        #if os(Linux)
            // A small system has no 'ps'.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            let pairs = names.compactMap(pid_t.init).compactMap { process -> (pid_t, pid_t)? in
                // "12 (name) S 1 …", where the name may hold anything.
                guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                    let end = line.lastIndex(of: ")")
                else { return nil }
                let words = line[end...].split(separator: " ")
                return words.count > 2 ? pid_t(words[2]).map { (process, $0) } : nil
            }
        #else
            let lines = (try? Tool(["ps"])(["-A", "-o", "pid=,ppid="]).output)?.split(separator: "\n") ?? []
            let pairs = lines.compactMap { line -> (pid_t, pid_t)? in
                let numbers = line.split(separator: " ").compactMap { pid_t($0) }
                return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
            }
        #endif
        return Dictionary(pairs) { $1 }
    }
}
