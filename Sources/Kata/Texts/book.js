(function () {
  "use strict";
  var all = function (query) { return Array.from(document.querySelectorAll(query)); };
  var byId = function (id) { return document.getElementById(id); };
  var hunks = all("figure.hunk, figure.lens");
  var chapters = all("section.chapter");
  var keys = byId("keys");
  var calm = matchMedia("(prefers-reduced-motion: reduce)");

  function top(element) {
    var margin = parseFloat(getComputedStyle(element).scrollMarginTop);
    return element.getBoundingClientRect().top - (margin || 0);
  }
  function isVisible(element) {
    var box = element.getBoundingClientRect();
    return box.bottom > 0 ? innerHeight > box.top : false;
  }
  function move(list, forward) {
    var at = list.indexOf(document.activeElement);
    var next;
    if (at >= 0 ? isVisible(list[at]) : false) next = list[at + (forward ? 1 : -1)];
    else if (forward) next = list.find(function (element) { return top(element) > 2; });
    else next = list.filter(function (element) { return -2 > top(element); }).pop();
    if (next) show(next);
  }
  function show(element) {
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    element.focus({ preventScroll: true });
    element.scrollIntoView({ behavior: calm.matches ? "auto" : "smooth", block: "start" });
  }
  function toggleKeys() {
    if (keys.open) keys.close(); else keys.showModal();
  }
  function toggleView() {
    byId(byId("view-split").checked ? "view-unified" : "view-split").checked = true;
  }
  function toggleRename() {
    var undo = byId("undo");
    if (!undo) return;
    undo.checked = !undo.checked;
    if (!isVisible(undo.closest("section"))) show(undo.closest("section"));
  }
  var actions = {
    j: function () { move(hunks, true); }, n: function () { move(hunks, true); },
    k: function () { move(hunks, false); }, p: function () { move(hunks, false); },
    "]": function () { move(chapters, true); }, "[": function () { move(chapters, false); },
    s: toggleView, r: toggleRename, "?": toggleKeys
  };
  document.addEventListener("keydown", function (event) {
    var field = event.target.closest("input:not([name=steps]), textarea, select");
    if (field || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    var action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
    if (!action || (keys.open ? event.key !== "?" : false)) return;
    event.preventDefault();
    action();
  });
  var isPointed = false;
  document.addEventListener("pointerdown", function () { isPointed = true; });
  document.addEventListener("keydown", function () { isPointed = false; }, true);
  document.addEventListener("change", function (event) {
    if (isPointed ? event.target.name !== "steps" : false) event.target.blur();
  });
  byId("show-keys").hidden = false;
  byId("show-keys").addEventListener("click", toggleKeys);

  function unfold() {
    var target = byId(decodeURIComponent(location.hash.slice(1)));
    var details = target ? target.closest("details") : null;
    if (!details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  }
  addEventListener("hashchange", unfold);
  unfold();

  var bar = document.querySelector(".bar nav");
  var links = all(".bar nav a");
  var marker = new IntersectionObserver(function (entries) {
    entries.filter(function (entry) { return entry.isIntersecting; }).forEach(function (entry) {
      links.forEach(function (link) {
        if (link.hash !== "#" + entry.target.dataset.part) { link.removeAttribute("aria-current"); return; }
        link.setAttribute("aria-current", "true");
        bar.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
      });
    });
  }, { rootMargin: "-30% 0px -69% 0px" });
  chapters.forEach(function (chapter) { marker.observe(chapter); });
})();
