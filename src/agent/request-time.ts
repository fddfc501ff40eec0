import type { OfficeHours } from '#domain/agency/agency.ts'
import { partOutsideHours } from '#domain/agency/hours-check.ts'
import { twoDigits } from '#domain/clock-time.ts'
import { slotAt } from '#domain/inquiry/tour-slots.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import type { SpokenTime } from '#language/grammar.ts'
import type { AgentContext } from './agent-context.ts'
import { requestHours } from './request-hours.ts'
import type { Request, RequestPart } from './talk.ts'
import { tourDayProblem } from './tour-day.ts'

/** The day and time of a tour or a call in a sentence. */
export interface TimeIn extends Pick<SpokenTime, 'day' | 'slot' | 'at'> {
  /** Why the day or time is not possible, and which part to ask for again. */
  problem: { part: RequestPart; words: string } | null
}

export const NO_TIME: TimeIn = { day: null, slot: null, at: null, problem: null }

/** The day and time of day in a sentence, if a tour or a call can be then. */
export function timeIn(said: string, kind: Request['kind'], context: AgentContext): TimeIn {
  const { agency, clock, grammar, phrases } = context
  const { notAt, callDays, hours: hoursText } = phrases.request
  const today = newJerseyDay(clock.now())
  const hours = requestHours(kind, agency)
  const { day, slot, at, hour } = likelier(grammar.readTime(said, today), hours)
  const noTours = kind === 'tour' && day !== null ? tourDayProblem(day, today, context) : null
  if (noTours !== null) return { day: null, slot, at, problem: { part: 'day', words: noTours } }
  switch (partOutsideHours({ day, slot, at: hour?.at ?? at }, hours)) {
    case null:
      return { day, slot, at, problem: null }
    case 'day':
      return { day: null, slot, at, problem: { part: 'day', words: callDays(day!) } }
    case 'slot': {
      const words = hour ? notAt(kind, hour.words) : hoursText(kind)
      return { day, slot: null, at: null, problem: { part: 'slot', words } }
    }
  }
}

/** An hour whose half of the day wasn't said, twelve hours later where the agency has only that one. */
function likelier(read: SpokenTime, hours: OfficeHours): SpokenTime {
  const { day, at, hour } = read
  if (hour === null || hour.isSure) return read
  const [early, minute] = hour.at.split(':').map(Number) as [number, number]
  const later = `${early + 12}:${twoDigits(minute)}`
  const isOutside = (time: string) => partOutsideHours({ day, slot: null, at: time }, hours) === 'slot'
  if (early > 11 || !isOutside(hour.at) || isOutside(later)) return read
  return { day, slot: slotAt(early + 12), at: at && later, hour: { ...hour, at: later } }
}

/** Why a day and a time said one after the other don't go together. */
export function togetherProblem(
  { kind, day, slot, at }: Request,
  { agency, phrases }: AgentContext,
): TimeIn['problem'] {
  if (kind === 'inquiry' || day === null || slot === null) return null
  const wrong = partOutsideHours({ day, slot, at }, requestHours(kind, agency))
  return wrong && { part: wrong, words: phrases.request.hours(kind) }
}
