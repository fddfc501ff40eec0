import { readFile } from 'node:fs/promises'
import { EMBEDDED_FILE, EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { timetableOf, type TimetableFile } from '#content/timetable/timetable-file.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { fail, invalid, ok, type Result } from '#domain/result.ts'
import type { Config } from '#process/config.ts'
import { readTimetableFile } from '#process/timetable-settings.ts'

type TimetableSetting = Config['timetableFile']

/** The timetable in force; 'invalid' says what is wrong with the operator's file. */
export async function openTimetable(file: TimetableSetting): Promise<Result<Timetable>> {
  if (file === null) return ok(EMBEDDED_TIMETABLE)
  const read = await openTimetableFile(file)
  return read.ok ? ok(timetableOf(read.value)) : read
}

/** The timetable in force as a file. */
export async function openTimetableFile(file: TimetableSetting): Promise<Result<TimetableFile>> {
  if (file === null) return ok(EMBEDDED_FILE)
  try {
    return readTimetableFile(await readFile(file, 'utf8'))
  } catch (error) {
    return fail(invalid([{ field: 'TIMETABLE', message: `cannot be read: ${(error as Error).message}` }]))
  }
}
