import Foundation
import TestSupport
import Testing

/// The articles program from the outside: its output, its diagnostics and its exit status.
@Suite(.timeLimit(.minutes(5))) struct ArticlesProgramTests {
    private let program = PracticeProgram.articles

    @Test func `the bundled articles are listed, sorted and opened`() async throws {
        let run = try await program.run(input: "sort author\nopen 1\n")
        #expect(run.lines.dropFirst().first == "1. routers are not view controllers  (Screens & Stacks, Nov 2, 2017)")
        #expect(try run.lines.dropFirst(7).joined(separator: "\n") + "\n" == caseText("printed-articles"))
        #expect(run.diagnostics == "")
        #expect(run.status == 0)
    }

    @Test func `'--sort' sets the initial order, whatever the key's case, and only JSON is output`() async throws {
        let json = #"[{"title": "B", "date": "05/26/2014"}, {"title": "a"}, 7]"#
        let run = try await run(on: json, ["--sort", "Title", "--format", "json"], input: "sort x\nopen 2")
        #expect(
            run.output == #"""
                {"articles":[{"authors":"–","date":"–","title":"a","website":"–"},{"authors":"–","date":"May 26, 2014","title":"B","website":"–"}],"screen":"list","sort":"title"}
                {"article":{"authors":"–","content":"–","date":"May 26, 2014","imageURL":"–","title":"B","website":"–"},"screen":"detail"}

                """#)
        let refusal = "Articles are sorted by date, title, author or website, not by 'x'.\n"
        #expect(run.diagnostics == "1 of 3 entries left out: not an object\n" + refusal)
        #expect(run.status == 0)
    }

    @Test(arguments: [
        (["--sort", "size"], 64, "'--sort' takes 'date', 'title', 'author' or 'website', not 'size'."),
        (["--limit", "3"], 64, "Unknown option '--limit'."),
        (["--source", "/no/such.json"], 66, "'/no/such.json' does not exist; check the path."),
    ])
    func `incorrect usage and a missing file are reported in one line`(
        words: [String], status: Int32, message: String
    ) async throws {
        let run = try await program.run(words)
        #expect(run.status == status)
        let advice = status == 64 ? " Try 'articles-viper --help'." : ""
        #expect(run.output.isEmpty == (status == 64))
        #expect(run.diagnostics == "articles-viper: \(message)\(advice)\n")
    }

    @Test(arguments: [
        ("", "is empty; give it a list of articles."),
        (#"{"feed": []}"#, "found an object without 'articles'"),
    ])
    func `a file that isn't a list of articles is reported, and the program ends with status 65`(
        content: String, saying: String
    ) async throws {
        let run = try await run(on: content, input: "open 1\n")
        #expect(run.status == 65)
        #expect(run.output.hasPrefix("The articles could not be loaded. '"))
        #expect(run.output.contains(saying))
        #expect(run.diagnostics.contains("articles-viper: '"))
        #expect(run.diagnostics.contains(saying))
    }

    @Test(.needsCurl) func `the status is 69 if the answer breaks off, and 0 if it's complete`() async throws {
        let server = try LoopbackServer { path, connection in
            let feed = #"{"articles": [{"title": "A"}]}"#
            if path == "/gone" {
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[")
            } else {
                connection.answer(body: feed)
            }
        }
        let gone = try await program.run(["--source", server.url("/gone").absoluteString])
        #expect(gone.status == 69)
        #expect(gone.output.hasPrefix("The articles could not be loaded. '\(try server.url("/gone"))'"))
        let here = try await program.run(["--source", server.url("/here").absoluteString])
        #expect(here == Run(output: "Articles\n1. A  (–, –)\n", diagnostics: "", status: 0))
    }

    @Test func `an empty list isn't a failure`() async throws {
        let run = try await run(on: "[]")
        #expect(run == Run(output: "No content\n", diagnostics: "", status: 0))
    }

    private func run(
        on content: String, _ arguments: [String] = [], input: String = ""
    ) async throws -> Run {
        let folder = try TemporaryFolder()
        let path = try folder.write(Data(content.utf8), to: "articles.json")
        return try await program.run(["--source", path] + arguments, input: input)
    }
}
