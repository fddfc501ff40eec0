import { DISCLOSURE_STATES } from '#content/disclosure-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { disclosures, type Disclosure, type DisclosureRow } from '#domain/money/disclosures.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { PAPER_STANDINGS } from '../buying/paper-standings.ts'
import { CostSection, Fold } from '../costs/cost-section.tsx'
import { Law } from '../law.tsx'
import { NOT_PROVIDED } from '../not-provided.ts'
import { StatusWord } from '../status-word.tsx'
import { rentControlWords } from './rent-control-words.ts'

interface RightsSectionProps {
  listing: Listing
  figures: RentalFigures
}

/** What the law gives a tenant of this home, as far as it is known. */
export function RightsSection({ listing, figures }: RightsSectionProps) {
  const { heading, lead, row, standing, word } = rentControlWords(figures.rentControl, figures.town ?? listing.city)
  const papers = papersOf(listing, figures)
  return (
    <CostSection id="renter-rights" topic="Your rights" heading={heading} lead={lead}>
      <table className="cost-table">
        <caption className="sr-only">A tenant’s rights and how they stand</caption>
        <tbody>
          <tr>
            <th scope="row">
              Rent control
              <small>{row}</small>
            </th>
            <td>
              <StatusWord standing={standing}>{word}</StatusWord>
            </td>
          </tr>
          {papers.map((paper) => (
            <PaperRow key={paper.disclosure} paper={paper} listing={listing} />
          ))}
          <tr>
            <th scope="row">
              Late fee
              <small>
                Must be in the lease and reasonable; the State sets no amount. Five business days of grace belong to
                tenants on Social Security and some other benefits. <Law>N.J.S.A. 2A:42-6.1</Law>
              </small>
            </th>
            <td>
              <span className="text-ink-soft">{NOT_PROVIDED}</span>
            </td>
          </tr>
        </tbody>
      </table>
      <Fold title="Ending the lease, and leaving">
        <p className="max-w-[68ch] text-sm">
          In most buildings a tenant may be asked to leave only for a cause the law lists. Owner-occupied buildings of
          up to two rental homes are an exception. <Law>N.J.S.A. 2A:18-61.1</Law>
        </p>
      </Fold>
    </CostSection>
  )
}

/** The papers of a landlord that are named here, each with what it is. */
const PAPERS: Partial<Record<Disclosure, { name: string; what: string }>> = {
  flood: {
    name: 'Flood notice before you sign',
    what: 'The landlord must say whether the home lies in a mapped flood area, and of known flooding',
  },
  'lead-certificate': { name: 'Lead-safe certificate', what: 'For homes built before' },
}

function papersOf(
  { yearBuilt, utilities: { waterSource } }: Listing,
  { disclosures: table }: RentalFigures,
): DisclosureRow[] {
  const rows = disclosures({ market: 'rent', yearBuilt, waterSource, answers: {} }, table)
  return rows.filter(({ disclosure }) => PAPERS[disclosure])
}

function PaperRow({ paper, listing }: { paper: DisclosureRow; listing: Listing }) {
  const { name, what } = PAPERS[paper.disclosure]!
  const { reason } = paper
  const built = 'year' in reason ? ` ${reason.year}. Year built: ${listing.yearBuilt ?? NOT_PROVIDED}` : ''
  return (
    <tr className={paper.state === 'not-applicable' ? 'text-ink-soft' : undefined}>
      <th scope="row">
        {name}
        <small>
          {what}
          {built}. <Law>{paper.law}</Law>
        </small>
      </th>
      <td>
        <StatusWord standing={PAPER_STANDINGS[paper.state]}>{DISCLOSURE_STATES[paper.state]}</StatusWord>
      </td>
    </tr>
  )
}
