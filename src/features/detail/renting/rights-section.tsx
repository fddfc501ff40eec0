import { PAPERS, paperText } from '#content/paper-texts.ts'
import type { HomeLaw, LawId } from '#domain/law/laws.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatExact } from '#domain/money/exact-amount.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { depositCap } from '#domain/money/move-in.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { Fold } from '#ui/primitives/fold.tsx'
import { RIGHTS } from '../texts/renting-texts.ts'
import { TopicSection } from '../topic-section.tsx'
import { rentControlWords } from './rent-control-words.ts'

/** What a tenant may ask for or count on before signing, where it applies to this home. */
const BEFORE_SIGNING: ReadonlySet<LawId> = new Set([
  'flood-rent',
  'lead-federal',
  'lead-cert',
  'smoke-co',
  'well',
  'review-lease',
  'truth-in-renting',
  'fair-chance',
])
const NAMES: Readonly<Partial<Record<LawId, string>>> = RIGHTS.names

interface RightsSectionProps {
  listing: Listing
  figures: RentalFigures
}

/** What the law gives a tenant of this home, as far as it is known. */
export function RightsSection({ listing, figures }: RightsSectionProps) {
  const { value, note } = rentControlWords(figures.rentControl, figures.town ?? listing.city, useToday())
  const lawOf = (id: LawId) => figures.laws.find((law) => law.id === id)
  const income = lawOf('source-of-income')
  const before = figures.laws.filter(({ id }) => BEFORE_SIGNING.has(id))
  return (
    <TopicSection id="renter-rights" topic={RIGHTS.topic} heading={RIGHTS.heading}>
      <div className="folds">
        <Fold title={RIGHTS.income} value={RIGHTS.incomeValue}>
          <p>
            {income?.says} {RIGHTS.incomeNote}
          </p>
          <p className="cost-note mt-1">{RIGHTS.incomeLaw}</p>
        </Fold>
        <Fold
          title={RIGHTS.deposit}
          value={RIGHTS.depositValue(formatExact(depositCap(listing.price, figures.moveIn)))}
        >
          <p>{RIGHTS.depositNote}</p>
        </Fold>
        <Fold title={RIGHTS.rentControl} value={value}>
          <p>{note}</p>
        </Fold>
        {before.length > 0 && (
          <Fold title={RIGHTS.before} value={RIGHTS.beforeValue(before.length)}>
            <LawTable laws={before} />
          </Fold>
        )}
        <Fold title={RIGHTS.ending} value={RIGHTS.endingValue}>
          <Eviction law={lawOf('eviction')} />
          <p className="mt-2">{RIGHTS.lateFee}</p>
        </Fold>
      </div>
    </TopicSection>
  )
}

const LawTable = ({ laws }: { laws: readonly HomeLaw[] }) => (
  <table className="cost-table">
    <caption className="sr-only">{RIGHTS.table}</caption>
    <tbody>
      {laws.map((law) => (
        <tr key={law.id}>
          <th scope="row">
            {PAPERS[law.id]?.name ?? NAMES[law.id]}
            <small>
              {paperText(law)} {law.law}
            </small>
          </th>
        </tr>
      ))}
    </tbody>
  </table>
)

const Eviction = ({ law }: { law: HomeLaw | undefined }) =>
  law && (
    <p>
      {law.says} {law.answer === 'ask' && RIGHTS.evictionException}
      {law.law}
    </p>
  )
