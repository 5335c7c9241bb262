/// How pictures look, on light and on dark paper.
enum PictureStyle {
    static let css = """
        .picture{--picture-paper:#fff;--picture-ink:#1d2430;--picture-soft:#5a6577;--picture-box:#f3f6fb;--picture-edge:#7d8aa0;--picture-new:#0b5fb0;--picture-out:#fff;\
        max-width:100%;height:auto;font-family:system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
        @media(prefers-color-scheme:dark){.picture{--picture-paper:#161b24;--picture-ink:#e8ecf3;--picture-soft:#a9b4c6;--picture-box:#222a37;\
        --picture-edge:#77849b;--picture-new:#7cbcff;--picture-out:#161b24}}
        .picture .paper{fill:var(--picture-paper)}
        .picture .box{fill:var(--picture-box);stroke:var(--picture-edge);stroke-width:1.25}
        .picture .outside .box{fill:var(--picture-out);stroke-dasharray:2 3}
        .picture .new .box{stroke:var(--picture-new);stroke-width:2.5}
        .picture .name{fill:var(--picture-ink);font-size:17px;font-weight:600}
        .picture .small{fill:var(--picture-soft);font-size:11px}
        .picture .label{fill:var(--picture-ink);font-size:12px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
        .picture .tag{fill:var(--picture-new);font-size:12px;font-weight:700}
        .picture .line{fill:none;stroke:var(--picture-ink);stroke-width:1.5}
        .picture .new.line{stroke:var(--picture-new);stroke-width:2.5}
        .picture .binding{stroke-dasharray:6 4}
        .picture .weak{stroke-dasharray:1.5 3.5;stroke-linecap:round}
        .picture .life{stroke:var(--picture-edge);stroke-width:1;stroke-dasharray:1 4}
        .picture .head{fill:var(--picture-ink)}
        .picture .open{fill:none;stroke:var(--picture-ink);stroke-width:1.5}
        """
}
