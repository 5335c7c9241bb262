extension StepsPicture {
    /// The four steps, to be gone through one by one; all at once on paper, and where the style sheet can't hide any.
    func figure(caption: String) -> HTML {
        let choices = frames.map { ("steps-\($0.step.number)", $0.title) } + [("steps-all", "All")]
        let inputs = choices.enumerated().map { index, choice -> HTML in
            let checked: HTML = index == 0 ? " checked=\"checked\"" : ""
            return """
                <input type="radio" name="steps" id="\(choice.0)"\(checked) /><label for="\(choice.0)">\(choice.1)</label>
                """
        }
        let pictures = (frames + [nil]).map { frame -> HTML in
            """
            <div class="picture frame"><div class="scroll wide">\(HTML(raw: svg(of: frame, isTall: false)))</div>\
            <div class="scroll tall">\(HTML(raw: svg(of: frame, isTall: true)))</div></div>
            """
        }
        return """
            <figure class="steps"><form class="controls" aria-label="The steps"><fieldset><legend>Step</legend>\
            \(inputs)</fieldset></form><div class="frames">\(pictures, separator: "\n")</div>\
            <figcaption>\(caption)</figcaption></figure>
            """
    }
}
