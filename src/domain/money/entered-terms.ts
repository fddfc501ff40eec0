import type { FieldProblem } from '../result.ts'
import { usualDown } from './complete-terms.ts'
import { FHA_LEAST_DOWN, NO_OWN_TERMS, type DownPayment, type OwnTerms, type UsualTerms } from './loan-terms.ts'
import { formatDollars } from './money.ts'
import { LOAN_YEARS, MOST, wrongTerms, type CheckedTerm } from './own-terms.ts'

// Terms as a visitor enters them. Apart from their reading (own-terms.ts), which every page with costs needs at once.

/** What is wrong with each term, by its name; none for terms that can be reckoned with. */
export const termsProblems = (terms: OwnTerms): FieldProblem[] =>
  wrongTerms(terms).map((term) => ({ field: term, message: complaint(term, terms) }))

function complaint(term: CheckedTerm, { down }: OwnTerms): string {
  switch (term) {
    case 'down':
      if (down?.kind === 'dollars') return 'Enter $0 or more.'
      return down && down.percent >= 0 && down.percent < FHA_LEAST_DOWN
        ? `An FHA loan requires at least ${FHA_LEAST_DOWN}% down.`
        : 'Enter a percentage from 0 to 100.'
    case 'ratePct':
      return `Enter a rate from 0 to ${MOST.ratePct}%.`
    case 'years':
      return `Choose one of ${LOAN_YEARS.join(', ')} years.`
    case 'insurance':
      return `Enter a yearly amount from $0 to ${formatDollars(MOST.insurance)}.`
    case 'mortgageInsurancePct':
      return `Enter a percentage from 0 to ${MOST.mortgageInsurancePct}.`
  }
}

/** Numbers to a thousandth, as addresses write them and `percentOf` counts. */
export const roundedTerms = ({ down, ...terms }: OwnTerms): OwnTerms => ({
  ...terms,
  down: down && roundedDown(down),
  ratePct: terms.ratePct && toThousandths(terms.ratePct),
  insurance: terms.insurance && toThousandths(terms.insurance),
  mortgageInsurancePct: terms.mortgageInsurancePct && toThousandths(terms.mortgageInsurancePct),
})

const toThousandths = (value: number): number => Math.round(value * 1000) / 1000

const roundedDown = (down: DownPayment): DownPayment =>
  down.kind === 'percent'
    ? { kind: 'percent', percent: toThousandths(down.percent) }
    : { kind: 'dollars', dollars: toThousandths(down.dollars) }

/** The same terms, but none where a visitor left the usual one: it keeps its day and follows a new one. */
export function usualAsNone(terms: OwnTerms, usual: UsualTerms): OwnTerms {
  const names = Object.keys(NO_OWN_TERMS) as (keyof OwnTerms)[]
  const usualOnes = { ...usual, down: usualDown(terms.loan ?? usual.loan, usual) }
  const left = names.filter((name) => JSON.stringify(terms[name]) === JSON.stringify(usualOnes[name]))
  return { ...terms, ...Object.fromEntries(left.map((name) => [name, null])) }
}
