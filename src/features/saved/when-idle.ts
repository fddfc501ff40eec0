/** The longest that what can wait has to, ms. */
const TIMEOUT_MS = 2000

let idle: Promise<void> | undefined

/** Comes true once the page has done what its first view needs; later at once. */
export const whenIdle = (): Promise<void> =>
  (idle ??= new Promise((resolve) => {
    // Safari had no such callback for long.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS })
    else setTimeout(resolve, 300)
  }))
