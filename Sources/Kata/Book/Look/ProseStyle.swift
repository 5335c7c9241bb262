/// How prose looks, and what stands beside it.
enum ProseStyle {
    static let css = """
        main h2 { font-size: clamp(2rem, 1.5rem + 2vw, 3rem); line-height: 1.1; margin: 0 0 1.5rem; font-weight: 600;
          letter-spacing: -.015em; text-wrap: balance; }
        main h3 { font-size: 1.6rem; line-height: 1.25; margin: 3.5rem 0 1rem; font-weight: 600; }
        main h4 { font-size: 1.2rem; line-height: 1.3; margin: 2.75rem 0 .9rem; font-weight: 600; }
        main h5, main h6 { font-size: 1.125rem; margin: 2rem 0 .75rem; }
        main p, main ul, main ol, blockquote { margin: 0 0 1.1rem; }
        main p, main li, blockquote { max-width: var(--measure); hanging-punctuation: first; text-wrap: pretty; }
        .chapter ul, .chapter ol { padding-left: 1.4rem; }
        .chapter li { margin-bottom: .45rem; }
        .chapter li::marker { color: var(--quiet); }
        blockquote { border-left: 3px solid var(--line); padding-left: 1.2rem; margin-left: 0; font-style: italic; }
        hr { border: 0; border-top: 1px solid var(--line); margin: 2.5rem 0; max-width: var(--measure); }
        :not(pre) > code { font: max(.84em, var(--least)) var(--mono); background: var(--code); padding: .12em .3em; border-radius: .25em;
          overflow-wrap: anywhere; }
        a > code { background: none; padding: 0; }
        .table { overflow-x: auto; margin: 0 0 1.5rem; max-width: 60rem; }
        .table table { border-collapse: collapse; font-size: 1rem; line-height: 1.45; width: 100%; }
        .table th, .table td { text-align: left; vertical-align: top; padding: .55rem 1.5rem .55rem 0;
          border-bottom: 1px solid var(--line); }
        .table td:first-child { white-space: nowrap; }
        .table th { font: 600 var(--small)/1.4 var(--sans); color: var(--quiet); border-bottom: 2px solid var(--ink); }

        figure { margin: 0; min-width: 0; }
        figcaption, summary { font: var(--small)/1.5 var(--sans); }
        .gallery { display: grid; gap: 1.5rem 2.5rem; margin: 1.5rem 0 2rem;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 34rem), 1fr)); }
        .gallery .picture:only-child { max-width: 48rem; }
        .picture svg { display: block; max-width: min(100%, 48rem); height: auto; }
        .picture svg.drawing { --drawing-paper: transparent; --drawing-ink: var(--ink); --drawing-soft: var(--quiet);
          --drawing-box: var(--code); --drawing-edge: var(--quiet); --drawing-new: var(--accent); }
        .picture figcaption { color: var(--quiet); margin-top: .6rem; max-width: var(--measure); }
        .sequence { padding: 1rem 0; }
        .sequence details { margin-top: .5rem; }
        summary { cursor: pointer; padding: .3rem 0; }

        .pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; margin: 0 0 2.25rem; }
        .pair > .prose > :last-child { margin-bottom: 0; }
        .pair > .prose:empty { display: none; }
        @media (max-width: 699px) {
          .picture { overflow-x: auto; }
          .picture svg { width: 44rem; max-width: none; }
          .table th, .table td { padding-right: .9rem; }
          .pair .code, .rename-lens .code, .appendix .code { margin-inline: calc(-1 * var(--edge)); border-radius: 0;
            border-inline: 0; }
        }
        @media (min-width: 1100px) {
          .pair { grid-template-columns: minmax(0, 24rem) minmax(0, 1fr); gap: 0 2.5rem; align-items: start;
            margin-bottom: 3rem; }
          .pair:has(+ .pair > .prose:empty) { margin-bottom: 1.25rem; }
          .pair > .prose { position: sticky; top: 5rem; }
          .pair > :not(.prose) { grid-column: 2; }
          :root:has(#view-split:checked) .pair { grid-template-columns: minmax(0, 19rem) minmax(0, 1fr); }
        }
        @media (min-width: 1450px) { .pair { grid-template-columns: minmax(0, 29rem) minmax(0, 1fr); } }
        """
}
