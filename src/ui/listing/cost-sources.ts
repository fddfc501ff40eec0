import type { HomeInsurance } from '#domain/money/home-insurance.ts'
import type { UsualTerms } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { CostFacts, HomeTax } from '#domain/money/property-tax.ts'
import { formatPercent, termsText } from '#domain/money/terms-text.ts'
import type { CostTerms } from './cost-terms.ts'
import type { HomeMonth, MoveIn } from './home-cost.ts'

/** The numbers a month was computed by and where they come from, in sentences. `today` as ISO date. */
export function monthSources(cost: HomeMonth, costTerms: CostTerms, today: string): string {
  const { own, usual } = costTerms
  return [
    `Assumes ${termsText(own, usual, today)}.`,
    loanSource(costTerms),
    cost.facts.tax && taxSource(cost.facts.tax),
    assumedText(cost, costTerms),
    'Your lender decides.',
  ]
    .filter((sentence): sentence is string => Boolean(sentence))
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ')
}

/** 'Tax from the listing (2025)', or what it is estimated by. */
export function taxSource({ from, year, place }: HomeTax): string {
  switch (from) {
    case 'listing':
      return year === null ? 'Tax from the listing' : `Tax from the listing (${year})`
    case 'assessment':
      return `Estimated tax from the home’s assessment and ${place}’s tax rate`
    case 'operator':
      return `Estimated tax from our figure for ${place}`
    case 'town':
      return `Estimated tax from ${place}’s ${year === null ? '' : `${year} `}average`
    case 'county':
      return `Estimated tax from the towns of ${place}`
  }
}

function loanSource({ terms: { loan }, rules }: CostTerms): string {
  if (loan === 'fha') return `The FHA’s upfront premium of ${formatPercent(rules.fha.upfrontPct)} is added to the loan.`
  if (loan === 'va') return 'The VA’s funding fee is added to the loan.'
  return ''
}

function assumedText({ parts, facts }: HomeMonth, { own, usual, terms }: CostTerms): string {
  const assumed = [
    own.insurance === null && `home insurance at ${homeInsurance(usual.insurance, facts)} per year`,
    own.mortgageInsurancePct === null &&
      terms.loan === 'conventional' &&
      parts.mortgageInsurance > 0 &&
      mortgageInsurance(usual),
  ].filter((text) => text !== false)
  return assumed.length === 0 ? '' : `Also assumes ${assumed.join(' and ')}`
}

/** '0.3% of the price', or a sum of the operator's. */
const homeInsurance = (insurance: HomeInsurance, { insured }: CostFacts): string =>
  typeof insurance === 'number' ? formatDollars(insurance) : `${formatPercent(insurance[insured])} of the price`

const mortgageInsurance = ({ mortgageInsurancePct }: UsualTerms): string =>
  `mortgage insurance at ${formatPercent(mortgageInsurancePct)} per year`

/** Where the deposit and the application fee come from, in sentences; nothing of a fee that isn't counted. */
export function moveInSources(
  { depositIsCap, applicationFee, applicationFeeIsCap }: MoveIn,
  { moveIn: { depositCapMonths, applicationFeeCap } }: CostTerms,
): string {
  const deposit = depositIsCap ? `the New Jersey maximum, ${depositCapMonths} months` : 'from the listing'
  const fee = applicationFeeIsCap
    ? `the New Jersey maximum for most buildings, ${formatDollars(applicationFeeCap.amount)}`
    : 'from the listing'
  return `Deposit: ${deposit}.${applicationFee === null ? '' : ` Application fee: ${fee}.`}`
}
