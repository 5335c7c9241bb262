public import Foundation

/// A class in the tests' own bundle. On Darwin, the main bundle belongs to the process that loads the tests.
private final class Product {}

extension URL {
    /// The folder with the programs built alongside the tests.
    public static var products: URL {
        let bundle = Bundle(for: Product.self).bundleURL
        return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    }
}
