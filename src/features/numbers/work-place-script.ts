import { OWN_NUMBERS_KEY } from '#ports/browser/told-store.ts'

/**
 * Inline script for the document's head: sets `data-own-numbers` on `<html>` before the first paint if the device keeps numbers of
 * the visitor's own, so that costs are computed by them at once; and `data-work-place` if a place of work is among them. Cards
 * then leave room for the way to it.
 */
export const WORK_PLACE_SCRIPT =
  `try{const own=localStorage.getItem('${OWN_NUMBERS_KEY}'),page=document.documentElement;` +
  `page.toggleAttribute('data-own-numbers',own);` +
  `page.toggleAttribute('data-work-place',/"workPlace":"/.test(own))}catch{}`
