package import Foundation

/// An address that can be fetched: http or https, with a host and a valid port.
struct HTTPAddress {
    /// The address, without credentials.
    let url: URL
    /// The `Authorization` header's value, set because Darwin sends an address's credentials only after a challenge.
    private(set) var authorization: String?

    init?(_ url: URL) {
        // On Linux, a scheme in capitals crashes the whole program.
        guard var components = URLComponents(url: url.absoluteURL, resolvingAgainstBaseURL: true),
            let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = components.host, !host.isEmpty, (0...65_535).contains(components.port ?? 80)
        else { return nil }
        components.scheme = scheme
        if components.user != nil || components.password != nil {
            let credentials = Data("\(components.user ?? ""):\(components.password ?? "")".utf8)
            authorization = "Basic \(credentials.base64EncodedString())"
        }
        (components.user, components.password) = (nil, nil)
        guard let url = components.url else { return nil }
        self.url = url
    }

    /// Returns the destination of a redirect from this address to `target`. Only the same server gets the credentials.
    func redirected(to target: URL) -> HTTPAddress? {
        guard var next = HTTPAddress(target) else { return nil }
        if next.authorization == nil, next.server == server { next.authorization = authorization }
        return next
    }

    private var server: [String?] {
        [url.scheme, url.host()?.lowercased(), "\(url.port ?? (url.scheme == "https" ? 443 : 80))"]
    }
}

extension URL {
    /// The address as shown in messages, without its user name and password.
    package var withoutCredentials: String {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return "the address" }
        components.user = nil
        components.password = nil
        return components.string ?? "the address"
    }
}
