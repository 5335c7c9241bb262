import Foundation
import KataMutants

let help = """
    Usage: kata COMMAND

    For authors:
      mutants [TEXT]  make each fault (or those whose name contains TEXT) in a copy of each step, and show which laws
                      and rules notice it; some minutes, and exit status 1 if one survives
    """

let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
let words = CommandLine.arguments.dropFirst()
do {
    switch (words.first, words.count) {
    case ("mutants", 1...2) where words.last != "--help":
        exit(try MutantsCommand(root: root, only: words.dropFirst().first).run() ? 0 : 1)
    case ("--help", 1), ("-h", 1), ("mutants", 2):
        print(help)
    default:
        FileHandle.standardError.write(Data("\(help)\n".utf8))
        exit(64)
    }
} catch {
    FileHandle.standardError.write(Data("kata: \(error)\n".utf8))
    exit(1)
}
