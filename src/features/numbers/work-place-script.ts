import { OWN_NUMBERS_KEY } from '#ports/browser/own-numbers.ts'

/**
 * Inline script for the document's head: sets `data-work-place` on `<html>` before the first paint if the device keeps a place of
 * work. Cards then leave room for the way to it.
 */
export const WORK_PLACE_SCRIPT =
  `try{document.documentElement.toggleAttribute('data-work-place',` +
  `/"workPlace":"/.test(localStorage.getItem('${OWN_NUMBERS_KEY}')))}catch{}`
