import { useToday } from '#ui/listing/use-today.ts'
import { centsText, datedRate, percentText } from './cost-words.ts'
import type { SaleCosts } from './sale-costs.ts'

interface TermsLineProps {
  costs: SaleCosts
  /** Day of the rate if it is the average; null: the visitor's own. */
  rateAsOf: string | null
}

/** 'With 10% down, 7.40% (rate from Oct 8, 2026), 30 years': the numbers that a month is reckoned with. */
export function TermsLine({ costs: { terms, downPct, down }, rateAsOf }: TermsLineProps) {
  const today = useToday()
  const paid = terms.down.kind === 'percent' ? percentText(downPct) : centsText(down)
  const kind = terms.loan === 'conventional' ? '' : `, ${terms.loan.toUpperCase()} loan`
  return (
    <>
      With {paid} down, {datedRate(terms.ratePct, rateAsOf, today)}, {terms.years} years{kind}
    </>
  )
}
