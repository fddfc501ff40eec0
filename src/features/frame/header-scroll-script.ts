/** The header becomes opaque when the page is scrolled by more than this, CSS pixels. */
const THRESHOLD_PX = 10

/**
 * Inline script for the document's head: sets `data-scrolled` on `<html>` on every scroll, also to a restored position. CSS does
 * the rest, so that scrolling never renders. It never asks for the position before the first layout: the question alone would lay
 * the page out, before its fonts are there.
 */
export const SCROLL_MARK_SCRIPT =
  `addEventListener('scroll',()=>document.documentElement.toggleAttribute('data-scrolled',scrollY>${THRESHOLD_PX}),` +
  `{passive:true});`
