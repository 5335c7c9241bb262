import ExerciseKit

/// The picture of both roads. It's drawn by hand twice, once for wide pages and once for phones.
/// Each step is a frame, and the last frame is the legend.
enum StepsPicture {
    static let wide = "Steps/steps.svg"
    static let tall = "Steps/steps-tall.svg"

    /// Returns the frames of a drawing, each as a separate picture.
    static func frames(of drawing: String) -> [Substring] {
        drawing.matches(of: /(?s)<svg class="drawing frame".*?<\/svg>/).map(\.0)
    }

    /// Returns the steps, shown one at a time, or all at once on request, on paper, or if style sheets can't hide any.
    static func figure(wide: String, tall: String, caption: String) -> HTML {
        let titles = wide.matches(of: /class="title"[^>]*>([^<]+)/).map { String($0.1) }
        let choices = zip(1..., titles).map { ("steps-\($0)", $1) } + [("steps-all", "All")]
        let inputs = choices.map { id, title -> HTML in
            let checked: HTML = id == "steps-1" ? " checked=\"checked\"" : ""
            return """
                <input type="radio" name="steps" id="\(id)"\(checked) /><label for="\(id)">\(title)</label>
                """
        }
        let pictures = zip(frames(of: wide), frames(of: tall)).map { wide, tall -> HTML in
            """
            <div class="picture frame"><div class="scroll wide">\(HTML(raw: String(wide)))</div>\
            <div class="scroll tall">\(HTML(raw: String(tall)))</div></div>
            """
        }
        return """
            <figure class="steps">
            <form class="controls" aria-label="The steps"><fieldset><legend>Step</legend>\(inputs)</fieldset></form>
            <div class="frames">\(pictures, separator: "\n")</div>
            <figcaption>\(caption)</figcaption></figure>
            """
    }
}
