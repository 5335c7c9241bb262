import Foundation

extension URL {
    /// What each file of the folder holds, by its name.
    func sources() throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: path(percentEncoded: false))
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try String(contentsOf: appending(path: $0), encoding: .utf8)) })
    }
}
