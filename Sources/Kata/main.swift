import Foundation

let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
exit(Kata(repository: Repository(root: root)).run(Array(CommandLine.arguments.dropFirst())))
