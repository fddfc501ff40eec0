import type { ClickEvent, PushEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

/** What the server sends (src/adapters/web-push), or part of it. */
interface Message {
  id?: string
  title?: string
  body?: string
  path?: string
}

/** Where there is nothing else to open. */
const FAVORITES = '/favorites'

/** Shows the notification of an update. Browsers end the subscription of a site that shows none, so one that can't be read is shown, too. */
export function showNotice({ data }: PushEvent): Promise<void> {
  const { id, title, body, path }: Message = readMessage(data)
  return self.registration.showNotification(title ?? 'News about your homes', {
    ...(body !== undefined && { body }),
    // One that arrives twice replaces the first without another sound.
    ...(id !== undefined && { tag: id }),
    icon: `${scopePath()}icon-192.png`,
    data: path ?? FAVORITES,
  })
}

/** Opens the page of a notification: the tab that shows it already, else a new one, for what is typed in others would be lost. */
export async function openNotice({ notification }: ClickEvent): Promise<void> {
  notification.close()
  const path = typeof notification.data === 'string' ? notification.data : FAVORITES
  // A path of another host ('//host') stays below the site's own.
  const url = new URL(`${scopePath()}${path.replace(/^\/+/, '')}`, location.origin).href
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find((tab) => tab.url === url)
  await (open ? open.focus() : self.clients.openWindow(url))
}

const scopePath = (): string => new URL(self.registration.scope).pathname

function readMessage(data: PushEvent['data']): Message {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}
