import Foundation

let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
let kata = Kata(
    commands: [
        StatusCommand.self, ListCommand.self, StartCommand.self, CheckCommand.self, WatchCommand.self, HintCommand.self,
        SolutionCommand.self, ResetCommand.self, DoctorCommand.self, OwnDiffCommand.self, BookCommand.self,
        HistoryCommand.self,
        StepsCommand.self, ExercisesCommand.self,
        MutantsCommand.self,
    ],
    repository: Repository(root: root))
exit(kata.run(Array(CommandLine.arguments.dropFirst())))
