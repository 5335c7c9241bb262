import Foundation
import TestSupport
import Testing

@testable import KataKit
@testable import Structure

/// The lamp for any module: the faults it must report, and the code it must accept.
struct ModuleLampTests {
    @Test(arguments: [
        "TopMovies/1-MVVM", "TopMovies/2-Presenter", "TopMovies/3-Router", "TopMovies/4-Interactor",
        "Practice/Contacts/MVVM", "Practice/Contacts/VIPER", "Practice/Login", "Practice/Articles/VIPER",
    ])
    func `our own modules have no findings`(folder: String) throws {
        let files = try StructureStep.sources.appending(path: folder).swiftFiles()
        let lamp = ModuleLamp(of: files)
        #expect(lamp.findings == [] && lamp.fileCount == files.count && !lamp.modules.isEmpty)
    }

    @Test func `no sound design is refused`() throws {
        for mutant in sample(try Repository.this.mutants(in: "sound"), oneForEach: \.steps) {
            let steps = StructureStep.allCases.filter { mutant.steps.contains($0.rawValue) }
            for step in steps.suffix(provesEverything ? steps.count : 1) {
                let lamp = ModuleLamp(of: try mutant.applied(to: step.files(), as: step.rawValue))
                #expect(lamp.findings == [], "\(mutant) in step \(step.rawValue)")
            }
        }
    }

    /// This lamp reads names instead of types, and our console isn't UIKit. Among the mutants in `structure` and
    /// `cheats`, the lamp therefore finds only those with cycles or formatting.
    @Test(.inFullRun)
    func `the lamp for any module also finds some structural faults in step 4`() throws {
        let faults = try Repository.this.mutants(in: "structure", "cheats").filter { $0.steps.contains(4) }
        let files = try StructureStep.interactor.files()
        let found = try faults.count { !ModuleLamp(of: try $0.applied(to: files, as: 4)).findings.isEmpty }
        #expect((7...faults.count).contains(found), "\(found) of \(faults.count)")
    }

    private static let viper = Result {
        Dictionary(uniqueKeysWithValues: try cases(in: "viper").map { ($0.name, $0.text) })
    }

    @Test func `a textbook module has no findings`() throws {
        let lamp = ModuleLamp(of: try Self.viper.get())
        #expect(lamp.findings == [])
        #expect(lamp.modules.map(\.style) == ["VIPER"])
    }

    @Test(arguments: try edits("module-faults"))
    func `a fault is reported with its file, line and rule`(edit: Patch) throws {
        var files = try edit.applied(to: Self.viper.get())
        if files.values.contains(where: { $0.contains("onChange") }) {
            files["ListProtocols.swift"]?.replace(
                "func viewDidLoad", with: "var onChange: (() -> Void)? { get set }; func viewDidLoad")
        }
        let findings = ModuleLamp(of: files).findings
        let places = findings.map { "\($0.file), line \($0.line ?? 0), rule \($0.rule)" }
        let place = try "\(#require(edit.edits.first).file), \(#require(edit.fields["in"]?.first))"
        #expect(places.contains(place) && Set(places).count == places.count, "\(findings)")
        #expect(findings.allSatisfy { $0.sentence.hasSuffix(".") && $0.sentence.contains(/[:.] \S/) })
    }

    @Test(arguments: try edits("module-sound"))
    func `code that only resembles a fault is accepted`(edit: Patch) throws {
        var files = try edit.applied(to: Self.viper.get())
        files["MockPresenter.swift"] =
            "final class MockPresenter: ListPresenterProtocol { var view: ListViewController? }"
        for folder in ["ListTests", "Pods/List", "Carthage/List"] {
            files["\(folder)/Fake.swift"] = "import UIKit\nclass FakeInteractor { var router: ListWireframe? }"
        }
        #expect(ModuleLamp(of: files).findings == [])
    }

    private static func edits(_ name: String) throws -> [Patch] { Patch.all(parsing: try caseText(name), fields: []) }

    @Test func `Fuzz: whatever the sources contain, each finding is on one of their lines`() async throws {
        let viper = try Self.viper.get()
        let seeds = viper.values.sorted() + [viper.values.sorted().joined(separator: "\n")]
        let words =
            ["\n", "class ", "protocol ", "extension ", "struct ", "enum ", "func ", "var ", "let ", "weak ", "case "]
            + ["typealias ", "where ", "#if ", "_ = ", "if let ", "navigationController?.present(", ".sink {"]
            + #"{ } ( ) [ ] < > : , . ? ! = -> @ init self super UI Presenter ViewController " \("#
            .split(separator: " ").map(String.init)
        try await Fuzzing("modules", seeds: seeds, dictionary: words, short: 300)() { input in
            let text = input.text
            let lamp = ModuleLamp(of: ["A.swift": text, "ListProtocols.swift": viper["ListProtocols.swift"] ?? ""])
            let (lineCount, found) = (1 + text.utf8.count { $0 == 0x0A }, lamp.findings.filter { $0.file == "A.swift" })
            try hold(found.allSatisfy { 1...lineCount ~= $0.line ?? 0 }, "findings on lines of the file")
            try hold(found.allSatisfy { !$0.sentence.isEmpty && !$0.rule.isEmpty }, "findings that aren't empty")
        }
    }

    @Test func `modules of other architectures have no findings`() {
        let loop = """
            class ShowViewController: UIViewController { var interactor: ShowInteractor?; func go() { interactor?.load() } }
            class ShowInteractor { var presenter: ShowPresenter?; func load() {} }
            class ShowPresenter { weak var viewController: ShowViewController? }
            """
        #expect(ModuleLamp(of: ["Show.swift": loop]).findings == [])
        #expect(ModuleLamp(of: ["Show.swift": loop]).modules.isEmpty)
        let rib = "final class WinInteractor: PresentableInteractor<WinPresentable> { weak var router: WinRouting? }"
        #expect(ModuleLamp(of: ["Win.swift": rib]).findings == [])
        let store = "import ComposableArchitecture\nstruct WinView: View { let store: StoreOf<Win> }"
        #expect(ModuleLamp(of: ["Win.swift": store]).modules.map(\.name) == ["TCA"])
        let deep = String(repeating: "{", count: 20_000) + String(repeating: "class A { func f() { (", count: 5_000)
        #expect(ModuleLamp(of: ["Deep.swift": deep, "Types.swift": "class B { func f() \(deep)"]).findings == [])
        let massive = "class HomeViewController: UIViewController { let api = HomeAPI(); func go() { api.load() } }"
        let lamp = ModuleLamp(of: ["Home.swift": massive, "API.swift": "class HomeAPI { func load() {} }"])
        #expect(lamp.findings == [] && lamp.modules.isEmpty)
    }

    @Test func `layers that share a name aren't judged, and app code that only resembles doubles is`() throws {
        var files = try Self.viper.get()
        files["Twin.swift"] = "final class ListPresenter {}\nstruct Row {}"
        files["Row.swift"] = "struct Row {}"
        files["Photo.swift"] = """
            class PreviewViewController: UIViewController { let presenter: TestimonialsPresenter }
            class TestimonialsPresenter {
                var view: PreviewViewController?; let interactor: FindInteractor
                let users: UserService; let notices: NotificationService
                func go() { users.signIn() }
                func tell() { notices.post() }
            }
            class FindInteractor { var alert: Alert? }
            protocol UserService { func signIn() }
            class NotificationService { func post() {} }
            class MockInteractor { var view: PreviewViewController? }
            """
        let lamp = ModuleLamp(of: files)
        #expect(lamp.remarks.map(\.sentence) == ["Not judged: ListPresenter is also declared at Twin.swift:1."])
        let found = lamp.findings.map { "\($0.line ?? 0) \($0.rule)" }
        #expect(found == ["3 holds-down", "5 service-is-below", "8 platform"])
        #expect(lamp.modules.map(\.name) == ["Testimonials"])
    }

    @Test(arguments: [
        ("struct AView: View { @State var model = AViewModel() }\n@Observable class AViewModel {}", "MVVM, step 1;"),
        ("class V: UIView { let model: AViewModel }\nclass AViewModel { let d = DateFormatter() }", "MVVM, step 1b;"),
        (
            "class AView: UIView { let viewModel: AViewModel }\nclass AViewModel { let find: FindUseCase }\n"
                + "class FindUseCase {}", "MVVM with use cases: step 2 of road B; left: the router, the rename"
        ),
        (
            "class AViewController: NSViewController { let model: AViewModel }\nclass AViewModel {}\n"
                + "class ACoordinator { func start() { _ = AViewController() } }",
            "MVVM with a router"
        ),
        ("class AView: UIView { let presenter: APresenter }\nclass APresenter { let service: AService }", "MVP:"),
        (
            "class AView: UIView { let presenter: APresenter }\nclass APresenter { init(interactor: AInteractor) {} }\n"
                + "class AInteractor {}", "VIPER, without a router"
        ),
        (
            "class AView: UIView { let viewModel: AViewModel; let d = DateFormatter() }\n"
                + "class AViewModel { var view: AView? }", "MVVM, step 1;"
        ),
        (
            "class AView: Screen { let presenter: APresenter }\nclass APresenter { let m: AViewModel }\nclass AViewModel {}",
            "step 2:"
        ),
    ])
    func `the lamp reports how far a module has moved from MVVM towards VIPER`(source: String, style: String) {
        #expect(ModuleLamp(of: ["A.swift": source]).modules.map { $0.style.hasPrefix(style) } == [true])
    }
}
