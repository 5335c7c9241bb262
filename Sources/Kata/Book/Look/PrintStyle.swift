/// How the book looks on paper.
enum PrintStyle {
    static let css = """
        @media print {
          :root { font-size: 9.5pt; --paper: #fff; --ink: #000; --quiet: #444; --accent: #000; --code: #fff; --small: 8.5pt;
            --code-size: 7.5pt; --least: 0rem; --edge: 0rem; --measure: none; }
          @page { margin: 18mm 16mm; }
          body { line-height: 1.45; }
          .bar, .contents, .ways, .skip, dialog, .switch, figcaption .links, .appendix details:not([open]) {
            display: none; }
          .pair { display: block; margin-bottom: 1.2rem; }
          .pair > .prose { position: static; margin-bottom: .5rem; }
          .chapter, .chapter + .chapter { break-before: page; border: 0; margin: 0; padding: 0; }
          h2, h3, h4, figcaption { break-after: avoid; }
          figure.picture, .hunk, .lens, .excerpt, .line, table, li { break-inside: avoid; }
          .hunk:has(.line:nth-child(45)) { break-inside: auto; }
          .code { border: 1px solid #bbb; }
          .diff ins, .diff del, .diff mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          details::details-content { content-visibility: visible; block-size: auto; }
          .sequence summary { list-style: none; }
          a { color: inherit; text-decoration: none; }
          a[href^="https"]::after { content: " (" attr(href) ")"; overflow-wrap: anywhere; }
        }
        """
}
