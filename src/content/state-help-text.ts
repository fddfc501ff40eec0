import { formatDollars } from '#domain/money/money.ts'
import type { HelpReason, HelpVerdict, StateHelp, StateHelpTable } from '#domain/money/state-help.ts'

/** The heading: 'Up to $15,000, unclear for this home'. */
export function stateHelpHeading({ verdict, upTo }: StateHelp): string {
  return upTo === 0 ? 'No amount is known for this county' : `Up to ${formatDollars(upTo)}, ${VERDICTS[verdict]}`
}

const VERDICTS: Readonly<Record<HelpVerdict, string>> = {
  likely: 'likely for this home',
  unclear: 'unclear for this home',
  unlikely: 'unlikely for this home',
}

/** What the help is, in one sentence. It is a loan: never a gift. */
export const stateHelpSentence = ({ forgivenAfterYears }: StateHelpTable, county: string): string =>
  `A second loan that can be forgiven: no interest, no payments, forgiven after ${forgivenAfterYears} years of living here. ` +
  `From New Jersey’s Housing and Mortgage Finance Agency, in ${county} County. Ask a lender of the agency.`

/** A condition of the help and how it stands. */
export interface HelpReasonText {
  condition: string
  /** What is known of it. */
  standing: string
}

const SAID = 'You said so'
const NOT_ASKED = 'Not asked'
const NOT_AT_HAND = 'The present table is not at hand'

const neverOwned = (years: number) => `You have owned no main home for ${years} years`
const PRICE = 'Price under the county’s limit'
const INCOME = 'Income under the county’s limit'
const MAIN_HOME = 'You will live in it'
const LENDER = 'Mortgage from a lender of the agency, and a course'

/** A reason as a row: the condition, and how it stands. */
export function helpReasonText(reason: HelpReason): HelpReasonText {
  switch (reason.code) {
    case 'first-time-buyer':
      return { condition: neverOwned(reason.years), standing: SAID }
    case 'ownership-not-said':
      return { condition: neverOwned(reason.years), standing: 'You haven’t said' }
    case 'owned-a-home':
      return { condition: neverOwned(reason.years), standing: 'You said you have' }
    case 'target-area-not-known':
      return {
        condition: neverOwned(reason.years),
        standing: 'You said you have; in an Urban Target Area that may not matter. Ask',
      }
    case 'veteran':
      return { condition: 'Qualified veterans may have owned a home', standing: SAID }
    case 'target-area':
      return { condition: 'In an Urban Target Area you may have owned a home', standing: 'This home lies in one' }
    case 'main-home':
      return { condition: MAIN_HOME, standing: conditionStanding(reason.points) }
    case 'agency-mortgage':
      return { condition: LENDER, standing: conditionStanding(reason.points) }
    case 'first-generation':
      return { condition: `${formatDollars(reason.amount)} more: no parent ever owned a home`, standing: SAID }
    case 'score-below-minimum':
      return { condition: `Credit score of ${reason.minimum} or more`, standing: 'Yours may be below it: ask' }
    case 'county-not-listed':
      return { condition: 'An amount for this county', standing: 'Not known' }
    default:
      return limitText(reason)
  }
}

const STANDINGS = { for: SAID, against: 'You said otherwise', 'not-asked': NOT_ASKED } as const
const conditionStanding = (points: keyof typeof STANDINGS): string => STANDINGS[points]

type LimitReason = Extract<HelpReason, { code: `income-${string}` | `price-${string}` }>

function limitText(reason: LimitReason): HelpReasonText {
  const condition = reason.code.startsWith('price-') ? PRICE : INCOME
  switch (reason.code) {
    case 'price-limit-not-known':
    case 'income-limit-not-known':
      return { condition, standing: NOT_AT_HAND }
    case 'income-not-said':
      return { condition, standing: 'You haven’t said your income' }
    case 'income-within-limit':
    case 'price-within-limit':
      return { condition, standing: `The limit is ${formatDollars(reason.limit)}` }
    case 'income-over-limit':
    case 'price-over-limit':
      return { condition, standing: `Over the limit of ${formatDollars(reason.limit)}` }
    case 'income-depends-on-household':
      return { condition, standing: `${limitsText(reason)}, by the size of the household` }
    case 'price-depends-on-area':
      return { condition, standing: `${limitsText(reason)}, by the area` }
  }
}

const limitsText = ({ low, high }: { low: number; high: number }) => `${formatDollars(low)} or ${formatDollars(high)}`
