package import Foundation

/// An address that can be asked: http or https, with a host.
struct HTTPAddress {
    let url: URL

    init?(_ url: URL) {
        // On Linux, a scheme in capitals stops the whole program.
        guard var components = URLComponents(url: url.absoluteURL, resolvingAgainstBaseURL: true),
            let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = components.host, !host.isEmpty
        else { return nil }
        components.scheme = scheme
        guard let url = components.url else { return nil }
        self.url = url
    }
}

extension URL {
    /// The address as it may be shown: without a user and a password.
    package var withoutCredentials: String {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return "the address" }
        components.user = nil
        components.password = nil
        return components.string ?? "the address"
    }
}
