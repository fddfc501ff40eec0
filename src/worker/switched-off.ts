import { workerCaches } from './worker-caches.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

// Takes the place of service-worker.js where reading offline is switched off: removes what was kept, and itself.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeAll()))

async function removeAll(): Promise<void> {
  const names = await workerCaches(new URL(self.registration.scope).pathname)
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
