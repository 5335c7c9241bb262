/// A generator of the same numbers for the same seed, on every system: SplitMix64.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Begins at `seed`.
    public init(seed: UInt64) { state = seed }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number below `bound`, or 0 where there is none.
    public mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

    /// Returns one of `choices`, of which there is at least one.
    public mutating func one<Choice>(of choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
