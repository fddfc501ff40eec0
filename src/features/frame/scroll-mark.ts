/** the header is opaque once the page is scrolled by more than this many pixels. */
const THRESHOLD_PX = 10

/**
 * Runs in the document's head, before anything is painted: keeps `data-scrolled` on `<html>` true to the scroll position,
 * also where a reload or the Back button restores a position. CSS does the rest, so that scrolling never renders.
 */
export const SCROLL_MARK_SCRIPT =
  `{const mark=()=>document.documentElement.toggleAttribute('data-scrolled',scrollY>${THRESHOLD_PX});` +
  `addEventListener('scroll',mark,{passive:true});addEventListener('DOMContentLoaded',mark);mark()}`
