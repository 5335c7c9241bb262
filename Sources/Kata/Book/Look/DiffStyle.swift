/// How a hunk looks in one column and in two, and how the rename is undone.
enum DiffStyle {
    static let css = """
        .hunk figcaption, .lens figcaption { display: flex; flex-wrap: wrap; gap: 0 .9rem; align-items: baseline;
          padding-bottom: .3rem; }
        figcaption .links { margin-left: auto; }
        figcaption .links a { color: var(--quiet); margin-left: .75rem; }
        figcaption .links a:hover { color: var(--accent); }
        figure:focus { outline: none; }
        figure:focus > .code { outline: 2px solid var(--accent); outline-offset: 2px; }
        figure:target > .code { border-color: var(--accent); }
        .added { color: var(--added); } .removed { color: var(--removed); }
        .diff mark { color: inherit; border-radius: .2em; }
        .diff ins { background: var(--ins); } .diff ins mark { background: var(--ins-word); }
        .diff del { background: var(--del); } .diff del mark { background: var(--del-word); }
        .diff .text::before { position: absolute; left: .6ch; text-indent: 0; font-weight: 700; user-select: none;
          -webkit-user-select: none; }
        .diff ins .text::before { content: "+"; color: var(--added); }
        .diff del .text::before { content: "−"; color: var(--removed); }
        .diff .line::before, .diff .line::after { display: none; }
        .diff .line::before { content: attr(data-o); } .diff ins.line::before { content: ""; }
        .diff .line::after { content: attr(data-n); }
        .diff .twin { display: none; }
        .diff b { font-weight: inherit; }
        @media (min-width: 700px) {
          .diff .line { grid-template-columns: 4ch 4.5ch minmax(0, 1fr); }
          .diff .line::before, .diff .line::after { display: block; grid-row: 1; }
          .diff .text { grid-column: 3; grid-row: 1; }
        }
        @media screen and (min-width: 700px) {
          :root:has(#view-split:checked) {
            .two-sided { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
              background: linear-gradient(var(--line), var(--line)) center / 1px 100% no-repeat var(--code); }
            .two-sided .line { grid-row: var(--r); grid-column: 1; grid-template-columns: 4ch minmax(0, 1fr); }
            .two-sided .line::after { display: none; }
            .two-sided .text { grid-column: 2; }
            .two-sided ins.line, .two-sided .twin { display: grid; grid-column: 2; }
            .two-sided ins.line::before, .two-sided .twin::before { content: attr(data-n); }
          }
        }

        .lens { scroll-margin-top: 4.5rem; }
        .rename-lens { margin: 0 0 3rem; }
        .rename-lens figure { margin-bottom: 1.5rem; }
        .switch { position: sticky; top: 0; z-index: 1; background: var(--paper); max-width: none; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; font: 1rem/1.5 var(--sans);
          padding: .75rem 0; }
        @media (min-width: 1100px) { .switch { top: 3.4rem; } }
        .switch label { cursor: pointer; font-weight: 600; padding: .4rem 1rem .4rem .8rem; border-radius: .4rem;
          border: 1px solid var(--line); }
        .switch label:hover { border-color: var(--accent); }
        .switch input { width: 1.1rem; height: 1.1rem; vertical-align: -.15rem; margin: 0 .4rem 0 0; }
        .verdict { visibility: hidden; color: var(--added); font-weight: 600; }
        :root:has(#undo:checked) {
          .verdict { visibility: visible; }
          .lens .size, .lens .was-file { display: none; }
          .lens .diff del { display: none; }
          .lens .diff ins, .lens .diff del, .lens .diff mark { background: none; }
          .lens .diff ins .text::before, .lens .diff del .text::before { content: none; }
          .lens .diff ins.line::before { content: attr(data-o); }
          .lens b { font-size: 0; }
          .lens b::after { content: attr(data-was); font-size: var(--code-size); }
        }
        @media screen and (min-width: 700px) {
          :root:has(#undo:checked):has(#view-split:checked) {
            .lens .diff del { display: grid; }
            .lens .diff ins.line::before { content: attr(data-n); }
          }
        }
        """
}
