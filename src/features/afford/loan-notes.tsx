import { helpStep, stateHelpHeading, stateHelpSentence } from '#content/state-help-text.ts'
import { townCounty, type TownKey } from '#domain/geo/town.ts'
import { toDollars } from '#domain/money/cents.ts'
import { lentCents } from '#domain/money/down-payment.ts'
import { loanLimit, type LoanLimitTable } from '#domain/money/loan-limits.ts'
import type { LoanTerms } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { Household } from '#domain/money/own-numbers.ts'
import { helpByAnswers, type StateHelpTable } from '#domain/money/state-help.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import { FigureAge } from '#ui/listing/figure-age.tsx'
import type { IncomeReach } from './income-reach.ts'

interface LoanNotesProps {
  figures: TownFigures
  reach: IncomeReach
  household: Household
  terms: LoanTerms
  /** The town the visitor chose. */
  town: TownKey | null
}

/** What else decides about the loan: its county's limit, and the State's help with the down payment. */
export const LoanNotes = ({ figures, reach, household, terms, town }: LoanNotesProps) => {
  const chosen = reach.towns.find((each) => each.town === town)
  const { price } = chosen?.price ?? reach.typical
  const county = town && townCounty(town)
  return (
    <section aria-labelledby="afford-loan">
      <h2 id="afford-loan" className="display text-2xl">
        Before you count on this
      </h2>
      <dl className="loan-notes">
        {terms.loan !== 'va' && (
          <div>
            <dt>Loan limit</dt>
            <dd>
              {loanLimitText(toDollars(lentCents(terms.down, price)), terms.loan, county, figures.loanLimits.value)}
              <FigureAge figure={figures.loanLimits} name="The limits are" />
            </dd>
          </div>
        )}
        <div>
          <dt>Down payment help</dt>
          <dd>
            {county ? (
              <HelpIn county={county} price={price} household={household} table={figures.stateHelp.value} />
            ) : (
              helpAnywhere(figures.stateHelp.value)
            )}
            <FigureAge figure={figures.stateHelp} name="The amounts are" />
          </dd>
        </div>
      </dl>
    </section>
  )
}

/**
 * 'A loan of about $514,000 is within the 2026 limit of $832,750 in Warren County.' Without a county it is held against the lowest
 * limit of all.
 */
export function loanLimitText(
  loan: number,
  kind: 'conventional' | 'fha',
  county: string | null,
  table: LoanLimitTable,
): string {
  const counties = county ? [county] : Object.keys(table.counties)
  const limits = counties.flatMap((each) => loanLimit(kind === 'fha' ? 'fha' : 'conforming', each, 1, table) ?? [])
  if (limits.length === 0) return 'Not provided.'
  const [lowest, differ] = [Math.min(...limits), new Set(limits).size > 1]
  const place = county ? ` in ${county} County` : differ ? ', the lowest of our counties' : ''
  const isWithin = loan <= lowest
  const limit = `the ${kind === 'fha' ? 'FHA’s ' : ''}${table.year} limit of ${formatDollars(lowest)}${place}`
  const about = `A loan of about ${formatDollars(Math.round(loan / 1000) * 1000)} is ${isWithin ? 'within' : 'above'} ${limit}`
  const decides = kind === 'fha' ? ' HUD’s table decides.' : ''
  if (isWithin) return `${about}.${decides}`
  return kind === 'fha'
    ? `${about}, so you’d need another type of loan.${decides}`
    : `${about}. Lenders set different terms for larger loans.`
}

const helpAnywhere = ({ amountByCounty, forgivenAfterYears }: StateHelpTable): string => {
  const amounts = [...new Set(Object.values(amountByCounty))].toSorted((a, b) => a - b).map(formatDollars)
  return `Up to ${amounts.join(' or ')}, depending on the county. It’s a second loan from the New Jersey Housing and Mortgage Finance Agency that can be forgiven after ${forgivenAfterYears} years. Choose a town to see its rules.`
}

interface HelpInProps {
  county: string
  price: number
  household: Household
  table: StateHelpTable
}

function HelpIn({ county, price, household, table }: HelpInProps) {
  const help = helpByAnswers(household, { county, price }, table)
  if (help.upTo === 0) return 'We don’t know the amount for this county.'
  return (
    <>
      <b className="font-semibold">{`${stateHelpHeading(help)}.`}</b> {stateHelpSentence(table, county)}{' '}
      {helpStep(help, county).says}
    </>
  )
}
