import { DISCLOSURE_NAMES, DISCLOSURE_STATES, disclosureText } from '#content/disclosure-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import {
  disclosures,
  type DisclosureHome,
  type DisclosureRow,
  type DisclosureTable,
} from '#domain/money/disclosures.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { CostSection } from '../costs/cost-section.tsx'
import { Law } from '../law.tsx'
import { StatusWord } from '../status-word.tsx'
import { askForPapers } from './ask-for-papers.ts'
import { PAPER_STANDINGS } from './paper-standings.ts'
import { askWords, papersHeading, papersToAskFor } from './paper-words.ts'

interface PapersSectionProps {
  listing: Listing
  table: DisclosureTable
}

/** The papers that the seller must give: which are here, and one button that asks for the others. */
export function PapersSection({ listing, table }: PapersSectionProps) {
  const rows = papersOf(listing, table)
  const missing = papersToAskFor(rows)
  return (
    <CostSection id="papers" topic="What the seller must tell you" heading={papersHeading(rows)}>
      <table className="cost-table">
        <caption className="sr-only">Papers and how they stand</caption>
        <tbody>
          {rows.map((row) => (
            <PaperRow key={row.disclosure} row={row} />
          ))}
        </tbody>
      </table>
      {missing.length > 0 && (
        <a
          href="#request-information"
          className={buttonClass('secondary', 'medium', 'mt-5 max-sm:w-full print:hidden')}
          onClick={(event) => {
            event.preventDefault()
            void askForPapers(missing, listing.id)
          }}
        >
          {askWords(missing.length)}
        </a>
      )}
    </CostSection>
  )
}

/** Listings don't say which papers the seller has given. */
const NO_ANSWERS: DisclosureHome['answers'] = {}

/** Those that don't apply come last; what concerns rentals alone isn't among them. */
function papersOf({ market, yearBuilt, utilities: { waterSource } }: Listing, table: DisclosureTable): DisclosureRow[] {
  const rows = disclosures({ market, yearBuilt, waterSource, answers: NO_ANSWERS }, table)
  const concerned = rows.filter(({ reason }) => reason.code !== 'only-rentals')
  const applies = ({ state }: DisclosureRow) => state !== 'not-applicable'
  return [...concerned.filter(applies), ...concerned.filter((row) => !applies(row))]
}

function PaperRow({ row }: { row: DisclosureRow }) {
  return (
    <tr className={row.state === 'not-applicable' ? 'text-ink-soft' : undefined}>
      <th scope="row">
        {DISCLOSURE_NAMES[row.disclosure]}
        <small>
          {disclosureText(row)}. <Law>{row.law}</Law>
        </small>
      </th>
      <td>
        <StatusWord standing={PAPER_STANDINGS[row.state]}>{DISCLOSURE_STATES[row.state]}</StatusWord>
      </td>
    </tr>
  )
}
