import Foundation
import KataMutants
import KataRoute

let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
let kata = Kata(
    commands: [MutantsCommand.self],
    repository: Repository(root: root))
exit(kata.run(Array(CommandLine.arguments.dropFirst())))
