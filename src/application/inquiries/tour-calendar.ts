import { createEvent } from 'ics'
import type { Agency } from '#domain/agency/agency.ts'
import { tourTimes, type TourRequest } from '#domain/inquiry/tour.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Mail } from '#domain/mail/mail.ts'

export interface TourEvent {
  agency: Agency
  tour: TourRequest
  /** Makes the event's UID, the same in both mails, so that calendars show it once. */
  inquiryId: string
  listing: Pick<Listing, 'title' | 'address'>
  url: string
  createdAt: Date
}

/**
 * The requested tour as an iCalendar event in UTC, or null if it can't be written or the agency has no such hours. METHOD is PUBLISH and the status
 * tentative, because the agency confirms the hour in person.
 */
export function tourCalendar({ agency, tour, inquiryId, listing, url, createdAt }: TourEvent): Mail['calendar'] {
  const times = tourTimes(tour, agency.tourHours)
  if (times === null) return null
  const { begin, end } = times
  const { error, value } = createEvent({
    method: 'PUBLISH',
    productId: `-//${agency.firm.name}//${agency.name}//EN`,
    uid: `${inquiryId}@${agency.email.split('@')[1]}`,
    created: createdAt.getTime(),
    lastModified: createdAt.getTime(),
    start: begin.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: end.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: oneLine(`Tour requested: ${listing.title}`),
    // The link is in the text: ics refuses a URL property for a host without a dot or an unusual port.
    description: `Requested on ${agency.name}. ${agency.firm.name} will confirm the exact time. ${url}`,
    location: oneLine(listing.address),
    status: 'TENTATIVE',
    busyStatus: 'TENTATIVE',
  })
  // The mails give the time in their text too, so an inquiry is sent even without the event.
  return error || value === null ? null : { method: 'PUBLISH', content: value }
}

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
