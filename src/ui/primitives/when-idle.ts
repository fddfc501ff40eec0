/** Maximum idle wait, ms. */
const TIMEOUT_MS = 2000
/** Wait where the browser has no requestIdleCallback (older Safari), ms. */
const FALLBACK_MS = 300

let idle: Promise<void> | undefined

/** Resolves once the page has done what its first view needs; at once after that. */
export const whenIdle = (): Promise<void> =>
  (idle ??= new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS })
    else setTimeout(resolve, FALLBACK_MS)
  }))
