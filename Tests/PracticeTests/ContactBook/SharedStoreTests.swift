import ContactBook
import Foundation
import Synchronization
import TestSupport
import Testing

/// A file used by several tasks or programs at the same time.
nonisolated extension FileContactStoreTests {
    @Test func `eight tasks that add contacts at the same time lose nothing, even through a link`() async throws {
        let count = provesEverything ? 10 : 3
        try FileManager.default.createDirectory(atPath: folder.path("links"), withIntermediateDirectories: false)
        try await store.add(.ada)
        let link = folder.path("links/link.json")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../contacts.json")
        let stores = [store, FileContactStore(path: folder.store), FileContactStore(path: link)]
        try await withThrowingTaskGroup { group in
            for task in 0..<8 {
                let store = stores[task % 3]
                group.addTask {
                    for last in 0..<count {
                        try await store.add(Contact(firstName: "\(task)", lastName: "\(last)"))
                    }
                }
            }
            try await group.waitForAll()
        }

        let contacts = try await store.contacts()
        #expect(contacts.count == 8 * count + 1)
        for task in 0..<8 {
            let names = contacts.filter { $0.firstName == "\(task)" }.map(\.lastName)
            #expect(names == (0..<count).map(String.init))
        }
        #expect(try folder.names == ["contacts.json", "links"])
    }

    @Test func `adding to a store in a locked folder times out, and writes nothing`() async throws {
        try await store.add(.ada)
        let impatient = FileContactStore(path: folder.store, patience: .milliseconds(20))
        let other = try OtherWriter(in: folder.path)
        let error = try await impatient.addingError()
        let reason = "is in a folder where another program keeps writing; end that program, or try again"
        #expect(error == ContactStoreError(kind: .unwritable, message: "'\(folder.store)' \(reason)."))
        #expect(try await store.contacts() == [.ada], "reading doesn't wait")
        other.end()
        try await impatient.add(.ada)
        #expect(try await store.contacts() == [.ada, .ada])
    }

    @Test func `waiting for another program is reported, once`() async throws {
        let messages = Mutex<[String]>([])
        let other = try OtherWriter(in: folder.path)
        let store = FileContactStore(path: folder.store, patience: .seconds(1)) { message in
            messages.withLock { $0.append(message) }
        }
        _ = try await store.addingError()
        other.end()
        try await store.add(.ada)
        let message = "Another program is writing to the folder of '\(folder.store)': waiting for it."
        #expect(messages.withLock(\.self) == [message])
    }

    @Test func `while a writer adds contacts, a reader only ever reads complete contacts`() async throws {
        let isDone = Mutex(false)
        async let added: Void = { [store] in
            defer {
                isDone.withLock { $0 = true }
            }
            for number in 0..<30 {
                try await store.add(Contact(firstName: "Ada", lastName: "\(number)"))
            }
        }()
        var most = 0
        while !isDone.withLock(\.self) {
            let contacts = try await store.contacts()
            #expect(contacts.map(\.lastName) == (0..<contacts.count).map(String.init))
            #expect(contacts.count >= most)
            most = contacts.count
        }
        try await added
        #expect(try await store.contacts().count == 30)
    }
}

/// A stand-in for another program that has locked a folder.
private nonisolated final class OtherWriter: Sendable {
    private let descriptor: Int32

    init(in folder: String) throws {
        descriptor = open(folder, O_RDONLY | O_DIRECTORY)
        try #require(flock(descriptor, LOCK_EX) == 0)
    }

    func end() { flock(descriptor, LOCK_UN) }

    deinit { close(descriptor) }
}
