public import Foundation

/// Returns what the compiler says of a file with `source`, compiled in one module with the files in `others`.
public func compilerDiagnostics(of source: String, named name: String, with others: [URL] = []) throws -> String {
    let folder = try TemporaryFolder()
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
        ["swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", "6"]
        + others.map { $0.path(percentEncoded: false) } + [try folder.write(Data(source.utf8), to: name)]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
}
