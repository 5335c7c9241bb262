import Conformance
import Observation
import Testing

@testable import Step4Observation

nonisolated extension Demonstration {
    /// What an observer hears, and when.
    static let delivery = [
        Demonstration("1", "current-value", "kept", "late") {
            let (model, heard) = tracked { $0.value }
            #expect(heard.values == [0])
        } observations: {
            let (model, heard) = iterated { $0.value }
            #expect(heard.values == [])
            await settle()
            #expect(heard.values == [0])
        },
        Demonstration("1", "new-value", "late", "late") {
            let (model, heard) = tracked { $0.value }
            model.value = 1
            #expect(heard.values == [0])
            await settle()
            #expect(heard.values == [0, 1])
        } observations: {
            let (model, heard) = iterated { $0.value }
            await settle()
            model.value = 1
            #expect(heard.values == [0])
            await settle()
            #expect(heard.values == [0, 1])
        },
        Demonstration("1", "in-time", "one behind", "–") {
            // Reading and arming within `onChange`, so as not to be late, gets the value before the change.
            let (model, heard) = (Model(), Heard<Int>())
            readInTime(model, heard)
            model.value = 1
            model.value = 2
            #expect(heard.values == [0, 0, 1])
            await settle()
            #expect(heard.values == [0, 0, 1])
        } observations: {
        },
        Demonstration("1", "every-value", "the last of a turn", "the last of a turn") {
            let (model, heard) = tracked { $0.value }
            for value in 1...3 { model.value = value }
            await settle()
            #expect(heard.values == [0, 3])
        } observations: {
            let (model, heard) = iterated { $0.value }
            await settle()
            for value in 1...3 { model.value = value }
            await settle()
            #expect(heard.values == [0, 3])
        },
        Demonstration("1", "equal-value", "dropped", "dropped") {
            let (model, heard) = tracked { $0.value }
            model.value = 0
            await settle()
            #expect(heard.values == [0])
        } observations: {
            let (model, heard) = iterated { $0.value }
            await settle()
            model.value = 0
            await settle()
            #expect(heard.values == [0])
        },
    ]

    /// What several observers hear, and what they do to each other.
    static let order = [
        Demonstration("2", "order", "any", "any") {
            let (model, heard) = (Model(), Heard<Int>())
            let trackings = (0..<20).map { number in
                Tracking(for: heard) {
                    _ = model.value
                    $0.values.append(number)
                }
            }
            #expect(await isOutOfOrder(model, heard))
            withExtendedLifetime(trackings) {}
        } observations: {
            let (model, heard) = (Model(), Heard<Int>())
            let tasks = (0..<20).map { number in iterate({ model.value }) { _ in heard.values.append(number) } }
            #expect(await isOutOfOrder(model, heard))
            for task in tasks { task.cancel() }
        },
        Demonstration("3", "set-during-delivery", "lost", "kept") {
            let (model, heard) = (Model(), Heard<Int>())
            let tracking = Tracking(for: heard) {
                $0.values.append(model.value)
                if model.value == 1 { model.value = 2 }
            }
            model.value = 1
            await settle()
            #expect(heard.values == [0, 1] && model.value == 2)
            withExtendedLifetime(tracking) {}
        } observations: {
            let (model, heard) = (Model(), Heard<Int>())
            let task = iterate({ model.value }) {
                heard.values.append($0)
                if $0 == 1 { model.value = 2 }
            }
            await settle()
            model.value = 1
            await settle()
            #expect(heard.values == [0, 1, 2])
            task.cancel()
        },
        Demonstration("5", "observe-during-delivery", "the outer one hears more", "kept") {
            let (model, heard, newcomer) = (Model(), Heard<Int>(), Heard<Int>())
            var inner: Tracking?
            let outer = Tracking(for: heard) {
                $0.values.append(model.value)
                inner = inner ?? Tracking(for: newcomer) { $0.values.append(model.other) }
            }
            model.other = 1
            await settle()
            #expect(newcomer.values == [0, 1])
            #expect(heard.values == [0, 0], "it never read what changed")
            withExtendedLifetime((outer, inner)) {}
        } observations: {
            let (model, heard, newcomer) = (Model(), Heard<Int>(), Heard<Int>())
            var inner: Task<Void, Never>?
            let outer = iterate({ model.value }) {
                heard.values.append($0)
                inner = inner ?? iterate({ model.other }) { newcomer.values.append($0) }
            }
            await settle()
            model.other = 1
            await settle()
            #expect(newcomer.values == [0, 1] && heard.values == [0])
            outer.cancel()
            inner?.cancel()
        },
        Demonstration("9", "diamond", "no half-old pair", "no half-old pair") {
            let (model, heard) = tracked { [$0.value, $0.other] }
            (model.value, model.other) = (1, 1)
            await settle()
            #expect(heard.values == [[0, 0], [1, 1]])
        } observations: {
            let (model, heard) = iterated { [$0.value, $0.other] }
            await settle()
            (model.value, model.other) = (1, 1)
            await settle()
            #expect(heard.values == [[0, 0], [1, 1]])
        },
    ]

    @MainActor private static func readInTime(_ model: Model, _ heard: Heard<Int>) {
        withObservationTracking {
            heard.values.append(model.value)
        } onChange: {
            MainActor.assumeIsolated { readInTime(model, heard) }
        }
    }

    /// Whether one of 50 rounds serves the observers in another order than that in which they came.
    @MainActor private static func isOutOfOrder(_ model: Model, _ heard: Heard<Int>) async -> Bool {
        await settle()
        for round in 1...50 {
            heard.values = []
            model.value = round
            await settle()
            if heard.values != Array(0..<20) { return heard.values.sorted() == Array(0..<20) }
        }
        return false
    }
}
