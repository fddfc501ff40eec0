import type { SaleFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { FigureAge } from '#ui/listing/figure-age.tsx'
import { LOAN_LIMIT } from '../texts/cost-texts.ts'
import type { SaleCosts } from './sale-costs.ts'

interface LoanLimitNoteProps {
  costs: SaleCosts
  county: string
  limits: SaleFigures['loanLimits']
}

/** One sentence where the loan is over its county's limit for one home; the FHA's counts the loan without the premium. */
export function LoanLimitNote({ costs: { terms, lent }, county, limits }: LoanLimitNoteProps) {
  if (limits === null || terms.loan === 'va') return null
  const { year } = limits.value
  const limit = terms.loan === 'fha' ? limits.value.fha : limits.value.conforming
  if (lent <= limit * 100) return null
  return (
    <p className="mt-4 border-l-2 border-brass pl-4 text-sm">
      {terms.loan === 'fha'
        ? LOAN_LIMIT.fha(year, formatDollars(limit), county)
        : LOAN_LIMIT.conforming(year, formatDollars(limit))}
      <FigureAge figure={limits} name={LOAN_LIMIT.age} />
    </p>
  )
}
