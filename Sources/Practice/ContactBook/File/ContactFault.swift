/// Why some text holds no contacts: the rest of a sentence that starts with where the text came from.
struct ContactFault: Error {
    let reason: String
    let advice: String

    init(reason: String, advice: String = "mend it by hand, or move it away to begin anew") {
        self.reason = reason
        self.advice = advice
    }
}
