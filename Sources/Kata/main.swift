import Foundation

exit(Kata(repository: .this).run(Array(CommandLine.arguments.dropFirst())))
