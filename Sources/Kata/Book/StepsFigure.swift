/// The four steps, to be gone through one by one; all at once on paper, and where the style sheet can't hide any.
struct StepsFigure {
    let picture: StepsPicture
    let caption: String

    var html: HTML {
        let choices = picture.frames.map { ("steps-\($0.step.number)", $0.title) } + [("steps-all", "All")]
        let inputs = choices.enumerated().map { index, choice -> HTML in
            let checked: HTML = index == 0 ? " checked=\"checked\"" : ""
            return """
                <input type="radio" name="steps" id="\(choice.0)"\(checked) /><label for="\(choice.0)">\(choice.1)</label>
                """
        }
        let frames = (picture.frames + [nil]).map { frame -> HTML in
            let (wide, tall) = (picture.svg(of: frame, isTall: false), picture.svg(of: frame, isTall: true))
            return """
                <div class="picture frame"><div class="scroll wide">\(HTML(raw: wide))</div>\
                <div class="scroll tall">\(HTML(raw: tall))</div></div>
                """
        }
        return """
            <figure class="steps"><form class="controls" aria-label="The steps"><fieldset><legend>Step</legend>\
            \(inputs)</fieldset></form><div class="frames">\(frames, separator: "\n")</div>\
            <figcaption>\(caption)</figcaption></figure>
            """
    }
}
