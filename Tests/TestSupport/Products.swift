public import Foundation

/// A class in the tests' own bundle: on Darwin, the main bundle belongs to the process that loads it.
private final class Product {}

extension URL {
    /// The folder of the programs that are built with the tests.
    public static var products: URL {
        let bundle = Bundle(for: Product.self).bundleURL
        return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    }
}
