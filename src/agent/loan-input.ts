import * as v from 'valibot'
import { roundedTerms, termsProblems } from '#domain/money/entered-terms.ts'
import { LOAN_KINDS, type OwnTerms } from '#domain/money/loan-terms.ts'
import { fail, invalid, ok, type Result } from '#domain/result.ts'

const number = (description: string) => v.optional(v.pipe(v.number(), v.description(description)))

/** A tool's input for the terms of a loan. */
export const LOAN_ENTRIES = {
  down_percent: number('Down payment, percent of the price.'),
  down_dollars: number('Down payment in US dollars, instead of down_percent.'),
  rate_percent: number('Interest rate, percent per year.'),
  years: number('Loan term: 10, 15, 20, 25, or 30 years.'),
  loan: v.optional(v.pipe(v.picklist(LOAN_KINDS), v.description('Loan type.'))),
}
export type LoanInput = v.InferOutput<v.ObjectSchema<typeof LOAN_ENTRIES, undefined>>

/** The visitor's own terms with those of the input in their place; 'invalid' says which are impossible. */
export function termsWith(
  { down_percent: percent, down_dollars: dollars, rate_percent: ratePct, years, loan }: LoanInput,
  own: OwnTerms,
): Result<OwnTerms> {
  const terms = roundedTerms({
    ...own,
    ...(percent !== undefined && { down: { kind: 'percent', percent } }),
    ...(dollars !== undefined && { down: { kind: 'dollars', dollars } }),
    ...(ratePct !== undefined && { ratePct }),
    ...(years !== undefined && { years }),
    ...(loan !== undefined && { loan }),
  })
  const problems = termsProblems(terms)
  return problems.length > 0 ? fail(invalid(problems)) : ok(terms)
}

/** The tools' input for terms. */
export const loanInput = ({ down, ratePct, years, loan }: Partial<OwnTerms>): LoanInput => ({
  ...(down?.kind === 'percent' && { down_percent: down.percent }),
  ...(down?.kind === 'dollars' && { down_dollars: down.dollars }),
  ...(typeof ratePct === 'number' && { rate_percent: ratePct }),
  ...(typeof years === 'number' && { years }),
  ...(loan && { loan }),
})
