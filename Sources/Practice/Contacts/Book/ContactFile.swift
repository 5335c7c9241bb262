import Fetching
import Foundation
import Platform

/// Reads a store's file, and replaces the file to add a contact. The calls block the thread.
struct ContactFile: Sendable {
    let path: String
    /// How long to wait while another program writes in the folder.
    let patience: Duration
    /// The function to call if that takes more than half a second.
    let willWait: @Sendable () -> Void

    /// The file itself: programs that reach it through different links must lock the same folder.
    private var file: URL { URL(filePath: path).resolvingSymlinksInPath() }
    private var folder: String { file.deletingLastPathComponent().path }

    func contacts() throws(ContactStoreError) -> [Contact] {
        let json: Data
        do {
            try checkType()
            json = try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile where FileManager.default.fileExists(atPath: folder) {
            return []
        } catch {
            throw .cannotRead(path, because: error)
        }
        do {
            return try StoredContacts(reading: json).contacts
        } catch {
            throw .damaged(path, because: error)
        }
    }

    /// Throws `ENXIO` for a pipe, a device or a socket, some of which block when they're opened.
    private func checkType() throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        let types: [FileAttributeType?] = [.typeRegular, .typeDirectory, .typeSymbolicLink]
        guard types.contains(attributes[.type] as? FileAttributeType) else {
            throw SystemError(code: ENXIO)
        }
    }

    func append(_ contact: Contact) throws(ContactStoreError) {
        do {
            try withLock(onFolder: folder, patience: patience, willWait: willWait) {
                let stored = StoredContacts(try contacts() + [contact])
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                try encoder.encode(stored).write(to: file, options: .atomic)
            }
        } catch let error as ContactStoreError {
            throw error
        } catch {
            throw .cannotWrite(path, because: error)
        }
    }
}
