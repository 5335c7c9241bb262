import Structure

extension Fault {
    static let platform = [
        Fault(
            "the view model imports ConsoleUI", rule: "platform", in: "MovieListViewModel.swift",
            find: "import Binding", replace: "import Binding\nimport ConsoleUI"),
        Fault(
            "the view model has a console", rule: "platform", in: "MovieListViewModel.swift",
            find: "    private let limit: Int", replace: "    private let limit: Int\n    var console: Console?"),
        Fault(
            "the view model prints", rule: "platform", in: "MovieListViewModel.swift",
            find: "        fetch?.cancel()\n", replace: "        print(\"fetching \\(limit)\")\n"),
        Fault(
            "the presenter prints", rule: "platform", steps: .presenter ... .interactor, in: "MovieListPresenter.swift",
            find: "    func reload() {", replace: "    func reload() {\n        print(\"reload\")"),
        Fault(
            "the presenter prints inside a string", rule: "platform", steps: .presenter ... .interactor,
            in: "MovieListPresenter.swift",
            find: "    func reload() {",
            replace: "    func reload() {\n        let text = #\"\"\"\n\\#(print(1))\n\"\"\"#"),
        Fault(
            "the contract of the details imports ConsoleUI", rule: "platform", in: "MovieDetailContract.swift",
            find: "import MovieCatalog", replace: "public import struct ConsoleUI.Command"),
        Fault(
            "the presenter writes to a file handle", rule: "platform", steps: .presenter ... .interactor,
            in: "MovieDetailPresenter.swift",
            find: "        presentation =",
            replace: "        FileHandle.standardOutput.write(Data())\n        presentation ="),
    ]
}
