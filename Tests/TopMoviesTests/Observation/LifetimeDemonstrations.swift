import AllocationCount
import Binding
import Conformance
import Foundation
import Observation
import Synchronization
import TestSupport
import Testing

@testable import Step4Observation

nonisolated extension Demonstration {
    /// What ends, and what keeps what alive.
    static let lifetime = [
        Demonstration("4", "cancel", "kept", "kept") {
            let (model, heard) = (Model(), Heard<Int>())
            var tracking: Tracking? = Tracking(for: heard) { $0.values.append(model.value) }
            model.value = 1
            withExtendedLifetime(tracking) {}
            tracking = nil
            await settle()
            #expect(heard.values == [0])
        } observations: {
            let (model, heard) = (Model(), Heard<Int>())
            let task = iterate({ model.value }) { heard.values.append($0) }
            await settle()
            model.value = 1
            task.cancel()
            await settle()
            #expect(heard.values == [0])
        },
        Demonstration("4", "after-cancel", "a closure stays until the next change", "–") {
            // There is no way to take back what `withObservationTracking` left with the model.
            let model = Model()
            weak var held: Heard<Int>?
            do {
                let resource = Heard<Int>()
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
        } observations: {
        },
        Demonstration("6", "keeps-its-source", "if the closure does", "if the closure does") {
            let heard = Heard<Int>()
            weak var gone: Model?
            weak var kept: Model?
            var trackings: [Tracking] = []
            do {
                let (one, other) = (Model(), Model())
                (gone, kept) = (one, other)
                trackings.append(Tracking(for: heard) { [weak one] in $0.values.append(one?.value ?? 0) })
                trackings.append(Tracking(for: heard) { $0.values.append(other.value) })
            }
            #expect(gone == nil && kept != nil)
            withExtendedLifetime(trackings) {}
        } observations: {
            weak var gone: Model?
            weak var kept: Model?
            var tasks: [Task<Void, Never>] = []
            do {
                let (one, other) = (Model(), Model())
                (gone, kept) = (one, other)
                tasks.append(iterate({ [weak one] in one?.value ?? 0 }) { _ in })
                tasks.append(iterate({ other.value }) { _ in })
            }
            await settle()
            #expect(gone == nil && kept != nil)
            for task in tasks { task.cancel() }
        },
        Demonstration("6", "makes-no-cycle", "kept", "a loop that names `self` never ends") {
            weak var gone: Owner?
            do {
                let owner = Owner()
                owner.tracking = Tracking(for: owner) { _ = $0.model.value }
                gone = owner
            }
            #expect(gone == nil)
        } observations: {
            weak var gone: Owner?
            do {
                let owner = Owner()
                owner.task = iterate({ owner.model.value }) { _ in _ = owner.model }
                gone = owner
            }
            await settle()
            #expect(gone != nil)
            gone?.task?.cancel()
            await settle()
            #expect(gone == nil)
        },
        Demonstration("7", "allocations", "some at each change", "some at each change") {
            let model = Model()
            let tracking = Tracking(for: model) { _ = $0.value }
            try await requireAllocations(model)
            withExtendedLifetime(tracking) {}
        } observations: {
            let model = Model()
            let task = iterate({ model.value }) { _ in }
            try await requireAllocations(model)
            task.cancel()
        },
    ]

    /// What the compiler allows.
    static let sharing = [
        Demonstration("8", "sharing", "kept", "kept") {
            let said = try await diagnostics(ofSharing: "print(model.value)")
            #expect(said.contains("error:") && said.contains("data race"), "\(said)")
        } observations: {
            let said = try await diagnostics(
                ofSharing: "for await value in Observations({ model.value }) { print(value) }")
            #expect(said.contains("error:") && said.contains("Sendable"), "\(said)")
        },
        Demonstration("–", "claimed", "silent", "silent") {
            let (silent, heard) = (Silent(), Heard<Int>())
            let tracking = Tracking(for: heard) { $0.values.append(silent.value) }
            silent.value = 1
            await settle()
            #expect(heard.values == [0])
            withExtendedLifetime(tracking) {}
        } observations: {
            let (silent, heard) = (Silent(), Heard<Int>())
            let task = iterate({ silent.value }) { heard.values.append($0) }
            await settle()
            silent.value = 1
            await settle()
            #expect(heard.values == [0])
            task.cancel()
        },
    ]

    /// What the compiler says where a detached task does `body` with a model that stays in use.
    @concurrent private static func diagnostics(ofSharing body: String) async throws -> String {
        let source = """
            import Observation
            @Observable final class Model { var value = 0 }
            func share(_ model: Model) { Task.detached { \(body) }; print(model.value) }
            """
        return try compilerDiagnostics(of: source, named: "Sharing.swift")
    }

    /// Requires that 100 changes allocate, once nothing is new to the model any more.
    @MainActor private static func requireAllocations(_ model: Model) async throws {
        #if os(Linux)
            await settle()
            var allocations = 0
            for value in 1...100 {
                let before = allocation_count()
                model.value = value
                allocations += allocation_count() - before
                await settle()
            }
            #expect(allocations >= 100)
        #endif
    }
}

/// Something that observes what it owns.
private final class Owner {
    let model = Model()
    var tracking: Tracking?
    var task: Task<Void, Never>?
}

/// A class that says it is observable, and has no macro to make it so.
private final class Silent: Observation.Observable {
    var value = 0
}
