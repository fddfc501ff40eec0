import { daysAfter } from './day.ts'

/** Something for a visitor's calendar. */
export interface CalendarEntry {
  /** The name of the site that it comes from. */
  publisher: string
  /** What kind of entry it is, such as 'Open houses'. */
  product: string
  /** The same for every version of the entry. */
  uid: string
  /** ISO date-time: of two versions of an entry the newer one counts. */
  changedAt: string
  /** ISO date-times; or the ISO date of a whole day. */
  when: { startsAt: string; endsAt: string } | { day: string }
  summary: string
  place: string
  /** Lines; empty ones are left out. */
  notes: readonly string[]
  /** Empty if unknown. */
  url: string
}

/** An entry as an iCalendar object (RFC 5545): CRLF between the lines, times in UTC. */
export function calendarFile({
  publisher,
  product,
  uid,
  changedAt,
  when,
  summary,
  place,
  notes,
  url,
}: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(publisher)}//${product}//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}@listings`,
    `DTSTAMP:${calendarTime(changedAt)}`,
    ...whenLines(when),
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(notes.filter(Boolean).join('\n'))}`,
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The end of a whole day is the next day (section 3.6.1). */
function whenLines(when: CalendarEntry['when']): string[] {
  if ('day' in when)
    return [
      `DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${daysAfter(when.day, 1).replaceAll('-', '')}`,
      // A day in a calendar isn't a busy one.
      'TRANSP:TRANSPARENT',
    ]
  return [`DTSTART:${calendarTime(when.startsAt)}`, `DTEND:${calendarTime(when.endsAt)}`]
}

/** An ISO date-time as calendars write it, '20261129T180000Z'. */
export const calendarTime = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** TEXT of RFC 5545, section 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const MAX_OCTETS = 75

/** Content lines are at most 75 octets long (section 3.1); a further line begins with a space. No character is cut apart. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let text = ''
  for (const character of line.toWellFormed()) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
