public import Foundation

/// A class in the tests' own bundle: on Darwin, the main bundle is that of the process that loads it.
private final class Product {}

extension URL {
    /// The folder with the programs built alongside the tests.
    public static var products: URL {
        let bundle = Bundle(for: Product.self).bundleURL
        return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    }
}
