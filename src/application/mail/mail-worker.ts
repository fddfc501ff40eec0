import type { Log } from '#ports/server/log.ts'
import { UPDATE_TOPICS } from '#ports/server/mail-outbox.ts'
import type { ClaimedMail, MailOutcome, MailQueue, SettledMail } from '#ports/server/mail-queue.ts'
import type { Mailer } from '#ports/server/mailer.ts'
import { createSleeper } from '../sleeper.ts'
import { longestPause, pauseAfter } from './retry-schedule.ts'

/** Mails claimed and sent in parallel. */
const BATCH_SIZE = 40
/** Pause between batches, ms: under load fewer and fuller batches cost the database less. */
const BATCH_PAUSE = 200
/** How long an outcome waits to be written with others, ms. */
const SETTLE_DELAY = 40
/** How long a claimed mail belongs to its worker, ms: several times a mailer's timeout. */
const LEASE = 5 * 60_000
/** Maximum sleep, ms: then mails that other processes stored or put back are found. */
const MAX_SLEEP = 30_000
/** Minimum sleep, ms: a mail that is due but could not be claimed is another worker's. */
const MIN_SLEEP = 50
/** Pause after a database error, ms. */
const FAILURE_PAUSE = 5000
/** Pause before outcomes that could not be stored are stored again, ms. */
const SETTLE_PAUSE = 1000

const RETRIED = 'Email not sent; will retry'
const FAILED = 'Email failed permanently'
const NO_SUCH_ADDRESS = 'Email failed permanently; its address gets no more email updates'

export interface MailWorkerDeps {
  queue: MailQueue
  mailer: Mailer
  log: Log
  /** From 0 to 1. */
  random: () => number
}

/** Sends the mails of the outbox as they become due. */
export interface MailWorker {
  /** To be called when a mail has been stored. */
  wake: () => void
  /** Claims no more mails; resolves when the claimed ones are settled and the mailer is closed. */
  stop: () => Promise<void>
}

/** Starts a worker. Several may work on one outbox, in one process or many. */
export function startMailWorker({ queue, mailer, log, random }: MailWorkerDeps): MailWorker {
  const sleeper = createSleeper()
  const ending = new AbortController()

  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        const sent = await sendBatch()
        await (sent === 0 ? sleeper.sleep(await untilNext()) : pause(BATCH_PAUSE))
      } catch (error) {
        log.error({ err: error }, 'Could not read or write the outbox')
        await sleeper.sleep(FAILURE_PAUSE)
      }
    }
  }

  const sendBatch = async (): Promise<number> => {
    const now = await queue.now()
    const claimed = await queue.claim(BATCH_SIZE, now, new Date(now.getTime() + LEASE))
    const settling = settleTogether(settle)
    await Promise.all(
      claimed.map(async (mail) => {
        const outcome = await attempt(mail)
        if (outcome) await settling({ claimed: mail, outcome })
      }),
    )
    return claimed.length
  }

  /** Until it is done, or the worker is stopped: a mail whose outcome is lost is sent again when its lease has ended. */
  const settle = async (settled: SettledMail[]): Promise<void> => {
    for (;;) {
      const last = ending.signal.aborted
      try {
        return await queue.settle(settled, await queue.now())
      } catch (error) {
        if (last) throw error
        log.error({ err: error, mails: settled.length }, 'Could not store email results yet')
      }
      await sleeper.sleep(SETTLE_PAUSE)
    }
  }

  /** Null for an email update, or a link to confirm some, that nobody wants any more. */
  const attempt = async (claimed: ClaimedMail): Promise<MailOutcome | null> => {
    const { id, topic, attempt: attempts, secretUntil } = claimed
    if (secretUntil && secretUntil <= (await queue.now())) return { state: 'dead', reason: 'Expired before sending' }
    if (UPDATE_TOPICS.includes(topic) && !(await queue.isCurrent(claimed))) return null
    const delivery = await mailer.send(claimed.mail, id)
    const facts = { mail: id, topic, attempts }
    if (delivery.outcome === 'sent') {
      log.info(facts, 'Email sent')
      return { state: 'sent' }
    }
    const { reason } = delivery
    const wait = delivery.outcome === 'refused' ? null : pauseAfter(attempts, random())
    // The agency's own address is the operator's affair.
    const noSuchAddress = delivery.outcome === 'refused' && delivery.noSuchAddress === true && topic !== 'inquiry'
    log.warn({ ...facts, reason }, wait !== null ? RETRIED : noSuchAddress ? NO_SUCH_ADDRESS : FAILED)
    if (wait === null) return { state: 'dead', reason, noSuchAddress }
    return { state: 'waiting', dueAt: new Date((await queue.now()).getTime() + wait), reason }
  }

  const untilNext = async (): Promise<number> => {
    const now = await queue.now()
    await queue.capWaits(now, ({ isClaimed, ...mail }) => (isClaimed ? LEASE : longestPause(mail)))
    const due = await queue.nextDue()
    if (!due) return MAX_SLEEP
    return Math.min(MAX_SLEEP, Math.max(MIN_SLEEP, due.getTime() - now.getTime()))
  }

  const working = work()
  return {
    wake: () => sleeper.wake(),
    stop: async () => {
      ending.abort()
      sleeper.wake()
      await working
      mailer.close()
    },
  }
}

/** Writes outcomes that arrive within SETTLE_DELAY in one transaction: a commit costs as much for ten as for one. */
function settleTogether(settle: (settled: SettledMail[]) => Promise<void>): (each: SettledMail) => Promise<void> {
  let waiting: SettledMail[] = []
  let writing: Promise<void> | null = null
  const write = async (): Promise<void> => {
    await pause(SETTLE_DELAY)
    const settled = waiting
    waiting = []
    writing = null
    await settle(settled)
  }
  return (each) => {
    waiting.push(each)
    return (writing ??= write())
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
