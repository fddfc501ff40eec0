// The operator's own timetable in the sample edition: a static site has no server that could read it later.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TimetableFile } from '#content/timetable/timetable-file.ts'
import { TIMETABLE_PATH } from '#ports/browser/timetable.ts'

/** Writes the operator's timetable into a built folder; null: the pages use the embedded one. */
export const writeSampleTimetable = (client: string, own: TimetableFile | null): void =>
  writeFileSync(join(client, TIMETABLE_PATH), JSON.stringify(own))
