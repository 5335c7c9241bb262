import Testing

@testable import ConsoleProgram

struct ArgumentsTests {
    private let format = Option("--format", oneOf: ["text", "json"], "what to write")
    private let title = Option("--title", "TEXT", "what to call it")
    private let trace = Flag("--trace", "print each hop")
    private var options: [any DeclaredOption] { [format, title, trace] }

    @Test(arguments: [
        ["--format", "json", "--trace"],
        ["--trace", "--format=json"],
        ["--format=xml", "--format=json", "--trace"],
    ])
    func `options are read in any order and in either spelling, and the last value wins`(
        words: [String]
    ) throws {
        let arguments = try Arguments(words, options: options)
        #expect(arguments[format] == "json")
        #expect(arguments[trace])
    }

    @Test func `an option that isn't given has its default value`() throws {
        let arguments = try Arguments([], options: options)
        #expect(arguments[format] == nil)
        #expect(!arguments[trace])
    }

    @Test func `a value may contain an equals sign`() throws {
        #expect(try Arguments(["--title=a=b"], options: options)[title] == "a=b")
    }

    @Test(arguments: [
        (["--fromat", "json"], "Unknown option '--fromat'. Did you mean '--format'?"),
        (["--fromat=json"], "Unknown option '--fromat'. Did you mean '--format'?"),
        (["--nonsense"], "Unknown option '--nonsense'."),
        (["--sourcehttp://me:pass=word@host/"], "Unknown option '--sourcehttp://…@host/'."),
        (["-x"], "Unknown option '-x'."),
        (["movies.json"], "'movies.json' doesn't belong to an option."),
        (["--format"], "'--format' needs a value: --format text|json"),
        (["--format="], "'--format' needs a value: --format text|json"),
        (["--format", ""], "'--format' needs a value: --format text|json"),
        (["--format", "xml"], "'--format' takes 'text' or 'json', not 'xml'."),
        (["--trace=yes"], "'--trace' takes no value."),
        ([""], "'' doesn't belong to an option."),
    ])
    func `incorrect usage is rejected with a message that quotes it`(
        words: [String], message: String
    ) {
        #expect(throws: UsageError(message)) { try Arguments(words, options: options) }
    }

    @Test(arguments: ["ann:open \n sesame", "ann@mail:s3cret", "t0ken", ""])
    func `a password or token is left out of a message, even if it contains white space`(credentials: String) {
        let error = UsageError("'ftp://\(credentials)@example.org' doesn't belong to an option.")
        #expect(error.message == "'ftp://…@example.org' doesn't belong to an option.")
    }
}
