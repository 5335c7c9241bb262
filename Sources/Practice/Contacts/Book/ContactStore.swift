/// Where contacts are kept: neither a view model's role, nor a part of VIPER, as the articles say.
public protocol ContactStore: Sendable {
    /// Reads all contacts, in the order in which they came.
    /// - Throws: A ``ContactStoreError`` that says what went wrong, where, and what to do next.
    func contacts() async throws(ContactStoreError) -> [Contact]

    /// Keeps `contact` behind those that are there already. When this returns, it is kept; when it throws, it is not.
    /// - Throws: A ``ContactStoreError`` that says what went wrong, where, and what to do next.
    func add(_ contact: Contact) async throws(ContactStoreError)
}
