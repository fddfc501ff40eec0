import { isQuiet } from '#domain/updates/update-frequency.ts'
import type { Log } from '#ports/server/log.ts'
import type { ClaimedPush, PushOutcome, PushQueue } from '#ports/server/push-queue.ts'
import type { PushDelivery, PushSender } from '#ports/server/push-sender.ts'
import { pauseAfter } from '../mail/retry-schedule.ts'
import { createSleeper } from '../sleeper.ts'

/** Notifications claimed and sent in parallel. */
const BATCH_SIZE = 20
/** How long a claimed one belongs to its worker, ms: several times a sender's time limit. */
const LEASE = 2 * 60_000
/** What is older is no news any more, ms. */
const MAX_AGE = 24 * 60 * 60_000
/** The longest that a push service can make us wait, ms. */
const MAX_WAIT = 4 * 60 * 60_000
/** Maximum sleep, ms: then notifications that other processes stored are found. */
const MAX_SLEEP = 30_000
/** Minimum sleep, ms: one that is due but could not be claimed is another worker's. */
const MIN_SLEEP = 50
/** Pause after a database error, ms. */
const FAILURE_PAUSE = 5000

export interface PushWorkerDeps {
  queue: PushQueue
  sender: PushSender
  log: Log
  /** From 0 to 1. */
  random: () => number
}

/** Sends the notifications of updates as they become due; not between 9 PM and 8 AM. */
export interface PushWorker {
  /** To be called when notifications have been stored. */
  wake: () => void
  /** Claims no more; resolves when the claimed ones are settled and the sender is closed. */
  stop: () => Promise<void>
}

/** Starts a worker. Several may work on one queue, in one process or many. */
export function startPushWorker(deps: PushWorkerDeps): PushWorker {
  const { queue, sender, log } = deps
  const sleeper = createSleeper()
  const ending = new AbortController()

  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        if ((await sendBatch(deps)) === 0) await sleeper.sleep(await untilNext(queue))
      } catch (error) {
        log.error({ err: error }, 'Could not read or write the notifications')
        await sleeper.sleep(FAILURE_PAUSE)
      }
    }
  }
  const working = work()
  return {
    wake: () => sleeper.wake(),
    stop: async () => {
      ending.abort()
      sleeper.wake()
      await working
      sender.close()
    },
  }
}

/** Sends what is due; returns how many notifications it took up. */
export async function sendBatch(deps: PushWorkerDeps): Promise<number> {
  const { queue } = deps
  const now = await queue.now()
  if (isQuiet(now)) return 0
  const claimed = await queue.claim(BATCH_SIZE, now, new Date(now.getTime() + LEASE))
  const settled = await Promise.all(
    claimed.map(async (one) => ({ claimed: one, outcome: await attempt(one, now, deps) })),
  )
  // What isn't recorded is sent again when its lease has ended; the device then shows it in place of the first.
  if (settled.length > 0) await queue.settle(settled)
  return claimed.length
}

async function attempt(
  claimed: ClaimedPush,
  now: Date,
  { queue, sender, log, random }: PushWorkerDeps,
): Promise<PushOutcome> {
  const { id, attempt: attempts, createdAt } = claimed
  const facts = { push: id, attempts }
  if (now.getTime() - createdAt.getTime() > MAX_AGE) {
    log.warn(facts, 'Notification dropped because it couldn’t be sent for a day')
    return { state: 'over' }
  }
  const delivery = await sender.send(claimed)
  if (delivery.outcome === 'sent') {
    log.info(facts, 'Notification sent')
    return { state: 'over' }
  }
  const { reason } = delivery
  if (delivery.outcome === 'gone') {
    log.info({ ...facts, reason }, 'A device takes no more notifications; it was removed')
    return { state: 'gone' }
  }
  const wait = waitAfter(delivery, attempts, random)
  log.warn(
    { ...facts, reason },
    wait === null ? 'Notification failed permanently' : 'Notification not sent; will retry',
  )
  return wait === null ? { state: 'over' } : { state: 'waiting', dueAt: new Date((await queue.now()).getTime() + wait) }
}

/** As for emails; longer where the push service asks for it. */
function waitAfter(delivery: PushDelivery, attempts: number, random: () => number): number | null {
  if (delivery.outcome !== 'failed') return null
  const pause = pauseAfter(attempts, random())
  return pause === null ? null : Math.min(MAX_WAIT, Math.max(pause, delivery.waitMs ?? 0))
}

async function untilNext(queue: PushQueue): Promise<number> {
  const [due, now] = [await queue.nextDue(), await queue.now()]
  if (due === null || isQuiet(now)) return MAX_SLEEP
  return Math.min(MAX_SLEEP, Math.max(MIN_SLEEP, due.getTime() - now.getTime()))
}
