import { calendarFile, calendarTime } from '../calendar-file.ts'
import type { OpenHouse } from './open-house.ts'

/** What a calendar entry says besides the times. */
export interface CalendarPlace {
  /** The name of the site. */
  publisher: string
  listingId: number
  title: string
  /** As far as it may be shown. */
  address: string
  /** Address of the home's page; empty if unknown. */
  url: string
  /** ISO date-time of the listing's last change: of two versions of an entry the newer one counts. */
  updatedAt: string
}

/** An open house as an iCalendar object. */
export function openHouseCalendar(
  { startsAt, endsAt, byAppointment, remarks }: OpenHouse,
  { publisher, listingId, title, address, url, updatedAt }: CalendarPlace,
): string {
  return calendarFile({
    publisher,
    product: 'Open houses',
    uid: `open-house-${listingId}-${calendarTime(startsAt)}`,
    changedAt: updatedAt,
    when: { startsAt, endsAt },
    summary: `Open house: ${title}`,
    place: address,
    notes: [byAppointment ? 'By appointment. Contact us before you come.' : '', remarks ?? '', url],
    url,
  })
}
