import type { Database } from '#adapters/database/database.ts'
import { databasePushDevices } from '#adapters/database/updates/push-devices.ts'
import { databasePushQueue } from '#adapters/database/updates/push-queue.ts'
import { webPushSender } from '#adapters/web-push/push-sender.ts'
import { vapidKeys } from '#adapters/web-push/vapid-keys.ts'
import { startPushWorker } from '#application/updates/push-worker.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { Log } from '#ports/server/log.ts'
import type { PushDevices } from '#ports/server/push-devices.ts'

/** Notifications of updates and their worker. */
export interface LivePush {
  devices: PushDevices
  /** Call it after a transaction that stored notifications. */
  wake: () => void
  /** Resolves when claimed notifications are settled; to be called before the database is closed. */
  stop: () => Promise<void>
}

export interface LivePushDeps {
  agency: Pick<AgencySource, 'current'>
  /** The keys of the messages are derived from it. */
  secret: string
  clock: Clock
  log: Log
  onError: (error: unknown) => void
}

/** Starts sending notifications to the push services of visitors' browsers, with the agency's address for complaints. */
export async function startLivePush(
  database: Database,
  { agency, secret, clock, log, onError }: LivePushDeps,
): Promise<LivePush> {
  const keys = vapidKeys(secret)
  const sender = webPushSender({ keys, contact: () => `mailto:${agency.current().agency.email}` })
  const queue = databasePushQueue(database, clock)
  // The embedded database serves one process, so leases left in it are a dead process's.
  if (database.kind === 'sqlite') await queue.release(clock.now()).catch(onError)
  const worker = startPushWorker({ queue, sender, log, random: Math.random })
  return {
    devices: databasePushDevices(database, { siteKey: keys.publicKey, clock, onError }),
    wake: worker.wake,
    stop: worker.stop,
  }
}
