/// How pictures look, on light and on dark paper.
///
/// A page may set the colours, `--drawing-ink` and so on, by a selector that says more than `.drawing`.
enum PictureStyle {
    static let css = """
        .drawing{--drawing-paper:#fff;--drawing-ink:#1d2430;--drawing-soft:#5a6577;--drawing-box:#f3f6fb;\
        --drawing-edge:#7d8aa0;--drawing-new:#0b5fb0;max-width:100%;height:auto;\
        font-family:system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
        @media(prefers-color-scheme:dark){.drawing{--drawing-paper:#161b24;--drawing-ink:#e8ecf3;--drawing-soft:#a9b4c6;\
        --drawing-box:#222a37;--drawing-edge:#77849b;--drawing-new:#7cbcff}}
        .drawing .paper{fill:var(--drawing-paper)}
        .drawing .box{fill:var(--drawing-box);stroke:var(--drawing-edge);stroke-width:1.25}
        .drawing .outside .box{fill:none;stroke-dasharray:2 3}
        .drawing .new .box{stroke:var(--drawing-new);stroke-width:2.5}
        .drawing .name{fill:var(--drawing-ink);font-size:17px;font-weight:600}
        .drawing .small{fill:var(--drawing-soft);font-size:11px}
        .drawing .life .name{font-size:13px}
        .drawing .label{fill:var(--drawing-ink);font-size:12px;\
        font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
        .drawing .tag{fill:var(--drawing-new);font-size:12px;font-weight:700}
        .drawing .line{fill:none;stroke:var(--drawing-ink);stroke-width:1.5}
        .drawing .new.line{stroke:var(--drawing-new);stroke-width:2.5}
        .drawing .binding{stroke-dasharray:6 4}
        .drawing .weak{stroke-dasharray:1.5 3.5;stroke-linecap:round}
        .drawing .life line{stroke:var(--drawing-edge);stroke-width:1;stroke-dasharray:1 4}
        .drawing .head{fill:var(--drawing-ink)}
        .drawing .open{fill:none;stroke:var(--drawing-ink);stroke-width:1.5}
        """
}
