/** The longest that what can wait has to, ms. */
const PATIENCE_MS = 2000

let idle: Promise<void> | undefined

/** Comes true once the page has done what its first view needs; later at once. */
export const firstIdle = (): Promise<void> =>
  (idle ??= new Promise((resolve) => {
    // Safari had no such callback for long.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
    else setTimeout(resolve, 300)
  }))
