const SCOPE = import.meta.env.BASE_URL

/** The registration of the site's service worker; made where the page hasn't made it yet. Rejects where there is no worker. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(`${SCOPE}service-worker.js`, { scope: SCOPE, updateViaCache: 'none' })

/** This browser's push subscription; null for none, and where the browser has no push. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Ends this browser's push subscription. Never rejects: the server has removed it anyway. */
export async function endPushSubscription(): Promise<void> {
  try {
    await (await pushSubscription())?.unsubscribe()
  } catch {
    // A push service that can't be reached.
  }
}
