extension Mutant {
    static let platformFaults = [
        Mutant(
            "the view model imports ConsoleUI", in: "MovieListViewModel.swift", "import Binding",
            "import Binding\nimport ConsoleUI", rule: "platform"),
        Mutant(
            "the view model has a console", in: "MovieListViewModel.swift", "    private let limit: Int",
            "    private let limit: Int\n    var console: Console?", rule: "platform"),
        Mutant(
            "the view model prints", in: "MovieListViewModel.swift", "        fetch?.cancel()\n",
            "        print(\"fetching \\(limit)\")\n", rule: "platform"),
        Mutant(
            "the presenter prints", in: "MovieListPresenter.swift", steps: 2...4, "    func reload() {",
            "    func reload() {\n        print(\"reload\")", rule: "platform"),
        Mutant(
            "the presenter prints inside a string", in: "MovieListPresenter.swift", steps: 2...4,
            "    func reload() {", "    func reload() {\n        let text = #\"\"\"\n\\#(print(1))\n\"\"\"#",
            rule: "platform"),
        Mutant(
            "the contract of the details imports ConsoleUI", in: "MovieDetailContract.swift", "import MovieCatalog",
            "public import struct ConsoleUI.Command", rule: "platform"),
        Mutant(
            "the presenter writes to a file handle", in: "MovieDetailPresenter.swift", steps: 2...4,
            "        presentation =", "        FileHandle.standardOutput.write(Data())\n        presentation =",
            rule: "platform"),
    ]
}
