import Fetching
import Foundation

/// The steps of reading a store's file, and of replacing it by one with another contact. They block.
struct ContactFile {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    func contacts() throws(ContactStoreError) -> [Contact] {
        let place = try place()
        let file: StoredFile?
        do {
            file = try StoredFile(at: path)
            // There is no file where there is no folder, but then none can be added either.
            if file == nil { _ = try Descriptor(opening: place.folder, O_RDONLY | O_DIRECTORY) }
        } catch {
            throw .unreadable(path, error)
        }
        return try contacts(in: file)
    }

    func append(_ contact: Contact) throws(ContactStoreError) {
        let place = try place()
        let folder: LockedFolder
        do {
            folder = try LockedFolder(at: place.folder)
        } catch {
            throw .unwritable(path, error)
        }
        let file: StoredFile?
        do {
            file = try folder.file(named: place.name)
        } catch {
            throw .unreadable(path, error)
        }
        let contacts = try contacts(in: file) + [contact]
        // Names can always be encoded, which the compiler does not know.
        guard let bytes = try? StoredContacts(contacts).bytes() else {
            throw .unwritable(path, SystemError(code: EILSEQ))
        }
        do {
            try folder.replace(file, named: place.name, with: bytes)
        } catch {
            throw .unwritable(path, error)
        }
        do {
            try folder.synchronize()
        } catch {
            throw .unconfirmed(path, error)
        }
    }

    private func place() throws(ContactStoreError) -> StorePlace {
        let place: StorePlace
        do {
            place = try StorePlace(path)
        } catch {
            throw .unreadable(path, error)
        }
        // Some file systems know no case.
        if place.name.lowercased() == LockedFolder.newName { throw .reserved(path) }
        return place
    }

    private func contacts(in file: StoredFile?) throws(ContactStoreError) -> [Contact] {
        guard let file else { return [] }
        do {
            return try StoredContacts(reading: file.bytes).contacts
        } catch {
            throw ContactStoreError(kind: .damaged, message: error.sentence(about: path))
        }
    }
}
