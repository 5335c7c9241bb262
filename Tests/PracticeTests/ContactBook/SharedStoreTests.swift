import ContactBook
import Foundation
import Synchronization
import TestSupport
import Testing

/// A file used by several tasks or programs at the same time.
nonisolated extension FileContactStoreTests {
    @Test(arguments: [true, false])
    func `eight tasks that add contacts at the same time lose nothing, and two stores in one folder don't mix`(
        shareStore: Bool
    ) async throws {
        let (count, paths) = (provesEverything ? 10 : 3, [folder.store, folder.path("others.json")])
        let shared = paths.map { FileContactStore(path: $0) }
        try await withThrowingTaskGroup { group in
            for task in 0..<8 {
                let store = shareStore ? shared[task % 2] : FileContactStore(path: paths[task % 2])
                group.addTask {
                    for last in 0..<count { try await store.add(Contact(firstName: "\(task)", lastName: "\(last)")) }
                }
            }
            try await group.waitForAll()
        }
        for (index, store) in shared.enumerated() {
            let contacts = try await store.contacts()
            #expect(contacts.count == 4 * count)
            for task in stride(from: index, to: 8, by: 2) {
                #expect(contacts.filter { $0.firstName == "\(task)" }.map(\.lastName) == (0..<count).map(String.init))
            }
        }
        #expect(try folder.names == ["contacts.json", "others.json"])
    }

    @Test func `adding to a store in a locked folder times out, and writes nothing`() async throws {
        try await store.add(.ada)
        let holder = try OtherWriter(in: folder.path)
        let impatient = FileContactStore(path: folder.store, patience: .milliseconds(20)) { _ in
            Issue.record("the store reported a wait longer than its patience")
            holder.end()
        }
        let error = try await impatient.addingError()
        let reason = "is in a folder where another program keeps writing; end that program, or try again"
        #expect(error == ContactStoreError(kind: .unwritable, message: "'\(folder.store)' \(reason)."))
        #expect(try await store.contacts() == [.ada], "reading doesn't wait")
        holder.end()
        try await FileContactStore(path: folder.store, patience: .milliseconds(20)).add(.ada)
    }

    @Test func `a wait is reported once, and then the contact is saved`() async throws {
        let holder = try OtherWriter(in: folder.path)
        let said = Mutex<[String]>([])
        let store = FileContactStore(path: folder.store, patience: .seconds(60)) { sentence in
            said.withLock { $0.append(sentence) }
            holder.end()
        }
        try await store.add(.ada)
        let sentences = said.withLock { $0 }
        #expect(sentences == ["Another program is writing to the folder of '\(folder.store)': waiting for it."])
        #expect(try await store.contacts() == [.ada])
    }

    @Test func `a wait that times out is reported at most once`() async throws {
        let holder = try OtherWriter(in: folder.path)
        let said = Mutex(0)
        let store = FileContactStore(path: folder.store, patience: .milliseconds(700)) { _ in said.withLock { $0 += 1 }
        }
        #expect(try await store.addingError().kind == .unwritable)
        #expect(said.withLock(\.self) <= 1)
        holder.end()
    }

    @Test func `while a writer adds contacts, a reader only ever reads complete contacts`() async throws {
        let isDone = Mutex(false)
        async let added: Void = { [store] in
            defer { isDone.withLock { $0 = true } }
            for number in 0..<30 { try await store.add(Contact(firstName: "Ada", lastName: "\(number)")) }
        }()
        var most = 0
        while !isDone.withLock(\.self) {
            let contacts = try await store.contacts()
            #expect(contacts == (0..<contacts.count).map { Contact(firstName: "Ada", lastName: "\($0)") })
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
