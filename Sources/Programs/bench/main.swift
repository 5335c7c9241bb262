import ConsoleProgram
import ConsoleUI
import Foundation

// Prints the steps' costs as multiples of step 1's, or Binding's as multiples of simpler code's:
//   swift run -c release bench [--binding]
let binding = Flag("--binding", "compare Binding with simpler code")
let nothing = Flag("--nothing", "only print a line, to be compared with the steps' programs")

func run(_ arguments: Arguments) async throws {
    if arguments[nothing] {
        print("the fastest start: a program that has the same libraries, writes a line and ends")
    } else if arguments[binding] {
        BindingFigures.show()
    } else {
        show("tap to output, µs", try await App.taps())
        show("start to first byte, ms", try await Launch.starts())
    }
}

do {
    try await run(Arguments(Array(CommandLine.arguments.dropFirst()), options: [binding, nothing]))
} catch let error as UsageError {
    FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
    exit(ExitCode.usage.rawValue)
}
// `print` doesn't report errors.
guard fflush(nil) == 0 else {
    FileHandle.standardError.write(Data("bench: The output could not be written.\n".utf8))
    exit(ExitCode.inputOutput.rawValue)
}
