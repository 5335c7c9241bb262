import Foundation
import Testing

@testable import Structure

/// The compiler's answer to a question stays valid until a module that the answer depends on is rebuilt.
struct AnswerCacheTests {
    @Test func `a cached answer is valid until an imported module is rebuilt`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let modules = folder.appending(path: "Modules")
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        for name in ["Binding", "Other"] { try Data().write(to: modules.appending(path: "\(name).swiftmodule")) }
        func cache(_ question: String...) -> AnswerCache {
            AnswerCache(for: question, importing: ["Binding", "Foundation"], from: modules)
        }
        #expect(cache("a", "b").facts == nil)
        cache("a", "b").store(AnswerCache.Facts(types: [], members: []))
        for (name, age) in [("Binding", -10.0), ("Other", 10)] { try touch(name, in: modules, age: age) }
        #expect(cache("a", "b").facts != nil)
        #expect(cache("ab").facts == nil && cache("a", "c").facts == nil && cache("b", "a").facts == nil)
        try touch("Binding", in: modules, age: 10)
        #expect(cache("a", "b").facts == nil)
    }

    private func touch(_ name: String, in modules: URL, age: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date.now.addingTimeInterval(age)],
            ofItemAtPath: modules.appending(path: "\(name).swiftmodule").path(percentEncoded: false))
    }
}
