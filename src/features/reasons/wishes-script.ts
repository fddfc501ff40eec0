import { WISHES_KEY } from '#ports/browser/told-store.ts'

/** Set on `<html>` while the device keeps wishes: homes then have room for what they meet of them. */
const MARK = 'data-wishes'

/**
 * Inline script for the document's head: sets the mark before the first paint. What it takes for wishes and `readToldWishes`
 * doesn't, loses the mark as soon as the store's code has read it.
 */
export const WISHES_SCRIPT = `try{document.documentElement.toggleAttribute('${MARK}',/"wishes":\\{"[^"]+":"/.test(localStorage.getItem('${WISHES_KEY}')))}catch{}`

/** Makes room for what homes meet of the wishes, or takes it away. */
export const markKeptWishes = (areKept: boolean): void => void document.documentElement.toggleAttribute(MARK, areKept)

/** Whether there is room. */
export const hasKeptWishes = (): boolean => document.documentElement.hasAttribute(MARK)
