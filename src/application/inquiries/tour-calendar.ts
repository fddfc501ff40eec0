import { createEvent } from 'ics'
import { BRAND } from '#content/brand.ts'
import { tourTimes, type TourRequest } from '#domain/inquiry/tour.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Mail } from '#domain/mail/mail.ts'

export interface TourEvent {
  tour: TourRequest
  /** The event's own id: the same in both mails, so that calendars know it for one. */
  inquiryId: string
  listing: Pick<Listing, 'title' | 'address'>
  url: string
  createdAt: Date
}

/**
 * The requested tour for a calendar, at its moment in every time zone. It is published, not an invitation: the agency
 * confirms the hour in person, and until then it is tentative.
 */
export function tourCalendar({ tour, inquiryId, listing, url, createdAt }: TourEvent): Mail['calendar'] {
  const { begin, end } = tourTimes(tour)
  const { error, value } = createEvent({
    method: 'PUBLISH',
    productId: `-//${BRAND.agencyName}//${BRAND.name}//EN`,
    uid: `${inquiryId}@${BRAND.email.split('@')[1]}`,
    created: createdAt.getTime(),
    lastModified: createdAt.getTime(),
    start: begin.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: end.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: oneLine(`Tour requested: ${listing.title}`),
    // The link stands in the text: as a property of its own it would be refused for a host without a dot or an odd port.
    description: `Asked for on ${BRAND.name}; ${BRAND.agencyName} confirms the exact time. ${url}`,
    location: oneLine(listing.address),
    status: 'TENTATIVE',
    busyStatus: 'TENTATIVE',
  })
  // The mails say the time in words too: without its entry an inquiry is still worth sending.
  return error || value === null ? null : { method: 'PUBLISH', content: value }
}

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
