import type { Timetable } from '#domain/commute/timetable.ts'
import { timetableOf, type TimetableFile } from './timetable-file.ts'
import file from './timetable.json' with { type: 'json' }

/** The built-in timetable, as a file. */
export const EMBEDDED_FILE = file as unknown as TimetableFile

/** The timetable that holds where the operator has imported none. */
export const EMBEDDED_TIMETABLE: Timetable = timetableOf(EMBEDDED_FILE)
