import { createEvent } from 'ics'
import { BRAND } from '#content/brand.ts'
import type { Listing } from '#domain/listing.ts'
import type { Mail } from '#domain/mail.ts'
import { tourTimes, type TourRequest } from '#domain/tour.ts'

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
export function tourCalendar({ tour, inquiryId, listing, url, createdAt }: TourEvent): NonNullable<Mail['calendar']> {
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
    description: `Asked for on ${BRAND.name}; ${BRAND.agencyName} confirms the exact time.`,
    location: oneLine(listing.address),
    url,
    status: 'TENTATIVE',
    busyStatus: 'TENTATIVE',
  })
  if (error || value === null) throw error ?? new Error('The calendar entry came out empty')
  return { method: 'PUBLISH', content: value }
}

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
