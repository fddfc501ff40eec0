/** The header becomes opaque when the page is scrolled by more than this, CSS pixels. */
const THRESHOLD_PX = 10

/**
 * Inline script for the document's head: sets `data-scrolled` on `<html>` before the first paint and on every scroll, also after
 * a restored position. CSS does the rest, so that scrolling never renders.
 */
export const SCROLL_MARK_SCRIPT =
  `{const mark=()=>document.documentElement.toggleAttribute('data-scrolled',scrollY>${THRESHOLD_PX});` +
  `addEventListener('scroll',mark,{passive:true});addEventListener('DOMContentLoaded',mark);mark()}`
