// The definitions that the uses and misuses in SwiftUI.swift rely on.
import SwiftUI

@MainActor private func act() {}
private var string: String { "" }
@MainActor private var text: Text { fatalError() }
@MainActor private var isOn: Bool { fatalError() }
@MainActor private var state: State<Int> { fatalError() }
@MainActor private var model: State<Model> { fatalError() }
@MainActor private var path: Binding<[Int]> { fatalError() }
@MainActor @Observable private final class Model {
    var numbers: [Int] = []
    let count = 0
}
private func fetch() async {}
