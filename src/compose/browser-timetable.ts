import type { TimetableFile } from '#content/timetable/timetable-file.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import { TIMETABLE_PATH } from '#ports/browser/timetable.ts'
import { readOperatorSettings } from './operator-settings.ts'

/** The timetable where there is no server: the operator's file that was written into the built site, else the embedded one. */
export function browserTimetable(): () => Promise<Result<Timetable>> {
  let reading: Promise<Timetable> | undefined
  return async () => {
    try {
      return ok(await (reading ??= read()))
    } catch {
      reading = undefined
      return fail(unavailable('We can’t load the timetable right now.'))
    }
  }
}

async function read(): Promise<Timetable> {
  const own = await readOperatorSettings<TimetableFile | null>(TIMETABLE_PATH, null)
  if (own === null) return (await import('#content/timetable/embedded-timetable.ts')).EMBEDDED_TIMETABLE
  return (await import('#content/timetable/timetable-file.ts')).timetableOf(own)
}
