import { PAPERS, paperText } from '#content/paper-texts.ts'
import type { LawId } from '#domain/law/laws.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { CostSection, Fold } from '../costs/cost-section.tsx'
import { NOT_PROVIDED } from '../not-provided.ts'
import { StatusWord } from '../status-word.tsx'
import { rentControlWords } from './rent-control-words.ts'

/** What a tenant may ask for or count on, where it applies to this home. */
const RIGHTS: ReadonlySet<LawId> = new Set([
  'flood-rent',
  'lead-federal',
  'lead-cert',
  'smoke-co',
  'well',
  'review-lease',
  'truth-in-renting',
  'source-of-income',
  'fair-chance',
])
const RIGHT_NAMES: Readonly<Partial<Record<LawId, string>>> = {
  'review-lease': 'Attorney review',
  'truth-in-renting': 'Truth in Renting statement',
  'source-of-income': 'Vouchers and other income',
  'fair-chance': 'Criminal history',
}

interface RightsSectionProps {
  listing: Listing
  figures: RentalFigures
}

/** What the law gives a tenant of this home, as far as it is known. */
export function RightsSection({ listing, figures }: RightsSectionProps) {
  const { heading, lead, row, standing, word } = rentControlWords(
    figures.rentControl,
    figures.town ?? listing.city,
    useToday(),
  )
  const rights = figures.laws.filter(({ id }) => RIGHTS.has(id))
  const eviction = figures.laws.find(({ id }) => id === 'eviction')
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
          {rights.map((right) => (
            <tr key={right.id}>
              <th scope="row">
                {PAPERS[right.id]?.name ?? RIGHT_NAMES[right.id]}
                <small>
                  {paperText(right)} {right.law}
                </small>
              </th>
              <td>
                <StatusWord standing="open">{right.answer === 'yes' ? 'Applies' : 'Ask'}</StatusWord>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              Late fee
              <small>
                Must be in the lease and reasonable; the State sets no amount. Five business days of grace belong to
                tenants on Social Security and some other benefits. N.J.S.A. 2A:42-6.1
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
          {eviction?.says}{' '}
          {eviction?.answer === 'ask' &&
            'An exception: buildings where the owner lives and rents out at most two homes. Only a court can make you leave. '}
          {eviction?.law ?? ''}
        </p>
      </Fold>
    </CostSection>
  )
}
