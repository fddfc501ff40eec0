import type { Timetable } from '#domain/commute/timetable.ts'
import type { Result } from '#domain/result.ts'

/**
 * The timetable in force: the operator's own, else the embedded one; the same object each time. Tens of kilobytes: a browser
 * fetches it after an action or when it is idle, and no page carries it in its data. tests/conformance/home-figures-gateway.ts holds the adapters.
 */
export interface TimetableGateway {
  timetable(signal?: AbortSignal): Promise<Result<Timetable>>
}

/** The path of the operator's own timetable below the site's base URL, in the sample edition. */
export const TIMETABLE_PATH = 'timetable.json'
