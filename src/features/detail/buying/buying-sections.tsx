import type { Listing } from '#domain/listing/listing.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { OfferToKeysSection } from './offer-to-keys-section.tsx'
import { PapersSection } from './papers-section.tsx'
import { StateHelpSection, type HelpAnswers } from './state-help-section.tsx'

interface BuyingSectionsProps {
  listing: Listing
  figures: SaleFigures
  /** Scheme and host of the site; empty if unknown. */
  origin: string
}

/** Who helps a buyer, what the seller has to tell, and the way to the keys. */
export const BuyingSections = ({ listing, figures, origin }: BuyingSectionsProps) => (
  <>
    <StateHelpSection listing={listing} help={figures.stateHelp} answers={NOTHING_SAID} />
    <PapersSection listing={listing} table={figures.disclosures} />
    <OfferToKeysSection listing={listing} table={figures.attorneyReview} origin={origin} />
  </>
)

const NOTHING_SAID: HelpAnswers = { firstTimeBuyer: null, veteran: null, income: null }
