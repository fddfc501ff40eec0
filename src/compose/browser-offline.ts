import { cachedKeptHomes } from '#adapters/browser-storage/kept-homes-store.ts'
import { isKept, keepHomes, type KeepingParts } from '#features/offline/keep-homes.ts'
import type { KeptHomesStore } from '#ports/browser/kept-homes-store.ts'

const SCOPE = import.meta.env.BASE_URL
const WORKER = `${SCOPE}service-worker.js`
/** How the file begins that switches reading offline off (scripts/build-worker.ts). */
const SWITCHED_OFF = '/* switched off */'

/** Registers the service worker, and keeps homes for it to show without a connection. Rejects where a browser refuses that. */
export async function startOffline(parts: Omit<KeepingParts, 'store' | 'now'>): Promise<void> {
  if (!('serviceWorker' in navigator && 'caches' in window && 'locks' in navigator)) return
  const store = cachedKeptHomes(SCOPE)
  if (await isSwitchedOff()) return removeAll(store)
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
  keepHomes({ ...parts, store, now: Date.now })
  leaveToWorker(parts.router, store)
}

/** Whether the site has no worker any more, or the one that removes itself. */
async function isSwitchedOff(): Promise<boolean> {
  const answer = await fetch(WORKER, { cache: 'no-cache' })
  return answer.ok ? (await answer.text()).startsWith(SWITCHED_OFF) : answer.status === 404
}

async function removeAll(store: KeptHomesStore): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  await Promise.all([registration?.unregister(), store.clear()])
}

/** Without a connection a link to a kept home loads the document, which the worker has; the router would find nothing. */
function leaveToWorker(router: KeepingParts['router'], store: KeptHomesStore): void {
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (!pathChanged || navigator.onLine) return
    void store.read().then((kept) => {
      if (isKept(kept, toLocation.pathname)) window.location.assign(toLocation.publicHref)
    })
  })
}
