import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/server/log.ts'
import type { ClaimedMail, MailOutcome, MailQueue, SettledMail } from '#ports/server/mail-queue.ts'
import type { Mailer } from '#ports/server/mailer.ts'
import { pauseAfter } from './retry-schedule.ts'
import { createSleeper } from './sleeper.ts'

/** Mails claimed at once and sent side by side. */
const ROUND = 40
/** Pause between rounds, ms: under load fewer and fuller ones cost the database less. */
const BETWEEN_ROUNDS = 200
/** How long an outcome waits for others to be written with, ms. */
const GATHER = 40
/** How long a claimed mail belongs to its worker, ms: several times what a mailer takes at most. */
const LEASE = 5 * 60_000
/** Longest sleep, ms: by then mails that other processes stored or put back are seen. */
const MAX_SLEEP = 30_000
/** Shortest, ms: a mail that is due but was not to be had is another worker's. */
const MIN_SLEEP = 50
/** Pause after the database failed, ms. */
const AFTER_FAILURE = 5000

export interface MailWorkerParts {
  queue: MailQueue
  mailer: Mailer
  clock: Clock
  log: Log
  /** From 0 to 1. */
  random: () => number
}

/** Sends what waits in the outbox, as soon as it is due. */
export interface MailWorker {
  /** Says that a mail has been stored. */
  wake: () => void
  /** Takes no more mails; resolves when those in work are settled and the mailer is closed. */
  stop: () => Promise<void>
}

/** Starts a worker. Several may work on one outbox, in one process or many. */
export function startMailWorker({ queue, mailer, clock, log, random }: MailWorkerParts): MailWorker {
  const sleeper = createSleeper()
  const ending = new AbortController()

  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        const sent = await sendRound()
        await (sent === 0 ? sleeper.sleep(await untilNext()) : pause(BETWEEN_ROUNDS))
      } catch (error) {
        log.error({ err: error }, 'The outbox could not be read or written')
        await sleeper.sleep(AFTER_FAILURE)
      }
    }
  }

  const sendRound = async (): Promise<number> => {
    const now = clock.now()
    const claimed = await queue.claim(ROUND, now, new Date(now.getTime() + LEASE))
    const settling = settleTogether((settled) => queue.settle(settled, clock.now()))
    await Promise.all(claimed.map(async (mail) => settling({ claimed: mail, outcome: await attempt(mail) })))
    return claimed.length
  }

  const attempt = async (claimed: ClaimedMail): Promise<MailOutcome> => {
    const { id, topic, attempt: attempts, secretUntil } = claimed
    if (secretUntil && secretUntil <= clock.now()) return { state: 'dead', reason: 'Too late to be of use' }
    const delivery = await mailer.send(claimed.mail, id)
    const facts = { mail: id, topic, attempts }
    if (delivery.outcome === 'sent') {
      log.info(facts, 'A mail was sent')
      return { state: 'sent' }
    }
    const { reason } = delivery
    const wait = delivery.outcome === 'refused' ? null : pauseAfter(attempts, random())
    log.warn({ ...facts, reason }, wait === null ? 'A mail was given up' : 'A mail could not be sent yet')
    if (wait === null) return { state: 'dead', reason }
    return { state: 'waiting', dueAt: new Date(clock.now().getTime() + wait), reason }
  }

  const untilNext = async (): Promise<number> => {
    const due = await queue.nextDue()
    if (!due) return MAX_SLEEP
    return Math.min(MAX_SLEEP, Math.max(MIN_SLEEP, due.getTime() - clock.now().getTime()))
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

/** Outcomes that come in at nearly the same time are written together: a commit costs as much for ten as for one. */
function settleTogether(settle: (settled: SettledMail[]) => Promise<void>): (each: SettledMail) => Promise<void> {
  let waiting: SettledMail[] = []
  let writing: Promise<void> | null = null
  const write = async (): Promise<void> => {
    await pause(GATHER)
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
