import Synchronization
import TestSupport
import Testing

@testable import ContactBook

/// What must be on the disk, and in which order, so that a power failure loses nothing.
nonisolated struct DurabilityTests {
    @Test func `new content is on the disk before it replaces the store, and then the folder is, too`() throws {
        let folder = try TemporaryFolder()
        for contact in [Contact].examples.prefix(3) {
            var file = ContactFile(folder.store)
            let old = try file.contacts()
            let calls = Mutex<[(names: [String], contacts: [Contact])]>([])
            file.synchronize = { _ in
                let call = ((try? folder.names) ?? [], (try? ContactFile(folder.store).contacts()) ?? [])
                calls.withLock { $0.append(call) }
            }
            try file.append(contact)
            let seen = calls.withLock(\.self)
            #expect(seen.count == 2)
            #expect(seen.first?.names.contains(".contact-store.new") == true)
            #expect(seen.first?.contacts == old)
            #expect(seen.last?.names == ["contacts.json"])
            #expect(seen.last?.contacts == old + [contact])
        }
    }
}
