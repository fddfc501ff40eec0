import { formatDollars } from '#domain/money/money.ts'
import type { HelpReason, HelpVerdict, StateHelp, StateHelpTable } from '#domain/money/state-help.ts'
import { numberWord } from '#domain/number-words.ts'

/** The heading: 'Up to $15,000, likely for this home'. */
export function stateHelpHeading({ verdict, upTo, reasons }: StateHelp): string {
  if (upTo === 0) return 'We don’t know the amount for this county'
  const isUnasked = reasons.some(({ code }) => code === 'ownership-not-said')
  return `Up to ${formatDollars(upTo)}${verdict === 'unclear' && isUnasked ? ' for first-time buyers' : VERDICTS[verdict]}`
}

const VERDICTS: Readonly<Record<HelpVerdict, string>> = {
  likely: ', likely for this home',
  unclear: ' if NJHMFA’s limits allow',
  unlikely: ', unlikely for this home',
}

/** What the help is, in one sentence. It is a loan: never a gift. */
export const stateHelpSentence = ({ forgivenAfterYears }: StateHelpTable, county: string): string =>
  `A second loan with no interest and no payments. It’s forgiven after ${numberWord(forgivenAfterYears)} years of living in the home if you don’t sell, transfer, or refinance. ` +
  `In ${county} County, it comes with a first mortgage from the New Jersey Housing and Mortgage Finance Agency (NJHMFA) and requires a homebuyer course.`

/** What decides, in a sentence or two, and who can answer it: the visitor in their numbers, or the agency. */
export interface HelpStep {
  says: string
  ask: 'visitor' | 'agency'
}

/** What decides about the help: a fact against it, else a question that the visitor can answer, else what the agency's tables decide. */
export function helpStep({ reasons }: StateHelp, county: string): HelpStep {
  const first = (points: HelpReason['points']) => reasons.find((reason) => reason.points === points)
  const visitors = reasons.find(({ code }) => code === 'ownership-not-said' || code === 'income-not-said')
  const reason = first('against') ?? visitors ?? first('open')
  if (reason) return { says: reasonText(reason, county), ask: reason === visitors ? 'visitor' : 'agency' }
  return {
    says: `Based on your answers, your income and this price are within the limits for ${county} County. Ask a lender that offers NJHMFA loans. The lender decides.`,
    ask: 'agency',
  }
}

function reasonText(reason: HelpReason, county: string): string {
  switch (reason.code) {
    case 'ownership-not-said':
      return `Have you owned your primary home in the last ${numberWord(reason.years)} years? If you haven’t, or you’re a veteran, this may be for you.`
    case 'owned-a-home':
      return `You said you’ve owned your primary home in the last ${numberWord(reason.years)} years, and that rules out this help.`
    case 'target-area-not-known':
      return `You said you’ve owned your primary home in the last ${numberWord(reason.years)} years. That rules out this help, except in an Urban Target Area. Ask NJHMFA whether this home is in one.`
    case 'price-limit-not-known':
    case 'income-limit-not-known':
      return `Nothing you told us rules it out. It depends on NJHMFA’s income and price limits for ${county} County. Its site has the current ones.`
    case 'income-not-said':
      return `It depends on your income: NJHMFA has a limit for ${county} County.`
    case 'income-over-limit':
      return `Your income is over the limit of ${formatDollars(reason.limit)} in ${county} County.`
    case 'price-over-limit':
      return `The price is over the limit of ${formatDollars(reason.limit)} in ${county} County.`
    case 'income-depends-on-household':
      return `The income limit is ${formatDollars(reason.low)} or ${formatDollars(reason.high)}, depending on how many people live with you.`
    case 'price-depends-on-area':
      return `The price limit is ${formatDollars(reason.low)}, or ${formatDollars(reason.high)} in a target area. Ask NJHMFA whether this home is in one.`
    case 'score-below-minimum':
      return `NJHMFA requires a credit score of ${reason.minimum} or more, and yours may be lower.`
    case 'county-not-listed':
      return `We don’t know the amount for ${county} County.`
    case 'main-home':
      return 'The help is only for a home you’ll live in.'
    case 'agency-mortgage':
      return 'You need a lender that offers NJHMFA loans, and a homebuyer course.'
    case 'first-time-buyer':
    case 'veteran':
    case 'target-area':
    case 'income-within-limit':
    case 'price-within-limit':
    case 'first-generation':
      return 'Nothing you told us rules it out.'
  }
}
