import { LOAN_KINDS, type DownPayment, type OwnTerms } from './loan-terms.ts'
import { wrongTerms, type TermParam } from './own-terms.ts'

/** Whether a visitor gave any. */
export const hasOwnTerms = (terms: OwnTerms): boolean => Object.values(terms).some((term) => term !== null)

/** The terms in query parameters, those that can't be read left out; null without any, and if one of them is impossible. */
export function readTerms(params: Readonly<Partial<Record<TermParam, string | undefined>>>): OwnTerms | null {
  const terms: OwnTerms = {
    down: readDown(params.down),
    ratePct: readNumber(params.rate),
    years: readNumber(params.years),
    loan: LOAN_KINDS.find((kind) => kind === params.loan) ?? null,
    insurance: readNumber(params.insurance),
    mortgageInsurancePct: readNumber(params.pmi),
  }
  return hasOwnTerms(terms) && wrongTerms(terms).length === 0 ? terms : null
}

const readNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : null

function readDown(text = ''): DownPayment | null {
  const dollars = readNumber(/^(.*)usd$/.exec(text)?.[1])
  if (dollars !== null) return { kind: 'dollars', dollars }
  const percent = readNumber(text)
  return percent === null ? null : { kind: 'percent', percent }
}
