import Foundation

let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
let words = CommandLine.arguments.dropFirst()
do {
    switch (words.first, words.count) {
    case ("mutants", 1...2):
        exit(try MutantsCommand(root: root, only: words.dropFirst().first).run() ? 0 : 1)
    default:
        print("Usage: kata mutants [PART OF A NAME]")
        exit(words.first == "--help" ? 0 : 64)
    }
} catch {
    FileHandle.standardError.write(Data("kata: \(error)\n".utf8))
    exit(1)
}
