import { apiClient, type Send } from '#adapters/api-client/api-client.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { PushAddress } from '#domain/updates/push-address.ts'
import type { Notices, NoticesGateway, UpdateDevices } from '#ports/browser/notices-gateway.ts'
import { endPushSubscription, pushSubscription, registerWorker } from './service-worker.ts'

const PATH = 'updates/devices'
const NOT_TURNED_ON = unavailable(
  'Your browser couldn’t reach its notification service. Check your connection and your browser’s settings, then try again.',
)

/** Notifications by this browser's own push service. Browsers have none in private windows, and some only in installed sites. */
export function browserNotices(send?: Send): NoticesGateway {
  const api = apiClient(send)
  const shown = async (answer: Result<UpdateDevices>): Promise<Result<Notices>> =>
    answer.ok ? ok(await noticesOf(answer.value)) : answer
  return {
    read: async () => shown(await api.get(PATH)),
    async turnOn() {
      // First, for browsers ask only right after a click.
      const permission = await Notification.requestPermission()
      const known = await api.get<UpdateDevices>(PATH)
      if (permission !== 'granted' || !known.ok || known.value.siteKey === null) return shown(known)
      const address = await subscribe(known.value.siteKey)
      return address === null ? fail(NOT_TURNED_ON) : shown(await api.change('PUT', PATH, address))
    },
    async turnOff(id) {
      const answer = await api.change<UpdateDevices>('DELETE', `${PATH}/${encodeURIComponent(id)}`)
      if (answer.ok && !answer.value.devices.some(({ current }) => current)) await endPushSubscription()
      return shown(answer)
    },
  }
}

async function noticesOf({ siteKey, devices }: UpdateDevices): Promise<Notices> {
  if (siteKey === null || !hasPush()) return { support: 'none', devices }
  if (Notification.permission === 'denied') return { support: 'denied', devices: others(devices) }
  // Without a subscription, the visitor has removed the site's data, say: the server learns that with the next message.
  const isSubscribed = Notification.permission === 'granted' && (await pushSubscription().catch(() => null)) !== null
  return { support: 'ready', devices: isSubscribed ? devices : others(devices) }
}

const hasPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const others = (devices: UpdateDevices['devices']) => devices.filter(({ current }) => !current)

/** A subscription with the site's key; null where the browser can't make one. */
async function subscribe(siteKey: string): Promise<PushAddress | null> {
  try {
    await registerWorker()
    const { pushManager } = await navigator.serviceWorker.ready
    const known = await pushManager.getSubscription()
    if (known && keyOf(known) !== siteKey) await known.unsubscribe()
    const { endpoint, keys } = (
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: siteKey })
    ).toJSON()
    return { endpoint: endpoint!, p256dh: unpadded(keys!['p256dh']!), auth: unpadded(keys!['auth']!) }
  } catch {
    return null
  }
}

const unpadded = (text: string): string => text.replace(/=+$/, '')

/** The site's key of a subscription, in base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer()))
  return unpadded(btoa(bytes).replaceAll('+', '-').replaceAll('/', '_'))
}
