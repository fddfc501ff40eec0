/** What the worker uses of its global scope (TypeScript's own types of it exclude those of pages). */
export interface WorkerScope {
  registration: {
    scope: string
    navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent {
  request: Request
  /** The answer to a navigation, asked for while the worker was starting; not in browsers without navigation preload. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface PushEvent extends LifeEvent {
  data: { json(): unknown } | null
}

export interface ClickEvent extends LifeEvent {
  notification: { data: unknown; close(): void }
}

interface Tab {
  url: string
  focus(): Promise<unknown>
}
