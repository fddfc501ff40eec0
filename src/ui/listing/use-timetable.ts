import { useRouter } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { Result } from '#domain/result.ts'
import { useHydrating } from '../primitives/use-hydrating.ts'

/**
 * The timetable; null if it can't be loaded. The browser waits for it, and shows what the server wrote until it is there: a
 * failure takes nothing off the page, and once the timetable can be had what the server wrote comes to life.
 */
export function useTimetable(): Timetable | null {
  const { gateways } = useRouter().options.context
  const isHydrating = useHydrating()
  if (gateways.timetable) return gateways.timetable
  // `use` must be called again when React renders this again after the wait: a way around it then breaks the next hook.
  return use(isHydrating ? arrivingTimetable(gateways.homeFigures) : loadedTimetable(gateways.homeFigures))
}

/** The timetable for what is shown without it too: null until it is there. */
export function useTimetableOnceLoaded(): Timetable | null {
  const { gateways } = useRouter().options.context
  const [timetable, setTimetable] = useState<Timetable | null>(null)
  useEffect(() => {
    let ended = false
    void loadedTimetable(gateways.homeFigures).then((loaded) => !ended && setTimetable(loaded))
    return () => {
      ended = true
    }
  }, [gateways])
  return timetable
}

interface TimetableSource {
  timetable(): Promise<Result<Timetable>>
}

/** How long what the server wrote waits until the timetable is asked for again, ms: doubled each time up to the longest. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/** In the browser, for all that asks for it; null once it could not be loaded. */
let loading: Promise<Timetable | null> | undefined

/** In the browser, for what the server has written. */
let arriving: Promise<Timetable> | undefined

const loadedTimetable = (source: TimetableSource): Promise<Timetable | null> => (loading ??= readAtOnce(load(source)))

const arrivingTimetable = (source: TimetableSource): Promise<Timetable> =>
  (arriving ??= readAtOnce(loadUntilArrived(source)))

/** Whoever asks next fetches it again. */
export function forgetTimetable(): void {
  loading = undefined
}

async function load(source: TimetableSource): Promise<Timetable | null> {
  const answer = await source.timetable()
  return answer.ok ? answer.value : null
}

/** Marks a promise once it is kept, so that `use` need not wait for it; React does so itself only after it has waited once. */
function readAtOnce<T>(promise: Promise<T>): Promise<T> {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }))
  return promise
}

async function loadUntilArrived(source: TimetableSource): Promise<Timetable> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const asked = loadedTimetable(source)
    const timetable = await asked
    if (timetable) return timetable
    await new Promise((resolve) => setTimeout(resolve, wait))
    if (loading === asked) forgetTimetable()
  }
}
