// What our views use of SwiftUI, and what meets a name of Binding in an app. Sources: the pages of
// developer.apple.com/documentation/swiftui, as Xcode 26 has it: Xcode 27 makes a macro of State, and calls ViewBuilder
// ContentBuilder as well. No body ever runs. Each declaration shows a use, and a misuse that must not compile; what the
// two refer to is in AppleViewTests.
@_exported public import Combine
@_exported public import Observation

/// `struct A: View { var body: some View { EmptyView() } }`, not `struct A: View { let title = "" }`.
@MainActor @preconcurrency public protocol View {
    /// `struct A: View { var body: Text { text } }`, not `struct A: View { var body: String { "" } }`.
    associatedtype Body: View
    /// `_ = text.body`, not `text.body = text.body`.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A view that SwiftUI draws itself, which has no protocol of its own there: `let a: any Primitive = text; _ = a`, not
/// `let a: any Primitive = 1`.
public protocol Primitive: View where Body == Never {}
extension Primitive {
    /// `let a: () -> Never = { text.body }; _ = a`, not `let a: Text = text.body`.
    public var body: Never { fatalError() }
}

extension Never: View {
    /// `let a: (Never) -> Never = { $0.body }; _ = a`, not `func a(_ b: Never) { let c: Text = b.body }`.
    public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
    /// `let a: any View = Optional(text); _ = a`, not `let a: any View = Optional("")`.
    public var body: Never { fatalError() }
}

/// `@ViewBuilder var a: some View { text; text }; _ = a`, not `@ViewBuilder var a: some View { text; 1 }`.
@resultBuilder public struct ViewBuilder {
    /// `let a: Text = ViewBuilder.buildBlock(text); _ = a`, not `let a: EmptyView = ViewBuilder.buildBlock(text)`.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
    /// `_ = ViewBuilder.buildBlock(text, text)`, not `_ = ViewBuilder.buildBlock(text, "")`.
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View { fatalError() }
    /// `@ViewBuilder var a: some View { if isOn { text } else { EmptyView() } }; _ = a`, not
    /// `@ViewBuilder var a: some View { if isOn { "" } else { text } }`.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        fatalError()
    }
    /// `@ViewBuilder var a: some View { switch isOn { case true: text; case false: EmptyView() } }; _ = a`, not
    /// `@ViewBuilder var a: some View { switch isOn { case true: text; case false: "" } }`.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        fatalError()
    }
}

/// `let a: any View.Type = _ConditionalContent<Text, Text>.self; _ = a`, not
/// `let a: any View.Type = _ConditionalContent<Text, String>.self`.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: Primitive {}

/// `let a: any View.Type = TupleView<(Text, Text)>.self; _ = a`, not `let a: TupleView<Text, Text>.Type`.
public struct TupleView<T>: Primitive {}

/// `let a: any View = EmptyView(); _ = a`, not `let a: Text = EmptyView()`.
public struct EmptyView: Primitive {
    /// `_ = EmptyView()`, not `_ = EmptyView(text)`.
    public nonisolated init() { fatalError() }
}

/// `struct A: View { @State var a = 0; var body: some View { text } }`, not
/// `struct A: View { @State var a: Int; var body: some View { text } }; _ = A(a: "")`.
@frozen @propertyWrapper public struct State<Value> {
    /// `_ = State(wrappedValue: 1)`, not `_ = State(1)`.
    public init(wrappedValue value: Value) { fatalError() }
    /// `state.wrappedValue = 1`, not `state.wrappedValue = "1"`.
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    /// `let a: Binding<Int> = state.projectedValue; _ = a`, not `state.projectedValue = state.projectedValue`.
    public var projectedValue: Binding<Value> { fatalError() }
}

/// `struct A { @Binding var a: Int }; _ = A(a: state.projectedValue)`, not
/// `struct A { @Binding var a: Int }; _ = A(a: 1)`.
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// `_ = Binding(get: { 1 }, set: { _ in })`, not `_ = Binding(get: { 1 })`.
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { fatalError() }
    /// `state.projectedValue.wrappedValue = 1`, not `state.projectedValue.wrappedValue = "1"`.
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    /// `let a: Binding<[Int]> = model.projectedValue.numbers; _ = a`, not
    /// `let a: Binding<Int> = model.projectedValue.count; _ = a`.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        fatalError()
    }
}

/// `let a: LocalizedStringKey = "Reload"; _ = a`, not `let a: LocalizedStringKey = string`.
@frozen public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    /// `_ = LocalizedStringKey(stringLiteral: string)`, not `_ = LocalizedStringKey(literal: string)`.
    public init(stringLiteral value: String) { fatalError() }
}

/// `let a: any View = text; _ = a`, not `let a: Text = "Heat"`.
@frozen public struct Text: Primitive {
    /// `_ = Text(verbatim: string)`, not `_ = Text(verbatim: 1)`.
    public nonisolated init(verbatim content: String) { fatalError() }
}

/// `let a: any View.Type = Image.self; _ = a`, not `let a: Image = "film"`.
@frozen public struct Image: Primitive {}

/// `let a: any View.Type = Label<Text, Image>.self; _ = a`, not `let a: Label<Text>.Type`.
public nonisolated struct Label<Title: View, Icon: View>: Primitive {}

/// `let a: any View = Button("Reload", systemImage: "film") {}; _ = a`, not `let a: Button<String>.Type`.
public nonisolated struct Button<Label: View>: Primitive {
    /// `_ = Button { act() } label: { text }`, not `_ = Button { await fetch() } label: { text }`.
    @preconcurrency public nonisolated init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) { fatalError() }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// `_ = Button("Reload", systemImage: "film", action: act)`, not
    /// `_ = Button("Reload", image: "film", action: act)`.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) { fatalError() }
}

/// `let a: LabeledContent<Text, Text> = LabeledContent("Votes", value: string); _ = a`, not
/// `let a: LabeledContent<Text> = LabeledContent("Votes", value: string)`.
public nonisolated struct LabeledContent<Label: View, Content: View>: Primitive {}

extension LabeledContent where Label == Text, Content == Text {
    /// `_ = LabeledContent("Votes", value: string)`, not `_ = LabeledContent("Votes", value: 1)`.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { fatalError() }
    /// `_ = LabeledContent(string, value: string)`, not `_ = LabeledContent(string, string)`.
    @_disfavoredOverload public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        fatalError()
    }
}

/// `let a: any View = ProgressView(); _ = a`, not `let a: ProgressView<EmptyView> = ProgressView()`.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
    /// `_ = ProgressView()`, not `_ = ProgressView(1)`.
    public nonisolated init() where Label == EmptyView, CurrentValueLabel == EmptyView { fatalError() }
}

/// `let a: any View = ContentUnavailableView("None", systemImage: "film"); _ = a`, not
/// `let a: ContentUnavailableView<Text, Text>.Type`.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Primitive {}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// `_ = ContentUnavailableView("None", systemImage: "film", description: text)`, not
    /// `_ = ContentUnavailableView("None", systemImage: "film", description: string)`.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        fatalError()
    }
}

/// `let a: any View.Type = ForEach<[Int], Int, Text>.self; _ = a`, not
/// `let a: any View.Type = ForEach<[Int], Int, String>.self`.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {}

/// `let a: any View = List { text }; _ = a`, not `let a: List<Text>.Type`.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: Primitive {}

extension List where SelectionValue == Never {
    /// `_ = List { text; text }`, not `_ = List { string }`.
    public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
    /// `_ = List([1], id: \.self) { _ in text }`, not `_ = List([1], id: \.count) { _ in text }`.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { fatalError() }
}

/// `let a: any View = NavigationStack(path: model.projectedValue.numbers) { text }; _ = a`, not
/// `let a: NavigationStack<Text>.Type`.
public nonisolated struct NavigationStack<Data, Root: View>: Primitive {
    /// `_ = NavigationStack(path: model.projectedValue.numbers) { text }`, not
    /// `_ = NavigationStack(path: [1]) { text }`.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    { fatalError() }
}

/// `let a: any ShapeStyle = Color.primary; _ = a`, not `let a: any ShapeStyle = text`.
public protocol ShapeStyle: Sendable {}

/// `let a: Color = .primary; _ = a`, not `let a: Color = "primary"`.
@frozen public struct Color: ShapeStyle, Primitive {
    /// `_ = Color.primary`, not `_ = Color.primary()`.
    public static let primary = Color()
}

extension View {
    /// `_ = text.foregroundStyle(Color.primary)`, not `_ = text.foregroundStyle(text)`.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    /// `_ = text.overlay { text }`, not `_ = text.overlay { string }`.
    public nonisolated func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { self }
    /// `_ = text.navigationTitle("Top Movies")`, not `_ = text.navigationTitle(1)`.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    /// `_ = text.navigationTitle(text)`, not `_ = text.navigationTitle(title: text)`.
    public nonisolated func navigationTitle(_ title: Text) -> some View { self }
    /// `_ = text.toolbar { text }`, not `_ = text.toolbar { string }`.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// `_ = text.onAppear { act() }`, not `_ = text.onAppear { await fetch() }`.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    /// `_ = text.navigationDestination(for: Int.self) { _ in text }`, not
    /// `_ = text.navigationDestination(for: Int.self) { (_: String) in text }`.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
}
