public import Foundation
public import Testing

/// One input of a fuzzer: a seed with random damage that depends only on `FUZZ_SEED` and the input's number.
public struct FuzzInput: Sendable {
    /// The input's number, from 1.
    public let number: Int
    /// The damaged bytes.
    public let bytes: [UInt8]
    /// The bytes as `Data`.
    public var data: Data { Data(bytes) }
    /// The bytes as text, with invalid UTF-8 repaired.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A property that a reader turned out not to have.
public struct BrokenProperty: Error, CustomStringConvertible {
    /// The property that should be true, or what happens instead.
    public let description: String
}

/// Throws `BrokenProperty` unless the condition is true.
public func hold(_ condition: Bool, _ property: @autoclosure () -> String) throws(BrokenProperty) {
    if !condition { throw BrokenProperty(description: property()) }
}

/// A fuzzer for one reader, such as a parser. Tries a few inputs or, with `FUZZ=1000000` in the environment, its share
/// of a million. Such a long run starts with the short run's inputs. `FUZZ_SEED` selects different inputs.
///
/// The current input is stored as `fuzz-READER-PID` in the temporary folder, and stays there after a crash.
public struct Fuzzing {
    /// The number of fuzzers that share the inputs of a long run.
    private static let readers = 7
    private static let environment = ProcessInfo.processInfo.environment
    /// The number of inputs that the fuzzers share in a long run, or nil in a short run.
    public static let total = environment["FUZZ"].flatMap { Int($0) }
    private static let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

    private let reader: String
    private let seeds, dictionary: [[UInt8]]
    private let count: Int

    /// Creates a fuzzer.
    /// - Parameters:
    ///   - seeds: Realistic inputs.
    ///   - dictionary: Tokens that have a meaning for the reader.
    ///   - short: The number of inputs with `EVERYTHING=1` but without `FUZZ`. With neither, an eighth as many.
    public init(_ reader: String, seeds: [String], dictionary: [String], short: Int) {
        self.reader = reader
        (self.seeds, self.dictionary) = (seeds.map { Array($0.utf8) }, dictionary.map { Array($0.utf8) })
        count = Self.total.map { max(1, $0 / Self.readers) } ?? (provesEverything ? short : short / 8)
    }

    /// Returns the input with this number: a seed, damaged one or more times.
    public func input(_ number: Int) -> FuzzInput {
        var random = SplitMix64(seed: Self.seed << 32 &+ UInt64(number))
        var bytes = random.one(of: seeds)
        repeat { Mutation.damage(&bytes, seeds: seeds, dictionary: dictionary, &random) } while random.below(2) == 0
        return FuzzInput(number: number, bytes: bytes)
    }

    /// Tries the inputs until one breaks a property or, in a long run, takes more than a second.
    public func callAsFunction(
        _ location: SourceLocation = #_sourceLocation, check: (FuzzInput) async throws -> Void
    ) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(reader)-\(getpid())")
        for number in 1...max(1, count) {
            let input = input(number)
            try save(input.data, to: file.path)
            do {
                // Another fuzzer may have used the processor, so a slow input is tried again.
                var tries = 0
                while try await Self.isSlow({ try await check(input) }), Self.total != nil {
                    tries += 1
                    if tries == 5 { throw BrokenProperty(description: "takes more than a second") }
                }
            } catch {
                let text = input.text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
                Issue.record("\(reader), input \(number): \(error)\n\(text)", sourceLocation: location)
                break
            }
        }
        // The temporary folder may have been cleaned up in the meantime.
        try? FileManager.default.removeItem(at: file)
    }

    /// Returns whether `work` takes more than a second, and this process uses the processor for more than a second.
    private static func isSlow(_ work: () async throws -> Void) async throws -> Bool {
        let start = clock()
        let duration = try await ContinuousClock().measure(work)
        // A clock tick is a microsecond on every system.
        return duration > .seconds(1) && clock() - start > 1_000_000
    }
}
