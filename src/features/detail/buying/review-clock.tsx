import { CalendarPlus } from 'lucide'
import { useState } from 'react'
import { calendarFile } from '#domain/calendar-file.ts'
import { formatShortWeekday } from '#domain/day-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { AttorneyReview } from '#domain/money/attorney-review.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Field, TextInput } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { shownAddress } from '../listing-place.ts'
import { BUYING } from '../texts/buying-texts.ts'
import { dayCells, doubtText, movedText, reviewDayLimits, reviewDayProblem } from './review-words.ts'

interface ReviewClockProps {
  listing: Listing
  /** ISO dates. */
  day: string
  today: string
  review: AttorneyReview
  /** Scheme and host of the site; empty if unknown. */
  origin: string
  onChoose: (day: string) => void
}

/** Attorney review, day by day from a day that the reader can change. */
export function ReviewClock({ listing, day, today, review, origin, onChoose }: ReviewClockProps) {
  const { name } = useAgency()
  return (
    <>
      <p>{BUYING.reviewNote}</p>
      <div className="review-act">
        <DayField today={today} onChoose={onChoose} />
        <a
          {...reviewLink(listing, day, review, { origin, name })}
          aria-label={BUYING.calendarName}
          className={buttonClass('secondary', 'medium', 'max-sm:w-full print:hidden')}
        >
          <Icon of={CalendarPlus} size={18} strokeWidth={1.75} />
          {BUYING.calendar}
        </a>
      </div>
      <p className="cost-note">{BUYING.law}</p>
    </>
  )
}

/** The day of the signed contract. A day that can't be used leaves the last one in force, and what was typed stays. */
function DayField({ today, onChoose }: Pick<ReviewClockProps, 'today' | 'onChoose'>) {
  const [error, setError] = useState<string>()
  const isUsable = (day: string) => reviewDayProblem(day, today) === undefined
  return (
    <div className="review-day">
      <Field label={BUYING.dayField} error={error}>
        {(tied) => (
          <TextInput
            {...tied}
            type="date"
            autoComplete="off"
            defaultValue={today}
            {...reviewDayLimits(today)}
            onChange={({ target: { value } }) => {
              if (!isUsable(value)) return
              setError(undefined)
              onChoose(value)
            }}
            // Not while the year is being typed.
            onBlur={({ target: { value } }) => setError(reviewDayProblem(value, today))}
          />
        )}
      </Field>
    </div>
  )
}

/** The days of the review, and on which of them lawyers differ. */
export const ReviewDays = ({ review }: { review: AttorneyReview }) => (
  <>
    <ol className="review-days" aria-label={BUYING.days}>
      {dayCells(review).map(({ on, look, text }) => (
        <li key={on} data-look={look}>
          <time dateTime={on}>
            <b>{formatShortWeekday(on)}</b> <span className="display">{Number(on.slice(8))}</span>
          </time>{' '}
          <span>{text}</span>
        </li>
      ))}
    </ol>
    <p className="cost-note">{[doubtText(review), movedText(review)].filter(Boolean).join(' ') || BUYING.weekends}</p>
  </>
)

/** A link that holds the file itself, as open houses have it. */
function reviewLink(
  listing: Listing,
  day: string,
  review: AttorneyReview,
  { origin, name }: { origin: string; name: string },
) {
  const url = origin && `${origin}/listings/${listing.id}`
  const file = calendarFile({
    publisher: name,
    product: 'Attorney review',
    uid: `attorney-review-${listing.id}-${day}`,
    changedAt: listing.updatedAt,
    when: { day: review.earliestEnd },
    summary: BUYING.calendarTitle(listing.title),
    place: shownAddress(listing),
    notes: [BUYING.lead(day), doubtText(review)?.slice(2) ?? '', movedText(review) ?? '', BUYING.askAttorney, url],
    url,
  })
  return {
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
    download: `attorney-review-${review.earliestEnd}.ics`,
  }
}
