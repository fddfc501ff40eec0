import type { Log } from '#ports/server/log.ts'
import type { ClaimedHome, PictureQueue, SettledHome } from '#ports/server/picture-queue.ts'
import type { PictureSources } from '#ports/server/picture-rule.ts'
import { createSleeper } from '../sleeper.ts'
import { copyPicture, type PictureCopierParts } from './picture-copier.ts'
import { pauseBeforeRetry } from './picture-retries.ts'
import { removeUnused } from './unused-pictures.ts'

/** Homes in work at the same time: while one picture is encoded, others are loaded. */
const BATCH_SIZE = 4
/** How long a claimed home belongs to its worker, ms: twelve pictures at the download's time limit, and their encoding. */
const LEASE = 15 * 60_000
/** Maximum sleep, ms: then homes that an import stored are found. */
const MAX_SLEEP = 20_000
/** Minimum sleep, ms. */
const MIN_SLEEP = 100
/** Pause after an error of the database or the store, ms. */
const FAILURE_PAUSE = 30_000
/** Interval between two removals of unused copies, ms. */
const REMOVAL_INTERVAL = 60 * 60_000

export interface PictureWorkerDeps extends Omit<PictureCopierParts, 'now'> {
  queue: PictureQueue
  sourceOf: PictureSources
  log: Log
  /** From 0 to 1. */
  random: () => number
}

/** Copies the pictures of feeds' homes, and removes those that no home shows any more. */
export interface PictureWorker {
  /** To be called when homes have been stored. */
  wake: () => void
  /** Claims no more homes; resolves when the picture in work is done. */
  stop: () => Promise<void>
}

/** Starts a worker. Several may work on one queue, in one process or many. */
export function startPictureWorker(deps: PictureWorkerDeps): PictureWorker {
  const { queue, log } = deps
  const sleeper = createSleeper()
  const ending = new AbortController()
  let removalDue = 0

  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        const now = await queue.now()
        await removeNow(now)
        const wait = untilDue(await queue.nextDue(), now)
        if (wait > 0) await sleeper.sleep(wait)
        else await copyBatch(now)
      } catch (error) {
        log.error({ err: error }, 'Could not read or write the picture queue')
        await sleeper.sleep(FAILURE_PAUSE)
      }
    }
  }

  const removeNow = async (now: Date): Promise<void> => {
    if (now.getTime() < removalDue) return
    removalDue = now.getTime() + REMOVAL_INTERVAL
    const removed = await removeUnused(deps.files, deps.store, now)
    if (removed > 0) log.info({ removed }, 'Unused pictures removed')
  }

  const copyBatch = async (now: Date): Promise<void> => {
    const homes = await queue.claim(BATCH_SIZE, now, new Date(now.getTime() + LEASE))
    const worked = await Promise.all(homes.map((home) => copyHome(home, deps, ending.signal)))
    // Another worker may have been quicker.
    if (homes.length === 0) await sleeper.sleep(MIN_SLEEP)
    if (worked.includes(false)) await sleeper.sleep(FAILURE_PAUSE)
  }

  const working = work()
  return {
    wake: () => sleeper.wake(),
    stop: async () => {
      ending.abort()
      sleeper.wake()
      await working
    },
  }
}

/** Time until a home is due, ms; 0 if one is. */
const untilDue = (due: Date | null, now: Date): number =>
  due ? Math.max(0, Math.min(MAX_SLEEP, due.getTime() - now.getTime())) : MAX_SLEEP

/** Copies the claimed pictures of a home one after the other; resolves to whether database and store worked. */
async function copyHome(home: ClaimedHome, deps: PictureWorkerDeps, signal: AbortSignal): Promise<boolean> {
  const { queue, sourceOf, log, random } = deps
  const outcomes: SettledHome['outcomes'][number][] = []
  let asked = 0
  let works = true
  for (const picture of home.pictures) {
    if (signal.aborted || asked > 0 || !works) break
    try {
      const attempt = await copyPicture(picture, sourceOf(home.source), { ...deps, now: () => queue.now() })
      outcomes.push({ picture, outcome: attempt.outcome })
      asked = attempt.asked
    } catch (error) {
      works = false
      log.error({ err: error, listing: home.listingId }, 'Could not store a picture')
    }
  }
  const pause = works && outcomes.length > 0 ? pauseBeforeRetry(home.attempt, asked, random()) : 0
  const now = await queue.now()
  await queue.settle({ claimed: home, outcomes, dueAt: pause === null ? null : new Date(now.getTime() + pause) }, now)
  report(home, outcomes, log)
  return works
}

function report(home: ClaimedHome, outcomes: SettledHome['outcomes'], log: Log): void {
  const facts = { listing: home.listingId, source: home.source }
  const copied = outcomes.filter(({ outcome }) => outcome.state === 'copied').length
  if (copied > 0) log.info({ ...facts, copied }, 'Pictures copied')
  for (const [reason, some] of Map.groupBy(outcomes, ({ outcome }) => ('reason' in outcome ? outcome.reason : null))) {
    if (reason === null) continue
    const refused = some[0]!.outcome.state === 'refused'
    log.warn({ ...facts, pictures: some.length, reason }, refused ? 'Pictures left out' : 'Pictures not copied yet')
  }
}
