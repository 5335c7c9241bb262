import ConsoleUI
import Testing

struct ArgumentsTests {
    private let options: [Arguments.Option] = [
        .init("--format", "text|json", "what to write"),
        .init("--trace", nil, "print each hop"),
    ]

    @Test(arguments: [
        ["--format", "json", "--trace"], ["--trace", "--format=json"],
        ["--format=a=b", "--format=json", "--trace"],
    ])
    func `options are read in any order and in either spelling, and the last value wins`(words: [String]) throws {
        let arguments = try Arguments(words, options: options)
        #expect(arguments["--format"] == "json")
        #expect(arguments["--trace"] == "")
        #expect(try Arguments([], options: options)["--format"] == nil)
    }

    @Test(arguments: [
        (["--fromat", "json"], "Unknown option '--fromat'. Did you mean '--format'?"),
        (["--fromat=json"], "Unknown option '--fromat'. Did you mean '--format'?"),
        (["--nonsense"], "Unknown option '--nonsense'."), (["-x"], "Unknown option '-x'."),
        (["movies.json"], "'movies.json' doesn't belong to an option."),
        (["--format"], "'--format' needs a value: --format text|json"),
        (["--format="], "'--format' needs a value: --format text|json"),
        (["--format", ""], "'--format' needs a value: --format text|json"),
        (["--trace=yes"], "'--trace' takes no value."),
        ([""], "'' doesn't belong to an option."),
    ])
    func `incorrect usage is rejected with a message that quotes it`(words: [String], message: String) {
        #expect(throws: Arguments.UsageError(message)) { try Arguments(words, options: options) }
    }

    @Test func `a password is left out of a message, even if the password contains white space`() {
        let error = Arguments.UsageError("'ftp://ann:open \n sesame@example.org' doesn't belong to an option.")
        #expect(error.message == "'ftp://…@example.org' doesn't belong to an option.")
    }
}
