import type { Listing } from '#domain/listing/listing.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import type { LoadOwnNumbers } from '#ports/browser/own-numbers.ts'
import { OfferToKeysSection } from './offer-to-keys-section.tsx'
import { OwnStateHelp } from './own-state-help.tsx'
import { PapersSection } from './papers-section.tsx'

interface BuyingSectionsProps {
  listing: Listing
  figures: SaleFigures
  loadNumbers: LoadOwnNumbers
  /** Scheme and host of the site; empty if unknown. */
  origin: string
}

/** Who helps a buyer, what the seller has to tell, and the way to the keys. */
export const BuyingSections = ({ listing, figures, loadNumbers, origin }: BuyingSectionsProps) => (
  <>
    <OwnStateHelp listing={listing} help={figures.stateHelp} loadNumbers={loadNumbers} />
    <PapersSection listing={listing} table={figures.disclosures} />
    <OfferToKeysSection listing={listing} table={figures.attorneyReview} origin={origin} />
  </>
)
