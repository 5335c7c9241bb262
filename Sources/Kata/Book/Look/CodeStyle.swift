/// How code looks. A long line is wrapped behind its own indentation, so that nothing has to be scrolled.
enum CodeStyle {
    static let css = """
        .code { display: grid; grid-template-columns: minmax(0, 1fr); margin: 0; padding: .5rem 0;
          font: var(--code-size)/1.55 var(--mono); background: var(--code); border: 1px solid var(--line);
          border-radius: .4rem; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4;
          font-variant-ligatures: none; }
        .code .line { display: grid; grid-template-columns: minmax(0, 1fr); text-decoration: none; }
        .code .text { position: relative; min-height: 1.55em; padding: 0 .75ch 0 calc(var(--i) * 1ch + 4.5ch);
          text-indent: calc(var(--i) * -1ch - 2ch); }
        .code .line::before, .code .line::after { color: var(--quiet); text-align: right; user-select: none;
          -webkit-user-select: none; }
        .numbered .text { padding-left: calc(var(--i) * 1ch + 3.2ch); }
        .plain .text { padding-left: calc(var(--i) * 1ch + 3.2ch); }
        .numbered .line::before { display: none; content: attr(data-n); }
        .numbered .line:target { background: var(--ins); box-shadow: inset 3px 0 var(--accent); }
        @media (min-width: 700px) {
          .numbered .line { grid-template-columns: 4ch minmax(0, 1fr); }
          .numbered .line::before { display: block; }
        }
        .file { font: 600 var(--code-size)/1.5 var(--mono); overflow-wrap: anywhere; }
        .place { color: var(--quiet); }
        .excerpt figcaption { padding-bottom: .3rem; }
        .appendix details { border-bottom: 1px solid var(--line); }
        .appendix details .code { margin-bottom: 1rem; }
        """
}
