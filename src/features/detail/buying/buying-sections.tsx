import type { Listing } from '#domain/listing/listing.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import type { HelpAnswers } from '#domain/money/state-help.ts'
import { askForNumbers } from '#ui/listing/cost-terms.ts'
import { OfferToKeysSection } from './offer-to-keys-section.tsx'
import { PapersSection } from './papers-section.tsx'
import { StateHelpSection } from './state-help-section.tsx'

interface BuyingSectionsProps {
  listing: Listing
  figures: SaleFigures
  /** What the visitor said of themselves. */
  answers: HelpAnswers
  /** Scheme and host of the site; empty if unknown. */
  origin: string
}

/** Who helps a buyer, what the seller has to tell, and the way to the keys. */
export const BuyingSections = ({ listing, figures, answers, origin }: BuyingSectionsProps) => (
  <>
    <StateHelpSection listing={listing} help={figures.stateHelp} answers={answers} onAnswer={askForNumbers} />
    <PapersSection listing={listing} laws={figures.laws} />
    <OfferToKeysSection listing={listing} table={figures.attorneyReview} origin={origin} />
  </>
)
