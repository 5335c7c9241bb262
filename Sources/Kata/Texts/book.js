// The page must also be valid XML, so this script contains no "less than" sign and no ampersand.
(() => {
  const all = (query) => Array.from(document.querySelectorAll(query));
  const byId = (id) => document.getElementById(id);
  const [hunks, chapters] = [all("figure.hunk, figure.lens"), all("section.chapter")];
  const keys = byId("keys");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  const top = (element) =>
    element.getBoundingClientRect().top - (parseFloat(getComputedStyle(element).scrollMarginTop) || 0);
  const isVisible = (element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > 0 ? innerHeight > box.top : false;
  };
  const show = (element) => {
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    element.focus({ preventScroll: true });
    element.scrollIntoView({ behavior: calm.matches ? "auto" : "smooth", block: "start" });
  };
  const move = (list, step) => {
    const at = list.indexOf(document.activeElement);
    const next = at >= 0 ? isVisible(list[at]) : false;
    const ahead = step > 0 ? list.find((element) => top(element) > 2) : list.filter((element) => -2 > top(element)).pop();
    const target = next ? list[at + step] : ahead;
    if (target) show(target);
  };
  const toggleKeys = () => keys.open ? keys.close() : keys.showModal();
  const toggleView = () => { byId(byId("view-split").checked ? "view-unified" : "view-split").checked = true; };
  const toggleRename = () => {
    const undo = byId("undo");
    if (!undo) return;
    undo.checked = !undo.checked;
    if (!isVisible(undo.closest("section"))) show(undo.closest("section"));
  };
  const actions = {
    j: () => move(hunks, 1), n: () => move(hunks, 1), k: () => move(hunks, -1), p: () => move(hunks, -1),
    "]": () => move(chapters, 1), "[": () => move(chapters, -1), s: toggleView, r: toggleRename, "?": toggleKeys,
  };
  document.addEventListener("keydown", (event) => {
    const field = event.target.closest("input:not([name=steps]), textarea, select");
    if (field || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
    if (!action || (keys.open ? event.key !== "?" : false)) return;
    event.preventDefault();
    action();
  });
  // After a choice made with the pointer, the page still receives the keys.
  let isPointed = false;
  document.addEventListener("pointerdown", () => { isPointed = true; });
  document.addEventListener("keydown", () => { isPointed = false; }, true);
  document.addEventListener("change", (event) => {
    if (isPointed ? event.target.name !== "steps" : false) event.target.blur();
  });
  byId("show-keys").hidden = false;
  byId("show-keys").addEventListener("click", toggleKeys);

  // The code of steps 2 and 3 under road B's names, where the presenter is called view model. Step 1 isn't on that road.
  const onRoadB = { ViewModel: "Interactor", viewModel: "interactor", Presenter: "ViewModel", presenter: "viewModel" };
  const texts = (node) => node.nodeType === 3 ? [node] : Array.from(node.childNodes).flatMap(texts);
  const stays = (node) =>
    node.data.startsWith("swift run") || node.parentElement.closest("#step-2 del, #step-2 .excerpt")
    || node.parentElement.closest(".hops")?.textContent.startsWith("Step 1");
  const shared = ":is(#step-2, #step-3)";
  const code = all(shared + " :is(.file, .text, .hops li, :not(pre) > code)").flatMap(texts);
  const named = code.filter((node) => !stays(node)).map((node) => [node, node.data]);
  const row = (line) => line.style.getPropertyValue("--r");
  const pairs = all("#step-2 ins, #step-3 ins").flatMap((added) =>
    Array.from(added.closest("pre").querySelectorAll("del")).filter((removed) => row(removed) === row(added))
      .map((removed) => [removed, added]));
  byId("roads").addEventListener("change", () => {
    for (const [node, text] of named) {
      node.data = byId("road-b").checked ? text.replace(/[Vv]iewModel|[Pp]resenter/g, (name) => onRoadB[name]) : text;
    }
    for (const [removed, added] of pairs) {
      for (const line of [removed, added]) line.classList.toggle("same", removed.textContent === added.textContent);
    }
  });
  byId("roads").hidden = false;

  const menu = byId("menu");
  menu.addEventListener("click", (event) => { if (event.target.closest("a")) menu.open = false; });
  const marker = new IntersectionObserver((entries) => {
    for (const entry of entries.filter((entry) => entry.isIntersecting)) {
      for (const link of all(".bar a")) {
        if (link.hash !== "#" + entry.target.id) { link.removeAttribute("aria-current"); continue; }
        link.setAttribute("aria-current", "true");
        link.scrollIntoView({ block: "nearest" });
      }
    }
  }, { rootMargin: "-30% 0px -69% 0px" });
  for (const chapter of chapters) marker.observe(chapter);
})();
