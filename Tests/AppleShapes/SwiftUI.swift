// The parts of SwiftUI that our views and app use, and those whose names clash with Binding's. Sources: the pages of
// developer.apple.com/documentation/swiftui for Xcode 26. Xcode 27 makes State a macro, and introduces the name
// ContentBuilder for ViewBuilder. The comment on each of Apple's declarations shows a use, and a misuse that must not
// compile. Both rely on the definitions in Uses. SwiftUI+User.swift draws the views and simulates a user.
@_exported public import Combine
@_exported public import Observation

/// `struct A: View { var body: some View { EmptyView() } }`, not `struct A: View { let title = "" }`.
@MainActor @preconcurrency public protocol View {
    /// `struct A: View { var body: Text { text } }`, not `struct A: View { var body: String { "" } }`.
    associatedtype Body: View
    /// `_ = text.body`, not `text.body = text.body`.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A view that SwiftUI draws directly. SwiftUI has no such protocol. `_ = text as any Primitive`, not `_ = 1 as any
/// Primitive`.
public protocol Primitive: View where Body == Never {}
extension Primitive {
    /// `_ = { text.body } as () -> Never`, not `_ = text.body as Text`.
    public var body: Never { fatalError() }
}

extension Never: View {
    /// `_ = { $0.body } as (Never) -> Never`, not `func a(_ b: Never) { let c: Text = b.body }`.
    public var body: Never { fatalError() }
}

extension Optional: View, Primitive, Parts where Wrapped: View {
    /// `_ = Optional(text) as any View`, not `_ = Optional("") as any View`.
    public var body: Never { fatalError() }
    internal nonisolated var parts: [any View] {
        guard let view = self else { return [] }
        return [view]
    }
}

/// `@ViewBuilder var a: some View { text; text }; _ = a`, not `@ViewBuilder var a: some View { text; 1 }`.
@resultBuilder public struct ViewBuilder {
    /// `_ = ViewBuilder.buildBlock(text) as Text`, not `_ = ViewBuilder.buildBlock(text) as EmptyView`.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// `_ = ViewBuilder.buildBlock(text, text)`, not `_ = ViewBuilder.buildBlock(text, "")`.
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> where repeat each Content: View {
        TupleView { add in repeat add(each content) }
    }
    /// `@ViewBuilder var a: some View { if isOn { text } else { EmptyView() } }; _ = a`, not
    /// `@ViewBuilder var a: some View { if isOn { "" } else { text } }`.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(parts: [first])
    }
    /// `@ViewBuilder var a: some View { switch isOn { case true: text; case false: EmptyView() } }; _ = a`, not
    /// `@ViewBuilder var a: some View { switch isOn { case true: text; case false: "" } }`.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(parts: [second])
    }
}

/// `_ = _ConditionalContent<Text, Text>.self`, not `_ = _ConditionalContent<Text, String>.self`.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: Primitive, Parts {
    internal let parts: [any View]
}

/// `_ = TupleView<(Text, Text)>.self as any View.Type`, not `let a: TupleView<Text, Text>.Type`.
public nonisolated struct TupleView<T>: Primitive, Parts {
    internal var parts: [any View] = []
    internal init(_ fill: ((any View) -> Void) -> Void) {
        fill { parts.append($0) }
    }
}

/// `_ = EmptyView() as any View`, not `_ = EmptyView() as Text`.
public struct EmptyView: Primitive {
    /// `_ = EmptyView()`, not `_ = EmptyView(text)`.
    public nonisolated init() {}
}

/// `struct A { @State var a: Int }; _ = A(a: 0)`, not `struct A { @State var a: Int }; _ = A(a: "")`.
@frozen @propertyWrapper public struct State<Value> {
    /// `_ = State(wrappedValue: 1)`, not `_ = State(1)`.
    public init(wrappedValue value: Value) { place = Place(value: value) }
    internal let place: Place<Value>
    /// `state.wrappedValue = 1`, not `state.wrappedValue = "1"`.
    public var wrappedValue: Value {
        get { place.value }
        nonmutating set { place.value = newValue }
    }
    /// `_ = state.projectedValue as Binding<Int>`, not `state.projectedValue = state.projectedValue`.
    public var projectedValue: Binding<Value> {
        Binding(
            read: { place.value },
            write: { place.value = $0 })
    }
}

/// `struct A { @Binding var a: Int }; _ = A(a: state.projectedValue)`, not
/// `struct A { @Binding var a: Int }; _ = A(a: 1)`.
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// `state.projectedValue.wrappedValue = 1`, not `state.projectedValue.wrappedValue = "1"`.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    internal let read: () -> Value
    internal let write: (Value) -> Void
    /// `_ = model.projectedValue.numbers as Binding<[Int]>`, not `_ = model.projectedValue.count as Binding<Int>`.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        func write(_ part: Subject) {
            var whole = read()
            whole[keyPath: keyPath] = part
            self.write(whole)
        }
        return Binding<Subject>(read: { read()[keyPath: keyPath] }, write: write)
    }
}

extension Binding {
    /// `_ = Binding(get: { 1 }, set: { _ in })`, not `_ = Binding(get: { 1 })`.
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { fatalError() }
}

/// `_ = "Reload" as LocalizedStringKey`, not `_ = string as LocalizedStringKey`.
@frozen public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    /// `_ = LocalizedStringKey(stringLiteral: string)`, not `_ = LocalizedStringKey(literal: string)`.
    public init(stringLiteral value: String) {
        // It's Markdown.
        text = value.replacing("*", with: "")
    }
    internal let text: String
}

/// `_ = text as any View`, not `_ = "Heat" as Text`.
@frozen public struct Text: Primitive {
    /// `_ = Text(verbatim: string)`, not `_ = Text(verbatim: 1)`.
    public nonisolated init(verbatim content: String) { self.content = content }
    internal let content: String
}

/// `_ = Image.self as any View.Type`, not `_ = "film" as Image`.
@frozen public struct Image: Primitive {
    /// `_ = Image(systemName: "film")`, not `_ = Image(system: "film")`.
    public nonisolated init(systemName: String) {}
}

/// `_ = HStack { text; text } as any View`, not `let a: HStack<String>.Type`.
public nonisolated struct HStack<Content: View>: Primitive, Parts {
    /// `_ = HStack { text }`, not `_ = HStack { string }`.
    public nonisolated init(@ViewBuilder content: () -> Content) { parts = [content()] }
    internal let parts: [any View]
}

/// `_ = Label<Text, Image>.self as any View.Type`, not `let a: Label<Text>.Type`.
public nonisolated struct Label<Title: View, Icon: View>: Primitive, Parts {
    internal let parts: [any View]
}

extension Label where Title == Text, Icon == Image {
    /// `_ = Label("None", systemImage: "film")`, not `_ = Label("None", image: 1)`.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        parts = [Text(verbatim: titleKey.text)]
    }
}

/// `_ = Button("Reload", systemImage: "film") {} as any View`, not `let a: Button<String>.Type`.
public nonisolated struct Button<Label: View>: Primitive, Parts {
    /// `_ = Button { act() } label: { text }`, not `_ = Button { await fetch() } label: { text }`.
    @preconcurrency public nonisolated init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.action = action
        parts = [label()]
    }
    internal let action: @MainActor () -> Void
    internal let parts: [any View]
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// `_ = Button("Reload", systemImage: "film", action: act)`, not
    /// `_ = Button("Reload", image: "film", action: act)`.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.action = action
        parts = []
    }
}

extension Button where Label == Text {
    /// `_ = Button("Try Again", action: act)`, not `_ = Button(1, action: act)`.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
    ) {
        self.action = action
        parts = [Text(verbatim: titleKey.text)]
    }
}

/// `_ = LabeledContent("Votes", value: string) as LabeledContent<Text, Text>`, not `_ = LabeledContent<Text>.self`.
public nonisolated struct LabeledContent<Label: View, Content: View>: Primitive, Parts {
    internal let parts: [any View]
}

extension LabeledContent where Label == Text, Content == Text {
    /// `_ = LabeledContent("Votes", value: string)`, not `_ = LabeledContent("Votes", value: 1)`.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey.text, value: value)
    }
    /// `_ = LabeledContent(string, value: string)`, not `_ = LabeledContent(string, string)`.
    @_disfavoredOverload public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
        _ title: S1, value: S2
    ) {
        parts = [Text(verbatim: "\(title)  \(value)")]
    }
}

/// `_ = ProgressView() as any View`, not `_ = ProgressView() as ProgressView<EmptyView>`.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive, Parts {
    /// `_ = ProgressView()`, not `_ = ProgressView(1)`.
    public nonisolated init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
    internal var parts: [any View] { [Text(verbatim: "Loading…")] }
}

/// `_ = ContentUnavailableView("None", systemImage: "film") as any View`, not `_ = ContentUnavailableView<Text>.self`.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Primitive, Parts {
    /// `_ = ContentUnavailableView { text } description: { text } actions: { text }`, not
    /// `_ = ContentUnavailableView { text } description: { string } actions: { text }`.
    public nonisolated init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description,
        @ViewBuilder actions: () -> Actions
    ) {
        parts = [label(), description(), actions()]
    }
    internal let parts: [any View]
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// `_ = ContentUnavailableView("None", systemImage: "film", description: text)`, not
    /// `_ = ContentUnavailableView("None", systemImage: "film", description: string)`.
    public nonisolated init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {
        parts = [Text(verbatim: title.text), description]
    }
}

/// `_ = ForEach<[Int], Int, Text>.self as any View.Type`, not `_ = ForEach<[Int], Int, String>.self as any View.Type`.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {}

/// `_ = List { text } as any View`, not `let a: List<Text>.Type`.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: Primitive, Parts {
    internal let parts: [any View]
}

extension List where SelectionValue == Never {
    /// `_ = List { text; text }`, not `_ = List { string }`.
    public nonisolated init(@ViewBuilder content: () -> Content) { parts = [content()] }
    /// `_ = List([1], id: \.self) { _ in text }`, not `_ = List([1], id: \.count) { _ in text }`.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        parts = data.map { row in
            let first = data.first { $0[keyPath: id] == row[keyPath: id] }
            return rowContent(first ?? row)
        }
    }
}

/// `_ = NavigationStack(path: path) { text } as any View`, not `let a: NavigationStack<Text>.Type`.
public nonisolated struct NavigationStack<Data, Root: View>: Primitive, Parts {
    /// `_ = NavigationStack(path: path) { text }`, not `_ = NavigationStack(path: [1]) { text }`.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection,
        Data: RandomAccessCollection,
        Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        parts = [root()]
        top = { path.wrappedValue.last }
        pop = { path.wrappedValue.removeLast() }
    }
    internal let parts: [any View]
    internal let top: () -> Any?
    internal let pop: () -> Void
}

/// `struct A: App { var body: some Scene { WindowGroup("") { text } } }`, not
/// `struct A: App { var body: some View { text } }`.
@MainActor @preconcurrency public protocol App {
    /// `struct A: App { var body: WindowGroup<Text> { WindowGroup("") { text } } }`, not
    /// `struct A: App { var body: Text { text } }`.
    associatedtype Body: Scene
    /// `func a<B: App>(_ b: B) -> B.Body { b.body }`, not `func a<B: App>(_ b: B) -> any View { b.body }`.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// `struct A: App { init() {}; var body: some Scene { WindowGroup("") { text } } }`, not
    /// `struct A: App { init(a: Int) {}; var body: some Scene { WindowGroup("") { text } } }`.
    @MainActor @preconcurrency init()
}

extension App {
    /// `func a<B: App>(_ b: B.Type) { b.main() }`, not `func a<B: App>(_ b: B.Type) { b.run() }`.
    @MainActor @preconcurrency public static func main() {}
}

/// `_ = WindowGroup("") { text } as any Scene`, not `_ = text as any Scene`.
@MainActor @preconcurrency public protocol Scene {}

/// `@SceneBuilder var a: some Scene { WindowGroup("") { text } }; _ = a`, not `@SceneBuilder var a: some Scene { text }`.
@resultBuilder public struct SceneBuilder {
    /// `_ = SceneBuilder.buildBlock(WindowGroup("") { text })`, not `_ = SceneBuilder.buildBlock(text)`.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// `_ = WindowGroup<Text>.self as any Scene.Type`, not `let a: WindowGroup<String>.Type`.
public nonisolated struct WindowGroup<Content: View>: Scene {
    /// `_ = WindowGroup("Top Movies") { text }`, not `_ = WindowGroup("Top Movies") { string }`.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension NavigationStack where Data == NavigationPath {
    /// `_ = NavigationStack { text }`, not `_ = NavigationStack { string }`.
    public nonisolated init(@ViewBuilder root: () -> Root) {
        parts = [root()]
        top = { nil }
        pop = {}
    }
}

/// `_ = NavigationStack<NavigationPath, Text>.self`, not `_ = [] as NavigationPath`.
public struct NavigationPath {}

/// `_ = .rect as any Shape`, not `_ = "rect" as any Shape`.
@preconcurrency public nonisolated protocol Shape: Sendable {}

/// `_ = Rectangle.self as any Shape.Type`, not `_ = 1 as Rectangle`.
public nonisolated struct Rectangle: Shape {}

extension Shape where Self == Rectangle {
    /// `_ = .rect as Rectangle`, not `_ = .square as Rectangle`.
    public static nonisolated var rect: Rectangle { Rectangle() }
}

/// `_ = .plain as any PrimitiveButtonStyle`, not `_ = text as any PrimitiveButtonStyle`.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

/// `_ = PlainButtonStyle.self as any PrimitiveButtonStyle.Type`, not `_ = "plain" as PlainButtonStyle`.
public struct PlainButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// `_ = .plain as PlainButtonStyle`, not `_ = .simple as PlainButtonStyle`.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
    /// `_ = text.accessibilityHidden(true)`, not `_ = text.accessibilityHidden()`.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// `_ = text.refreshable { await fetch() }`, not `_ = text.refreshable { text }`.
    @preconcurrency public nonisolated func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> some View {
        Modified(parts: [self], refresh: action)
    }
    /// `_ = text.contentShape(.rect)`, not `_ = text.contentShape(text)`.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// `_ = text.buttonStyle(.plain)`, not `_ = text.buttonStyle(text)`.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        Modified(parts: [self])
    }
    /// `_ = text.overlay { text }`, not `_ = text.overlay { string }`.
    public nonisolated func overlay<V: View>(@ViewBuilder content: () -> V) -> some View {
        Modified(parts: [self, content()])
    }
    /// `_ = text.navigationTitle("Top Movies")`, not `_ = text.navigationTitle(1)`.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(verbatim: titleKey.text))
    }
    /// `_ = text.navigationTitle(text)`, not `_ = text.navigationTitle(title: text)`.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        Modified(parts: [title, self])
    }
    /// `_ = text.toolbar { text }`, not `_ = text.toolbar { string }`.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        Modified(parts: [self, content()])
    }
    /// `_ = text.onAppear { act() }`, not `_ = text.onAppear { await fetch() }`.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Modified(parts: [self], onAppear: action)
    }
    /// `_ = text.onChange(of: string, initial: true) { _, _ in act() }`, not `_ = text.onChange(of: act) { _, _ in
    /// act() }`.
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    /// `_ = text.navigationDestination(for: Int.self) { _ in text }`, not
    /// `_ = text.navigationDestination(for: Int.self) { (_: String) in text }`.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        Modified(
            parts: [self],
            destination: { ($0 as? D).map(destination) })
    }
}
