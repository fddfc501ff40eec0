import { CalendarPlus } from 'lucide'
import { useState } from 'react'
import { calendarFile } from '#domain/calendar-file.ts'
import { formatShortWeekday } from '#domain/day-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { attorneyReview, type AttorneyReview, type AttorneyReviewTable } from '#domain/money/attorney-review.ts'
import { formatWeekdayAndDay } from '#domain/weekday-text.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Field, TextInput } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { CostSection } from '../costs/cost-section.tsx'
import { shownAddress } from '../listing-place.ts'
import { ClosingSteps } from './closing-steps.tsx'
import { dayCells, doubtText, movedText, reviewDayLimits, reviewDayProblem } from './review-words.ts'

interface OfferToKeysSectionProps {
  listing: Listing
  table: AttorneyReviewTable
  /** Scheme and host of the site; empty if unknown. */
  origin: string
}

/** The way from a signed contract to the keys: attorney review from a day that the reader can change, then what follows. */
export function OfferToKeysSection({ listing, table, origin }: OfferToKeysSectionProps) {
  const { name } = useAgency()
  const today = useToday()
  const [chosen, choose] = useState<string | null>(null)
  const day = chosen ?? today
  const review = attorneyReview(day, table)
  const heading = `Review ends ${formatWeekdayAndDay(review.earliestEnd)} at the earliest`
  return (
    <CostSection
      id="offer-to-keys"
      topic="From offer to keys"
      heading={heading}
      lead={`If both sides have the signed contract on ${formatWeekdayAndDay(day)}.`}
    >
      <output className="sr-only">{chosen && heading}</output>
      <DayField today={today} onChoose={choose} />
      <ReviewDays review={review} />
      <p className="cost-note">
        {[doubtText(review), movedText(review)].filter(Boolean).join(' ') ||
          'Saturdays, Sundays, and legal holidays are not counted.'}{' '}
        Ask your attorney. The review is for contracts prepared by an agent, for homes of one to four families and
        condos. It can’t be waived. N.J.A.C. 11:5-6.2
      </p>
      <a
        {...reviewLink(listing, day, review, { origin, name })}
        aria-label="Add to calendar: earliest end of attorney review"
        className={buttonClass('secondary', 'medium', 'mt-5 max-sm:w-full print:hidden')}
      >
        <Icon of={CalendarPlus} size={18} strokeWidth={1.75} />
        Add to calendar
      </a>
      <ClosingSteps day={day} earliestEnd={review.earliestEnd} businessDays={table.businessDays} />
    </CostSection>
  )
}

/** The day of the signed contract. A day that can't be used leaves the last one in force, and what was typed stays. */
function DayField({ today, onChoose }: { today: string; onChoose: (day: string) => void }) {
  const [error, setError] = useState<string>()
  const isUsable = (day: string) => reviewDayProblem(day, today) === undefined
  return (
    <div className="review-day">
      <Field label="Both sides have the signed contract on" error={error}>
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

const ReviewDays = ({ review }: { review: AttorneyReview }) => (
  <ol className="review-days" aria-label="Attorney review, day by day">
    {dayCells(review).map(({ on, look, text }) => (
      <li key={on} data-look={look}>
        <time dateTime={on}>
          <b>{formatShortWeekday(on)}</b> <span className="display">{Number(on.slice(8))}</span>
        </time>{' '}
        <span>{text}</span>
      </li>
    ))}
  </ol>
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
    summary: `Earliest end of attorney review: ${listing.title}`,
    place: shownAddress(listing),
    notes: [
      `If both sides have the signed contract on ${formatWeekdayAndDay(day)}.`,
      doubtText(review)?.slice(2) ?? '',
      movedText(review) ?? '',
      'Ask your attorney.',
      url,
    ],
    url,
  })
  return {
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
    download: `attorney-review-${review.earliestEnd}.ics`,
  }
}
