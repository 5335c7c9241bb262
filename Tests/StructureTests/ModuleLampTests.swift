import Foundation
import TestSupport
import Testing

@testable import Structure
@testable import kata

/// The lamp for anybody's module: what it must say of faults, and where it must stay silent.
struct ModuleLampTests {
    @Test(arguments: [
        "TopMovies/1-MVVM", "TopMovies/2-Presenter", "TopMovies/3-Router", "TopMovies/4-Interactor",
        "Practice/Contacts/MVVM", "Practice/Contacts/VIPER", "Practice/Login", "Practice/Articles/VIPER",
    ])
    func `our own modules have no findings, as with the structure rules`(folder: String) throws {
        let files = try StructureStep.sources.appending(path: folder).swiftFiles()
        let lamp = ModuleLamp(of: files)
        #expect(lamp.findings == [] && lamp.fileCount == files.count && !lamp.modules.isEmpty)
    }

    @Test func `no sound design is refused`() throws {
        let sound = try Repository.this.mutants(in: "sound")
        for step in StructureStep.allCases {
            let files = try step.files()
            for mutant in sound where mutant.steps.contains(step.rawValue) {
                let lamp = ModuleLamp(of: try mutant.applied(to: files, as: step.rawValue))
                #expect(lamp.findings == [], "\(mutant) in step \(step.rawValue)")
            }
        }
    }

    /// Words tell less than types: of the structure rules' own faults and cheats, it sees the half, and calls none of the
    /// rest something else.
    @Test func `it finds the structural faults that other apps can have, too`() throws {
        let faults = try Repository.this.mutants(in: "structure", "cheats").filter { $0.steps.contains(4) }
        let files = try StructureStep.interactor.files()
        let found = try faults.count { !ModuleLamp(of: try $0.applied(to: files, as: 4)).findings.isEmpty }
        #expect((37...faults.count).contains(found), "\(found) of \(faults.count)")
    }

    // MARK: A module of UIKit's

    private static let viper = [
        "ListView.swift": """
        import UIKit
        class ListViewController: UIViewController, ListViewProtocol {
            var presenter: ListPresenterProtocol?
            override func viewDidLoad() {
                presenter?.viewDidLoad()
            }
            func show(_ rows: [String]) {}
        }
        """,
        "ListPresenter.swift": """
        import Foundation
        final class ListPresenter: ListPresenterProtocol, ListInteractorOutput {
            weak var view: ListViewProtocol?
            var interactor: ListInteractorInput?
            var router: ListWireframeProtocol?
            func viewDidLoad() {
                interactor?.fetch()
            }
            func didFetch(_ posts: [Post]) { view?.show(posts.map(\\.title)) }
        }
        """,
        "ListInteractor.swift": """
        import Foundation
        final class ListInteractor: ListInteractorInput {
            weak var output: ListInteractorOutput?
            private let dataManager: PostDataManager
            init(dataManager: PostDataManager) { self.dataManager = dataManager }
            func fetch() {
                output?.didFetch(dataManager.posts())
            }
        }
        """,
        "ListWireframe.swift": """
        import UIKit
        final class ListWireframe: ListWireframeProtocol {
            weak var viewController: UIViewController?
            func showDetail(of post: Post) {
                viewController?.navigationController?.pushViewController(UIViewController(), animated: true)
            }
            static func make() -> UIViewController {
                let view = ListViewController()
                let presenter = ListPresenter()
                let interactor = ListInteractor(dataManager: PostDataManager())
                interactor.output = presenter
                presenter.view = view
                presenter.interactor = interactor
                view.presenter = presenter
                return view
            }
        }
        """,
        "ListProtocols.swift": """
        import UIKit
        protocol ListViewProtocol: AnyObject { func show(_ rows: [String]) }
        protocol ListPresenterProtocol: AnyObject { var interactor: ListInteractorInput? { get set }; func viewDidLoad() }
        protocol ListInteractorInput: AnyObject { func fetch() }
        protocol ListInteractorOutput: AnyObject { func didFetch(_ posts: [Post]) }
        protocol ListWireframeProtocol: AnyObject { func showDetail(of post: Post) }
        """,
        "Post.swift": "struct Post: Codable { let title: String; let date: Date }",
        "PostDataManager.swift": "final class PostDataManager { func posts() -> [Post] { [] } }",
    ]

    @Test func `a textbook module has no findings and no suspicions`() {
        let lamp = ModuleLamp(of: Self.viper)
        #expect(lamp.findings == [] && lamp.suspicions == [])
        #expect(lamp.modules.map(\.style) == ["VIPER"] && lamp.modules.map(\.moves) == [3])
        #expect(lamp.map.boxes.map(\.name) == ["View", "Presenter", "Interactor", "Router", "Service"])
        #expect(
            lamp.map.arrows.map { "\($0.from) \($0.kind) \($0.to)" } == [
                "Interactor weak Presenter", "Interactor call Service", "Presenter weak View",
                "Presenter call Interactor",
                "Presenter call Router", "View call Presenter",
            ])
    }

    /// A file, what stands there, what takes its place, the line that the finding must name, and the rule.
    @Test(arguments: [
        ("ListPresenter", "weak var view", "var view", 3, "holds-down"),
        ("ListInteractor", "weak var output", "var output", 3, "holds-down"),
        (
            "ListWireframe", "weak var viewController: UIViewController?", "var viewController: UIViewController?", 3,
            "holds-down"
        ),
        ("ListView", "presenter?.viewDidLoad()", "presenter?.interactor?.fetch()", 5, "view-asks-next"),
        ("ListView", "presenter?.viewDidLoad()", "_ = PostDataManager().posts()", 5, "view-asks-next"),
        ("ListView", "presenter?.viewDidLoad()", "URLSession.shared.dataTask(with: url) {}", 5, "view-asks-next"),
        (
            "ListView", "presenter?.viewDidLoad()", "present(ListWireframe.make(), animated: true)", 5,
            "router-navigates"
        ),
        (
            "ListView", "presenter?.viewDidLoad()", "navigationController?.pushViewController(next, animated: true)", 5,
            "router-navigates"
        ),
        (
            "ListView", "func show(_ rows: [String]) {}",
            "func show(_ post: Post) { DateFormatter().string(from: post.date) }", 7,
            "view-does-not-format"
        ),
        ("ListPresenter", "interactor?.fetch()", "let alert = UIAlertController()", 7, "no-views-below"),
        ("ListPresenter", "interactor?.fetch()", "_ = PostDataManager().posts()", 7, "presenter-asks-interactor"),
        ("ListPresenter", "interactor?.fetch()", "let next = ListViewController()", 7, "no-navigation-below"),
        (
            "ListPresenter", "weak var view: ListViewProtocol?", "weak var view: ListViewController?", 3,
            "view-has-a-protocol"
        ),
        (
            "ListInteractor", "weak var output", "var router: ListWireframeProtocol?\nweak var output", 3,
            "business-looks-down"
        ),
        (
            "ListInteractor", "weak var output", "weak var view: ListViewProtocol?\nweak var output", 3,
            "business-looks-down"
        ),
        (
            "ListInteractor", "output?.didFetch", "formatter.dateStyle = .short; output?.didFetch", 7,
            "business-does-not-format"
        ),
        ("ListInteractor", "import Foundation", "import UIKit", 1, "no-framework-import"),
        (
            "ListWireframe", "viewController?.nav", "PostDataManager().posts(); viewController?.nav", 5,
            "router-only-navigates"
        ),
        ("Post", "let title: String", "let title: String; var badge: UIColor { .red }", 1, "no-views-below"),
        ("PostDataManager", "func posts", "var delegate: ListInteractorInput?; func posts", 1, "holds-down"),
        (
            "ListView", "presenter?.viewDidLoad()", "presenter?.onChange = { self.view.layoutIfNeeded() }", 5,
            "closure-holds-self"
        ),
        (
            "ListView", "presenter?.viewDidLoad()", "_ = presenter?.rows.sink { _ in }", 5, "subscription-is-kept"
        ),
        ("ListView", "presenter?.viewDidLoad()", "presenter?.onChange = viewDidLoad", 5, "closure-holds-self"),
        ("ListView", "presenter?.viewDidLoad()", "presenter?.onChange = self.viewDidLoad", 5, "closure-holds-self"),
        (
            "ListView", "presenter?.viewDidLoad()", "let next = DetailViewController()\nshow(next, sender: self)", 6,
            "router-navigates"
        ),
        (
            "ListView", "presenter?.viewDidLoad()", "let session: URLSession = .shared; session.invalidate()", 5,
            "view-asks-next"
        ),
        ("ListView", "presenter?.viewDidLoad()", "_ = URLSession(configuration: .default)", 5, "view-asks-next"),
        (
            "ListPresenter", "func viewDidLoad() {", "let defaults: UserDefaults\nfunc viewDidLoad() { defaults.set(1)",
            7,
            "presenter-asks-interactor"
        ),
        (
            "ListPresenter", "interactor?.fetch()", "UserDefaults.standard.set(1, forKey: \"a\")", 7,
            "presenter-asks-interactor"
        ),
        ("ListInteractor", "output?.didFetch", "(output as? ListPresenter)?.didFetch", 7, "business-looks-down"),
        (
            "ListInteractor", "import Foundation",
            "import Foundation\nextension Opening where Self: ListInteractor { func open() { UIApplication.shared.open() } }",
            2, "no-views-below"
        ),
        (
            "ListPresenter", "func viewDidLoad() {\n        interactor?.fetch()",
            """
            var timer: Timer?
            deinit { timer?.invalidate() }
            func viewDidLoad() {
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.interactor?.fetch() }
            """, 9, "closure-holds-self"
        ),
    ])
    func `a fault is found in its place`(file: String, old: String, new: String, line: Int, rule: String) throws {
        var files = Self.viper
        let text = try #require(files["\(file).swift"])
        try #require(text.contains(old))
        files["\(file).swift"] = text.replacingOccurrences(of: old, with: new)
        if new.contains("onChange") {
            files["ListProtocols.swift"]?.replace(
                "func viewDidLoad", with: "var onChange: (() -> Void)? { get set }; func viewDidLoad")
        }
        let findings = ModuleLamp(of: files).findings
        #expect(
            findings.contains { $0.file == "\(file).swift" && $0.line == line && $0.rule == rule }, "\(findings)")
        #expect(findings.allSatisfy { $0.sentence.hasSuffix(".") && $0.sentence.contains(/[:.] \S/) })
    }

    /// What a reader of words alone might take for one of the faults above.
    @Test(arguments: [
        ("ListView", "presenter?.viewDidLoad()", "// navigationController?.pushViewController(next, animated: true)"),
        ("ListView", "presenter?.viewDidLoad()", "print(\"PostDataManager().posts() \\(1)\")"),
        ("ListView", "presenter?.viewDidLoad()", "present(UIAlertController(title: nil), animated: true)"),
        ("ListView", "presenter?.viewDidLoad()", "let alert = UIAlertController()\npresent(alert, animated: true)"),
        (
            "ListView", "presenter?.viewDidLoad()",
            "presenter?.onChange = { [weak self] in self?.view.layoutIfNeeded() }"
        ),
        ("ListView", "presenter?.viewDidLoad()", "UIView.animate(withDuration: 1) { self.view.alpha = 0 }"),
        ("ListView", "presenter?.viewDidLoad()", "presenter?.onChange = closure()"),
        ("ListView", "presenter?.viewDidLoad()", "presenter?.show(1, sender: self)"),
        (
            "ListView", "presenter?.viewDidLoad()",
            "let mail = MFMessageComposeViewController()\npresent(mail, animated: true)"
        ),
        (
            "ListView", "func show",
            "static func make() -> AnyObject { ListInteractor(dataManager: .init()) }; func show"
        ),
        ("ListInteractor", "output?.didFetch", "(output as? ListInteractorOutput)?.didFetch"),
        (
            "ListPresenter", "weak var view: ListViewProtocol?",
            "var view: ListViewProtocol?\ninit(to view: AnyObject) { self.view = WeakProxy(view) }"
        ),
        (
            "ListPresenter", "weak var view: ListViewProtocol?",
            """
            struct Box: ListViewProtocol { weak var it: ListViewController? }
            var view: ListViewProtocol?
            init(to controller: ListViewController) { view = Box(it: controller) }
            """
        ),
        (
            "ListPresenter", "interactor?.fetch()",
            "_ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.viewDidLoad() }"
        ),
        ("ListPresenter", "weak var view", "unowned let view"),
        ("ListPresenter", "weak var view", "private unowned(safe) var view"),
        ("ListPresenter", "interactor?.fetch()", "let text = DateFormatter().string(from: .now)"),
        (
            "ListInteractor", "output?.didFetch",
            "let formatter = DateFormatter()\nformatter.dateFormat = \"yyyy\"\noutput?.didFetch"
        ),
        ("ListWireframe", "viewController?.nav", "let alert = UIAlertController()\nviewController?.nav"),
        ("Post", "let title: String", "let title: String; enum Kind: String, Codable { case view, presenter }"),
    ])
    func `code that only resembles a fault is accepted`(file: String, old: String, new: String) throws {
        var files = Self.viper
        let text = try #require(files["\(file).swift"])
        try #require(text.contains(old))
        files["\(file).swift"] = text.replacingOccurrences(of: old, with: new)
        files["MockPresenter.swift"] =
            "final class MockPresenter: ListPresenterProtocol { var view: ListViewController? }"
        files["ListTests/FakeTests.swift"] = "import UIKit\nclass ListInteractorTests { var router: ListWireframe? }"
        #expect(ModuleLamp(of: files).findings == [])
    }

    @Test func `Fuzz: whatever the sources contain, each finding is on a line of one`() async throws {
        let seeds = Self.viper.values.sorted() + [Self.viper.values.sorted().joined(separator: "\n")]
        let words = [
            "class ", "protocol ", "extension ", "struct ", "enum ", "{", "}", "(", ")", "[", "]", "<", ">", ":", ",",
            ".", "?",
            "!", "=", "->", "@", "func ", "init", "var ", "let ", "weak ", "case ", "typealias ", "where ", "self",
            "super", "UI",
            "Presenter", "ViewController", "navigationController?.present(", ".sink {", "\"", "\\(", "#if ", "_ = ",
            "\n", "if let ",
        ]
        try await Fuzzing("modules", seeds: seeds, dictionary: words, short: 300)() { input in
            let text = input.text
            let lamp = ModuleLamp(of: ["A.swift": text, "ListProtocols.swift": Self.viper["ListProtocols.swift"] ?? ""])
            let lineCount = 1 + text.utf8.count { $0 == 0x0A }
            let found = (lamp.findings + lamp.suspicions).filter { $0.file == "A.swift" }
            try hold(found.allSatisfy { 1...lineCount ~= $0.line ?? 0 }, "findings on lines of the file")
            try hold(found.allSatisfy { !$0.sentence.isEmpty && !$0.rule.isEmpty }, "findings that say something")
        }
    }

    @Test func `modules of other architectures are left alone`() {
        let loop = """
            class ShowViewController: UIViewController { var interactor: ShowInteractor?; func go() { interactor?.load() } }
            class ShowInteractor { var presenter: ShowPresenter?; func load() {} }
            class ShowPresenter { weak var viewController: ShowViewController? }
            """
        #expect(ModuleLamp(of: ["Show.swift": loop]).findings == [])
        #expect(ModuleLamp(of: ["Show.swift": loop]).modules.map(\.style) == ["VIP, as Clean Swift has it"])
        let rib = "final class WinInteractor: PresentableInteractor<WinPresentable> { weak var router: WinRouting? }"
        #expect(ModuleLamp(of: ["Win.swift": rib]).findings == [])
        let massive = "class HomeViewController: UIViewController { let api = HomeAPI(); func go() { api.load() } }"
        let lamp = ModuleLamp(of: ["Home.swift": massive, "API.swift": "class HomeAPI { func load() {} }"])
        #expect(
            lamp.findings == []
                && lamp.modules.map(\.style) == ["MVC: no layer below the view. Step 1 extracts a view model"])
    }

    @Test(arguments: [
        ("struct AView: View { @State var model = AViewModel() }\n@Observable class AViewModel {}", "MVVM, step 1;"),
        (
            "class AViewController: NSViewController { let model: AViewModel }\nclass AViewModel {}\nclass ACoordinator {}",
            "MVVM with a router"
        ),
        ("class AView: UIView { let p: APresenter }\nclass APresenter { let service: AService }", "MVP:"),
        (
            "class AView: Screen { let p: APresenter }\nclass APresenter { let m: AViewModel }\nclass AViewModel {}",
            "step 2:"
        ),
    ])
    func `the lamp says how far a module is from MVVM to VIPER`(source: String, style: String) {
        #expect(ModuleLamp(of: ["A.swift": source]).modules.map { $0.style.hasPrefix(style) } == [true])
    }
}
