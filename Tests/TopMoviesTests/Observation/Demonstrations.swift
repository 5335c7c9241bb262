import AllocationCount
import Binding
import Conformance
import Observation
import TestSupport
import Testing

@testable import Step4Observation

nonisolated extension Demonstration {
    /// All demonstrations, in the order of the page's table.
    static let all = [
        Demonstration("1", "current-value", "kept", "late") { way in
            let model = Model()
            var heard: [Int] = []
            let observer = Observer(way, { model.value }) {
                heard.append($0)
            }
            #expect(heard == (way == .tracking ? [0] : []))
            await settle()
            #expect(heard == [0])
            withExtendedLifetime(observer) {}
        },
        Demonstration("1", "new-value", "late", heard: [[0], [1]]) { $0.value = 1 },
        Demonstration("1", "in-time", "one behind", "–") { way in
            // Reading and re-arming within `onChange` would be in time, but would yield the old value.
            guard way == .tracking else { return }
            let owner = Owner()
            readInTime(owner)
            owner.model.value = 1
            owner.model.value = 2
            #expect(owner.heard == [0, 0, 1])
            await settle()
            #expect(owner.heard == [0, 0, 1])
        },
        Demonstration("1", "every-value", "the last of a turn", heard: [[0], [3]]) { model in
            for value in 1...3 { model.value = value }
        },
        Demonstration("1", "equal-value", "dropped", heard: [[0]]) { $0.value = 0 },
        Demonstration("2", "order", "any order", "any order") { way in
            let model = Model()
            var heard: [Int] = []
            let read = { @MainActor @Sendable in model.value }
            let observers = (0..<20).map { number in
                Observer(way, read) { _ in heard.append(number) }
            }
            await settle()
            let inOrder = Array(0..<20)
            for round in 1...50 where round == 1 || heard == inOrder {
                heard = []
                model.value = round
                await settle()
            }
            #expect(heard != inOrder)
            #expect(heard.sorted() == inOrder)
            withExtendedLifetime(observers) {}
        },
        Demonstration("3", "set-during-delivery", "lost", "kept") { way in
            let model = Model()
            var heard: [Int] = []
            let observer = Observer(way, { model.value }) {
                heard.append($0)
                if $0 == 1 { model.value = 2 }
            }
            await settle()
            model.value = 1
            await settle()
            #expect(heard == (way == .tracking ? [0, 1] : [0, 1, 2]))
            #expect(model.value == 2)
            withExtendedLifetime(observer) {}
        },
        Demonstration("4", "cancel", "kept", "kept") { way in
            let model = Model()
            var heard: [Int] = []
            var observer: Observer? = Observer(way, { model.value }) {
                heard.append($0)
            }
            await settle()
            model.value = 1
            withExtendedLifetime(observer) {}
            observer = nil
            await settle()
            #expect(heard == [0])
        },
        Demonstration("4", "after-cancel", "a closure stays until the next change", "–") { way in
            // Only a change can remove what `withObservationTracking` registered with the model.
            guard way == .tracking else { return }
            let model = Model()
            weak var held: Owner?
            do {
                let resource = Owner()
                held = resource
                withObservationTracking {
                    _ = model.value
                } onChange: {
                    _ = resource
                }
            }
            #expect(held != nil)
            model.value = 1
            #expect(held == nil)
        },
        Demonstration("5", "observe-during-delivery", "the outer observer is called too often", "kept") { way in
            let model = Model()
            var heard: [Int] = []
            var newcomer: [Int] = []
            var inner: Observer?
            let outer = Observer(way, { model.value }) {
                heard.append($0)
                if inner != nil { return }
                inner = Observer(way, { model.other }) {
                    newcomer.append($0)
                }
            }
            await settle()
            model.other = 1
            await settle()
            #expect(newcomer == [0, 1])
            #expect(
                heard == (way == .tracking ? [0, 0] : [0]),
                "the outer observer never read what changed")
            withExtendedLifetime((outer, inner)) {}
        },
        Demonstration("6", "keeps-its-source", "if captured strongly", "if captured strongly") { way in
            weak var gone: Model?
            weak var kept: Model?
            var observers: [Observer] = []
            do {
                let one = Model()
                gone = one
                let readWeakly = { @MainActor @Sendable [weak one] in one?.value ?? 0 }
                observers.append(Observer(way, readWeakly) { _ in })
                let other = Model()
                kept = other
                let readStrongly = { @MainActor @Sendable in other.value }
                observers.append(Observer(way, readStrongly) { _ in })
            }
            await settle()
            #expect(gone == nil)
            #expect(kept != nil)
            withExtendedLifetime(observers) {}
        },
        Demonstration("6", "makes-no-cycle", "kept", "a loop that captures `self` never ends") { way in
            weak var gone: Owner?
            do {
                let owner = Owner()
                gone = owner
                switch way {
                case .tracking:
                    owner.tracking = Tracking(for: owner) { _ = $0.model.value }
                case .observations:
                    let read = { @MainActor @Sendable in owner.model.value }
                    owner.observer = Observer(way, read) { _ in }
                }
            }
            await settle()
            #expect((gone == nil) == (way == .tracking))
            gone?.observer = nil
            // The cancelled task ends on another thread, which may take much longer on a busy machine.
            for _ in 1...1_000 where gone != nil { await settle() }
            #expect(gone == nil)
        },
        Demonstration("7", "allocations", "some at each change", "some at each change") { way in
            #if os(Linux)
                let model = Model()
                let read = { @MainActor @Sendable in model.value }
                let observer = Observer(way, read) { _ in }
                await settle()
                var allocations = 0
                for value in 1...100 {
                    let before = allocation_count()
                    model.value = value
                    allocations += allocation_count() - before
                    await settle()
                }
                #expect(allocations >= 100)
                withExtendedLifetime(observer) {}
            #endif
        },
        Demonstration("8", "sharing", "kept", "kept") { way in
            let said: String
            switch way {
            case .tracking:
                said = try await diagnostics(ofSharing: "print(model.value)")
                #expect(said.contains("data race"), "\(said)")
            case .observations:
                let loop = "for await value in Observations({ model.value }) { print(value) }"
                said = try await diagnostics(ofSharing: loop)
                #expect(said.contains("Sendable"), "\(said)")
            }
            #expect(said.contains("error:"), "\(said)")
        },
        Demonstration(
            "9", "diamond", "no mixed pair", heard: [[0, 0], [1, 1]],
            of: { [$0.value, $0.other] },
            change: { model in
                model.value = 1
                model.other = 1
            }),
        Demonstration("–", "claimed", "unnoticed", "unnoticed") { way in
            let silent = Silent()
            var heard: [Int] = []
            let observer = Observer(way, { silent.value }) {
                heard.append($0)
            }
            await settle()
            silent.value = 1
            await settle()
            #expect(heard == [0])
            withExtendedLifetime(observer) {}
        },
    ]

    @MainActor private static func readInTime(_ owner: Owner) {
        withObservationTracking {
            owner.heard.append(owner.model.value)
        } onChange: {
            MainActor.assumeIsolated { readInTime(owner) }
        }
    }

    /// Returns the compiler's diagnostics for a detached task that runs `body` with a model still in use.
    private static func diagnostics(ofSharing body: String) async throws -> String {
        let source = """
            import Observation
            @Observable final class Model { var value = 0 }
            func share(_ model: Model) {
                Task.detached { \(body) }
                print(model.value)
            }
            """
        return try await compilerDiagnostics(of: source, named: "Sharing.swift")
    }
}

/// An owner that observes its own model.
private final class Owner {
    let model = Model()
    var heard: [Int] = []
    var tracking: Tracking?
    var observer: Observer?
}

/// A class that claims to be observable, but lacks the macro.
private final class Silent: Observation.Observable { var value = 0 }
