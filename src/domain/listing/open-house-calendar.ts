import type { OpenHouse } from './open-house.ts'

/** What a calendar entry says besides the times. */
export interface CalendarPlace {
  listingId: number
  title: string
  /** As far as it may be shown. */
  address: string
  /** Address of the home's page; empty if unknown. */
  url: string
  /** ISO date-time of the listing's last change: of two versions of an entry the newer one counts. */
  updatedAt: string
}

/** An open house as an iCalendar object (RFC 5545): CRLF between the lines, times in UTC. */
export function openHouseCalendar(
  { startsAt, endsAt, byAppointment, remarks }: OpenHouse,
  home: CalendarPlace,
): string {
  const notes = [byAppointment ? 'By appointment: ask before you come.' : '', remarks ?? '', home.url]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keystead//Open houses//EN',
    'BEGIN:VEVENT',
    `UID:open-house-${home.listingId}-${utc(startsAt)}@keystead`,
    `DTSTAMP:${utc(home.updatedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(`Open house: ${home.title}`)}`,
    `LOCATION:${escaped(home.address)}`,
    `DESCRIPTION:${escaped(notes.filter(Boolean).join('\n'))}`,
    ...(home.url ? [`URL:${home.url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** '20261129T180000Z' */
const utc = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

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
