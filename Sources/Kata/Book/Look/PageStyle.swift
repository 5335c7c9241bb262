/// How the page is laid out: the title, the bar, the chapters, and what leads through them.
enum PageStyle {
    static let css = """
        :root {
          --serif: Charter, "Bitstream Charter", "Iowan Old Style", "Palatino Linotype", Palatino, "Source Serif 4",
            "Noto Serif", "Liberation Serif", Georgia, serif;
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
          --mono: ui-monospace, "SF Mono", SFMono-Regular, "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono",
            "Liberation Mono", monospace;
          --small: 1rem; --code-size: 1rem; --least: 1rem; --edge: 1rem; --measure: 40rem;
          accent-color: var(--accent); scroll-behavior: smooth; scroll-padding-top: 1rem;
          background: var(--paper); color: var(--ink);
        }
        @media (min-width: 700px) { :root { --small: .875rem; --code-size: .8125rem; --least: 0rem; --edge: 2rem; } }
        @media (min-width: 1100px) { :root { --edge: 3rem; scroll-padding-top: 4.5rem; } }
        @media (prefers-reduced-motion: reduce) { :root { scroll-behavior: auto; } }
        * { box-sizing: border-box; }
        body { margin: 0; font: 1.125rem/1.6 var(--serif); text-rendering: optimizeLegibility; }
        .title, main, footer { width: min(100% - 2 * var(--edge), 100rem); margin-inline: auto; }
        a { color: var(--accent); text-decoration-thickness: .06em; text-underline-offset: .18em; }
        a:hover { text-decoration-thickness: .12em; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 3px; }
        section:focus { outline: none; }
        .skip { position: absolute; left: var(--edge); top: -4rem; padding: .5rem 1rem; z-index: 2;
          background: var(--accent); color: var(--paper); font: 1rem/1.5 var(--sans); }
        .skip:focus { top: .5rem; }

        .title { padding: clamp(3rem, 9vw, 7rem) 0 clamp(2rem, 5vw, 4rem); }
        .title h1 { font-size: clamp(2.25rem, 1.5rem + 3.6vw, 4.5rem); line-height: 1.05; margin: 0;
          font-weight: 600; letter-spacing: -.02em; text-wrap: balance; }
        .title p { font-size: 1.25rem; color: var(--quiet); margin: 1rem 0 0; font-style: italic; }
        .ordinal { display: block; font: 600 var(--small)/1.4 var(--sans); letter-spacing: .1em;
          text-transform: uppercase; color: var(--accent); margin-bottom: .6em; }
        .colon { position: absolute; clip-path: inset(50%); }

        .bar { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; justify-content: space-between;
          padding: .6rem max(var(--edge), (100% - 100rem) / 2); background: var(--paper);
          border-block: 1px solid var(--line); font: var(--small)/1.5 var(--sans); }
        .bar nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
        .bar nav a { color: var(--ink); text-decoration: none; padding: .25rem 0;
          border-bottom: 2px solid transparent; }
        .bar nav a:hover, .bar nav a[aria-current] { color: var(--accent); border-color: var(--accent); }
        @media (min-width: 1100px) { .bar { position: sticky; top: 0; z-index: 1; } }
        .controls { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; }
        .controls fieldset { display: flex; border: 0; margin: 0; padding: 0; }
        .controls legend { float: left; padding: .2rem .6rem .2rem 0; color: var(--quiet); }
        @media (max-width: 1399px) { .bar { column-gap: 1rem; } .controls { column-gap: .75rem; }
          .bar nav { column-gap: 1rem; } .controls legend { position: absolute; clip-path: inset(50%); } }
        .controls input { position: absolute; opacity: 0; }
        .controls label, button { font: inherit; padding: .2rem .7rem; border: 1px solid var(--line);
          background: var(--paper); color: var(--ink); cursor: pointer; }
        .controls label + input + label { border-left: 0; }
        .controls label:first-of-type { border-radius: .4rem 0 0 .4rem; }
        .controls label:last-of-type { border-radius: 0 .4rem .4rem 0; }
        .controls input:checked + label { background: var(--ink); color: var(--paper); border-color: var(--ink); }
        .controls input:focus-visible + label { outline: 3px solid var(--accent); outline-offset: 2px; }
        button { border-radius: .4rem; }
        @media (max-width: 699px) { .controls fieldset:has(#view-split) { display: none; } }

        .contents { padding: 2.5rem 0 0; font: var(--small)/1.5 var(--sans); }
        .contents ul { list-style: none; margin: 0; padding: 0; }
        .contents > ul { display: grid; gap: 1.5rem 2rem; grid-template-columns: repeat(auto-fit, minmax(12.5rem, 1fr)); }
        .contents > ul > li { border-top: 2px solid var(--ink); padding-top: .6rem; }
        .contents > ul > li > a { font-weight: 600; color: var(--ink); font-size: 1rem; }
        .contents li li { margin-top: .2rem; }
        @media (max-width: 699px) { .contents li li { display: inline-block; margin-right: .9rem; } }
        .contents a { text-decoration: none; color: var(--quiet); }
        .contents a:hover { text-decoration: underline; color: var(--accent); }

        .chapter { padding-top: clamp(3rem, 6vw, 5.5rem); }
        .chapter + .chapter { margin-top: clamp(3rem, 6vw, 5.5rem); border-top: 1px solid var(--line); }
        .ways { display: flex; flex-wrap: wrap; gap: .75rem 2rem; justify-content: space-between; margin-top: 4rem;
          font: 1rem/1.5 var(--sans); }
        .ways a { text-decoration: none; padding: .6rem 1rem; border: 1px solid var(--line); border-radius: .4rem; }
        .ways a:hover { border-color: var(--accent); }
        .ways a[rel=next] { margin-left: auto; }
        footer { margin-top: 5rem; padding: 2rem 0 4rem; border-top: 1px solid var(--line); color: var(--quiet);
          font: var(--small)/1.6 var(--sans); }

        dialog { border: 1px solid var(--line); border-radius: .6rem; padding: 1.5rem 2rem; background: var(--paper);
          color: var(--ink); font: 1rem/1.5 var(--sans); max-width: calc(100% - 2rem); }
        dialog::backdrop { background: rgb(0 0 0 / .45); }
        .dialog-title { font-weight: 600; margin: 0 0 .5rem; }
        dialog th { font-weight: 400; text-align: left; padding: .25rem 2rem .25rem 0; }
        dialog button { margin-top: 1rem; }
        kbd { font: max(.875em, var(--least)) var(--mono); border: 1px solid var(--line); border-bottom-width: 2px; border-radius: .25rem;
          padding: .1em .45em; background: var(--code); }
        """
}
