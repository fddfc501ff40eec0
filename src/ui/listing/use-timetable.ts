import { useRouter } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { Result } from '#domain/result.ts'

/** The timetable; null if it can't be loaded. The browser waits for it, and shows what the server wrote until it is there. */
export function useTimetable(): Timetable | null {
  const { gateways } = useRouter().options.context
  return gateways.timetable ?? use(loadedTimetable(gateways.homeFigures))
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

/** In the browser, for all that asks for it; null once it could not be loaded. */
let loading: Promise<Timetable | null> | undefined

const loadedTimetable = (source: TimetableSource): Promise<Timetable | null> => (loading ??= load(source))

/** Whoever asks next fetches it again. */
export function forgetTimetable(): void {
  loading = undefined
}

const load = async (source: TimetableSource): Promise<Timetable | null> => {
  const answer = await source.timetable()
  return answer.ok ? answer.value : null
}
