import Foundation
import KataKit

exit(Kata(repository: .this).run(Array(CommandLine.arguments.dropFirst())))
