/// The text that each commit is introduced by.
enum Readme {
    static func text(for lesson: Lesson) -> String {
        """
        # Top Movies, step \(lesson.step.number): \(lesson.step.title)

        \(lesson.body)

        One small app on its way from MVVM to VIPER, one commit and one tag for each step. The step stands in
        `Sources/TopMovies`; the rest is what it runs on.

        ```sh
        swift run top-movies               # the app; --trace prints each hop from layer to layer
        swift test                         # the laws that every step keeps
        git log --oneline                  # the steps
        git show -- Sources/TopMovies      # what this one changes
        ```

        """
    }
}
