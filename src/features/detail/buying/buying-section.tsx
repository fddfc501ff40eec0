import { useState } from 'react'
import { PAPERS } from '#content/paper-texts.ts'
import { daysAfter } from '#domain/day.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { attorneyReview } from '#domain/money/attorney-review.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { Fold } from '#ui/primitives/fold.tsx'
import { BUYING } from '../texts/buying-texts.ts'
import { TopicSection } from '../topic-section.tsx'
import { PapersTable } from './papers-table.tsx'
import { ReviewClock, ReviewDays } from './review-clock.tsx'

interface BuyingSectionProps {
  listing: Listing
  figures: Pick<SaleFigures, 'laws' | 'attorneyReview'>
  /** Scheme and host of the site; empty if unknown. */
  origin: string
}

/** A certificate of occupancy can take four weeks (laws.json). */
const CERTIFICATE_DAYS = 28

/** From a signed contract to the keys: attorney review from a day that the reader can change, then what follows, in order. */
export function BuyingSection({ listing, figures: { laws, attorneyReview: table }, origin }: BuyingSectionProps) {
  const today = useToday()
  const [chosen, choose] = useState<string | null>(null)
  const day = chosen ?? today
  const review = attorneyReview(day, table)
  const heading = BUYING.heading(review.earliestEnd)
  const papers = laws.filter(({ id }) => PAPERS[id])
  const { inspection, loan, closing } = BUYING.steps
  return (
    <TopicSection id="buying" topic={BUYING.topic} heading={heading} lead={BUYING.lead(day)}>
      <output className="sr-only">{chosen && heading}</output>
      <ReviewDays review={review} />
      <div className="folds numbered">
        <Fold title={BUYING.review} value={BUYING.businessDays(table.businessDays)}>
          <ReviewClock listing={listing} day={day} today={today} review={review} origin={origin} onChoose={choose} />
        </Fold>
        <Fold title={BUYING.papers(papers.length)} value={BUYING.papersFrom}>
          <PapersTable listing={listing} papers={papers} />
        </Fold>
        <Fold title={inspection[0]} value={BUYING.inContract}>
          <p>{inspection[1]}</p>
        </Fold>
        <Fold title={loan[0]} value={BUYING.inContract}>
          <p>{loan[1]}</p>
        </Fold>
        <Fold title={closing} value={BUYING.fourWeeks}>
          <p>{BUYING.closingNote(review.earliestEnd, daysAfter(review.earliestEnd, CERTIFICATE_DAYS))}</p>
        </Fold>
      </div>
    </TopicSection>
  )
}
