/** What shows that a visitor uses the page: not that they look at it. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input']

let used: Promise<void> | undefined

/**
 * Resolves with the first sign that the page is used, at once after that: a pointer that comes or moves, a key, a scroll. What
 * nobody needs who only looks at the page waits for it. A visitor's own numbers are such a sign, too:
 * costs are computed by them; and a form that the browser has sent itself.
 */
export const whenUsed = (): Promise<void> =>
  (used ??= new Promise((resolve) => {
    const { ownNumbers, sentForm } = document.documentElement.dataset
    const { earlyActs, scrollY } = window as Window & { earlyActs?: { acts: readonly unknown[] } }
    if (earlyActs?.acts.length || scrollY || (ownNumbers ?? sentForm) !== undefined) return resolve()
    const listening = new AbortController()
    const begin = (event: Event) => {
      // A pointer that rests where a page appears is said to move, by nothing.
      if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
      listening.abort()
      resolve()
    }
    // What scrolls inside the page does so by itself, too; its events don't bubble.
    for (const sign of SIGNS) addEventListener(sign, begin, { signal: listening.signal, passive: true })
  }))
