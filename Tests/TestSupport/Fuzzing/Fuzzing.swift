public import Foundation
public import Testing

/// One input of a fuzzer: a seed with some damage, always the same for its number.
public struct FuzzInput: Sendable {
    /// From 1.
    public let number: Int
    /// The input's bytes.
    public let bytes: [UInt8]
    /// The bytes as a file's bytes.
    public var data: Data { Data(bytes) }
    /// The bytes as text, repaired where they aren't valid.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A property that doesn't hold.
public struct BrokenProperty: Error, CustomStringConvertible {
    /// The sentence that should be true.
    public let description: String
}

/// Throws where a property of a reader doesn't hold.
public func hold(_ condition: Bool, _ property: @autoclosure () -> String) throws(BrokenProperty) {
    if !condition { throw BrokenProperty(description: property()) }
}

/// A fuzzer for one reader. It tries a few inputs, or with `FUZZ=1000000` in the environment its share of that many;
/// those of the short run come first. `FUZZ_SEED` gives others.
///
/// The input under way is in `fuzz-READER-PID` in the temporary folder, and stays there after a crash.
public struct Fuzzing {
    /// How many fuzzers share the inputs of a long run.
    private static let readers = 11
    private static let environment = ProcessInfo.processInfo.environment
    /// How many inputs a long run has, or nil for the short run.
    public static let total = environment["FUZZ"].flatMap { Int($0) }
    private static let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

    private let reader: String
    private let seeds, dictionary: [[UInt8]]
    private let count: Int

    /// Prepares a fuzzer.
    /// - Parameters:
    ///   - seeds: Realistic inputs.
    ///   - dictionary: Tokens that the reader treats specially.
    ///   - short: How many inputs the short run has where everything is proven; else it has an eighth of them.
    public init(_ reader: String, seeds: [String], dictionary: [String], short: Int) {
        self.reader = reader
        (self.seeds, self.dictionary) = (seeds.map { Array($0.utf8) }, dictionary.map { Array($0.utf8) })
        count = Self.total.map { max(1, $0 / Self.readers) } ?? (provesEverything ? short : short / 8)
    }

    /// Returns an input: a seed, with one damage or a few.
    public func input(_ number: Int) -> FuzzInput {
        var random = SplitMix64(seed: Self.seed << 32 &+ UInt64(number))
        var bytes = random.one(of: seeds)
        repeat { Mutation.damage(&bytes, seeds: seeds, dictionary: dictionary, &random) } while random.below(2) == 0
        return FuzzInput(number: number, bytes: bytes)
    }

    /// Tries all inputs, until the first that breaks a property, or in a long run takes more than a second.
    public func callAsFunction(
        _ location: SourceLocation = #_sourceLocation, check: (FuzzInput) async throws -> Void
    ) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(reader)-\(getpid())")
        for number in 1...max(1, count) {
            let input = input(number)
            try save(input.data, to: file.path)
            do {
                // Other processes, or other fuzzers, may have used the processor.
                var tries = 0
                while try await ContinuousClock().measure({ try await check(input) }) > .seconds(1), Self.total != nil {
                    tries += 1
                    if tries == 5 { throw BrokenProperty(description: "takes more than a second") }
                }
            } catch {
                let text = input.text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
                Issue.record("\(reader), input \(number): \(error)\n\(text)", sourceLocation: location)
                break
            }
        }
        // A sweep of the temporary folder may have taken it.
        try? FileManager.default.removeItem(at: file)
    }
}
