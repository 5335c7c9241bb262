import Foundation
import KataMutants
import KataRoute
import KataSteps

let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
let kata = Kata(
    commands: [StepsCommand.self, MutantsCommand.self],
    repository: Repository(root: root))
exit(kata.run(Array(CommandLine.arguments.dropFirst())))
