/*
 * What the agency is told in a request, beside the visitor's own words: always in English, which it reads, whatever language the
 * talk is in.
 */

import { formatWeekdayAndDay } from '#domain/weekday-text.ts'
import type { Request } from './talk.ts'

/** Of a tour by video. */
export const VIDEO_WISH = 'By video, please'

/** Of whom the visitor brings to a tour. */
export const bringsNote = (whom: string): string => `I’m bringing ${whom}`

/** Of the home that a call is about. */
export const homeNote = (title: string): string => `about ${title}`

/** Of the tour or message that a call takes the place of; '' without a home. */
export function requestNote({ kind, home, day, slot, message }: Request): string {
  if (!home) return ''
  const what = kind === 'tour' ? `a tour of ${home.title}` : home.title
  const when = [day && ` on ${formatWeekdayAndDay(day)}`, slot && ` in the ${slot}`].filter(Boolean).join('')
  return `${homeNote(what)}${when}${message ? `, “${message}”` : ''}`
}
