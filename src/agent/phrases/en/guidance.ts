import type { Agency } from '#domain/agency/agency.ts'
import { formatDay } from '#domain/day-text.ts'
import { yearlyInsurance, type HomeInsurance } from '#domain/money/home-insurance.ts'
import type { VaFee } from '#domain/money/loan-rules.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { CostedHome } from '#domain/money/monthly-cost.ts'
import { taxAtRate, type TownTax } from '#domain/money/property-tax.ts'
import { formatPercent, formatRate } from '#domain/money/terms-text.ts'
import type { Choice } from '#domain/voice/conversation.ts'
import { BUYERS_TEXTS, unansweredText } from './buyers-questions.ts'
import { LENDER_DECIDES } from './cost.ts'
import { LEASE_TEXTS } from './lease-questions.ts'
import { PURCHASE_TEXTS } from './purchase-questions.ts'
import { RENTERS_TEXTS } from './renters-questions.ts'

/** Also said where it is asked whether it is allowed. */
const GIFT =
  'Most loans let your family give you all or part of the down payment; the lender wants a signed letter that it needn’t be paid back. About taxes on it, ask a tax adviser.'

/** General answers about money and the way to a home. What a lender, an attorney or a tax adviser decides is left to them. */
const TEXTS = {
  ...BUYERS_TEXTS,
  ...RENTERS_TEXTS,
  ...LEASE_TEXTS,
  ...PURCHASE_TEXTS,
  approval:
    'Only a lender can tell you, and I promise no loan. Tell me what you earn in a year, owe a month and have saved, and I say what the usual limits would allow.',
  credit:
    'I don’t ask for your score: a lender does, and a higher one usually brings a lower rate. FHA loans with 3.5% down start at a score of 580; beyond that each lender sets its own limits.',
  'no-credit':
    'No credit history isn’t the end: some lenders look at rent and bills that you have paid instead. Ask a lender, or a housing counselor on HUD’s list, which papers they take.',
  gift: GIFT,
  'gift-allowed': GIFT,
  'loan-kinds':
    'An FHA loan takes 3.5% down and is easier on credit, but its insurance often stays for the whole loan; a conventional one can start at 3%, and its PMI ends. VA loans, for those who served, and USDA loans, in rural areas, can take nothing down; a lender can price them side by side.',
  'loan-years':
    'Over 15 years the month is higher and you pay far less interest in all; over 30 years the month is gentler. Give me a price, and I work out its month both ways.',
  'pre-approval-when':
    'You can look at homes without one. Sellers want to see it with an offer, so get it before you bid; the letter says how long it holds, and a lender can renew it.',
  'pre-approval-how':
    'Ask a lender, better two or three: it looks at your pay slips, tax returns, bank statements and credit, and says in a letter what it would likely lend. You needn’t borrow from the one that wrote it.',
  timeline:
    'From the contract to the keys it is usually six to eight weeks: three business days of attorney review, then the inspection, the loan and the closing. How long the looking takes is up to you.',
  offer:
    'An agent writes it with you: price, down payment, conditions such as the inspection, and a closing day, with your pre-approval beside it. For three business days after both sides have the signed contract, either side’s attorney may disapprove it.',
  bidding:
    'I can’t say: listings show the asking price and its cuts, not what others bid. An agent who works in the town can tell you what was paid lately.',
  'without-inspection':
    'That is your decision, and an attorney can say what you would give up. Without an inspection you learn of the roof, wiring and heating only once the home is yours.',
  attorney:
    'The law doesn’t make you hire one, but you can’t cancel a signed contract yourself: only an attorney can disapprove it, within three business days. Have one before you sign. I know no published fee; ask for a flat price first.',
  'rent-or-buy':
    'It depends on your rent, how long you stay and what a month as an owner costs; I don’t judge which is better. Give me a price, and I work out a month of it to set beside your rent.',
  'two-family':
    'Many owners do: an ordinary home loan can buy up to four units if you live in one, and a lender may count part of the rent. You would then be a landlord, with a landlord’s duties.',
  'retirement-money':
    'Some retirement plans let you borrow or take out money for a first home, each by its own rules and with taxes to mind. Ask your plan and a tax adviser before you count on it.',
  'first-time':
    'New Jersey’s program counts as first-time buyers those who have owned no home of their own in the last three years. Other programs and loans have their own rules; a lender of the program says whether it is for you.',
  unmarried:
    'Yes: people can buy and borrow together married or not, and a lender may not treat you differently for it (Equal Credit Opportunity Act). It counts both incomes and debts; how both names stand on the deed, an attorney explains.',
  'self-employed':
    'You can: a lender usually wants two years of tax returns and counts what is left after expenses. How much it counts is the lender’s decision.',
  'closing-who':
    'The buyer pays the closing costs of the loan, title, inspection and attorney, often 2% to 5% of the price; the seller pays the transfer fee. A seller may agree to pay part of yours, within the loan’s limits: that is settled in the offer.',
  'tax-changes':
    'Property tax pays for schools, town and county, so the bill can change every year with their budgets. A sale alone doesn’t change the assessment; a revaluation of the whole town does.',
  'in-the-month':
    'My monthly cost has the loan, property tax, mortgage insurance below 20% down, home insurance and an association’s fee where there is one. Utilities and repairs aren’t in it; the page below shows how it is computed.',
  'up-front-rent':
    'Before the keys: the first month, a deposit of at most one and a half months’ rent, often an application fee of up to $50, and perhaps a broker’s fee. Tell me the rent, such as “what do I need to move in at 2,500 a month”, and I add it up.',
  'rent-increase':
    'The state sets no number: about a hundred towns limit it by rent control, and elsewhere a raise needs notice and may not be unconscionable (N.J.S.A. 2A:18-61.1). Name a town, and I say whether it is listed; about your own lease, ask an attorney or legal aid.',
  'lease-end':
    'A landlord here needs a cause that the law lists, and a lease that ends is none, except in small buildings where the owner lives (N.J.S.A. 2A:18-61.1). Only a court can make you leave; ask an attorney or legal aid soon.',
} as const

const month = (words: string): Choice => ({
  label: `A month at $500,000${words}`,
  says: `what is the monthly cost on 500 thousand${words}`,
})

/** 'Montclair: 2.46% of today’s price, about $12,300 a year on $500,000'. */
const townTaxText = (towns: readonly TownTax[], price: number): string =>
  towns
    .map(({ name, effectivePct, effectiveYear, bandPct }) => {
      const year = effectiveYear === null ? '' : ` (${effectiveYear})`
      return `In ${name} property tax is about ${formatPercent(effectivePct)} of today’s price a year${year}: about ${rounded(taxAtRate(price, effectivePct))} on ${formatDollars(price)}, give or take ${bandPct}%.`
    })
    .join(' ') + ' A home’s own bill depends on its assessment; its listing often says it.'

const rounded = (dollars: number): string => formatDollars(Math.round(dollars / 10) * 10)

/** A county's limits for a home of one family, US dollars. */
export interface CountyLimits {
  county: string
  conforming: number
  fha: number
}

function limitsText(year: number, counties: readonly CountyLimits[]): string {
  const [first] = counties
  const same = counties.filter(({ conforming, fha }) => conforming === first!.conforming && fha === first!.fha)
  const others = counties.filter((one) => !same.includes(one))
  const named = (list: readonly CountyLimits[]) => list.map(({ county }) => county).join(', ')
  const one = ({ conforming, fha }: CountyLimits) => `${formatDollars(conforming)} (for FHA ${formatDollars(fha)})`
  const rest = others.length > 0 ? `, and in ${named(others)} ${one(others[0]!)}` : ''
  return `For one home in ${year} the limit of a conforming loan is ${one(first!)} in ${named(same)}${rest}. A loan above it is a jumbo loan, for which lenders set their own rules. For FHA, HUD’s table decides.`
}

/** '2.15% of the loan at first use, 1.5% from 5% down'. The exemption: 38 U.S.C. 3729(c). */
function fundingFeeText(fees: readonly VaFee[]): string {
  const [least, ...more] = fees.toSorted((a, b) => a.downFromPct - b.downFromPct)
  const rest = more.map(({ feePct, downFromPct }) => `${formatPercent(feePct)} from ${downFromPct}% down`).join(', ')
  return `A VA loan has a funding fee: ${formatPercent(least!.feePct)} of the loan at first use, ${rest}; it can be added to the loan, and I count it so. Veterans who get compensation for a disability pay none.`
}

/** HUD's rents by bedrooms, from the lowest ZIP code to the highest; US dollars a month. */
export interface HudRents {
  where: string
  zips: readonly string[]
  ranges: readonly { beds: number; least: number; most: number }[]
  fiscalYear: number
  /** A rent that was named. */
  rent: number | null
}

const bedsText = (beds: number): string => (beds === 0 ? 'a studio' : `${beds} ${beds === 1 ? 'bedroom' : 'bedrooms'}`)

function hudText({ where, zips, ranges, fiscalYear, rent }: HudRents): string {
  const rents = ranges.map(
    ({ beds, least, most }) =>
      `${least === most ? formatDollars(least) : `${formatDollars(least)} to ${formatDollars(most)}`} for ${bedsText(beds)}`,
  )
  const by = zips.length > 1 ? `, by ${zips.length} ZIP codes` : ''
  const beside = rent === null || ranges.length > 1 ? '' : ` ${besideText(rent, ranges[0]!)}`
  return `HUD’s benchmark rent in ${where}, utilities included, is ${rents.join(' and ')} a month${by} (fiscal year ${fiscalYear}).${beside} It is no average of listings and no verdict; what a voucher pays, your housing agency says.`
}

function besideText(rent: number, { least, most }: HudRents['ranges'][number]): string {
  if (rent < least) return `${formatDollars(rent)} is ${formatDollars(least - rent)} below it.`
  if (rent > most) return `${formatDollars(rent)} is ${formatDollars(rent - most)} above it.`
  return `${formatDollars(rent)} is ${least === most ? 'just that' : 'within that'}.`
}

/** A home whose insurance is asked for. */
export type InsuredHome = Pick<CostedHome, 'price' | 'costFacts'>

/** '$1,887 a year for this home, 0.3% of its price,'; without a home its share of any price. */
function insuranceText(insurance: HomeInsurance, home: InsuredHome | null): string {
  if (typeof insurance === 'number') return `${formatDollars(insurance)} a year`
  const { building, inside } = insurance
  if (!home) return `${formatPercent(building)} of the price a year, ${formatPercent(inside)} for a condo or co-op,`
  const { insured } = home.costFacts
  return `about ${formatDollars(yearlyInsurance(insurance, home.price, insured))} a year for this home, ${formatPercent(insurance[insured])} of its price,`
}

export const guidanceTexts = (agency: Agency) => ({
  texts: { ...TEXTS, unanswered: unansweredText(agency) },
  /** What can be pressed below some of them, before the usual ones. */
  choices: {
    approval: [],
    credit: [{ label: 'What is a credit score?', says: 'what is a credit score' }],
    'loan-years': [month(' over 15 years'), month(' over 30 years')],
    'two-family': [{ label: 'Two-families for sale', says: 'multi-family homes for sale' }],
    'rent-or-buy': [month('')],
    rates: [month('')],
    'closing-who': [{ label: 'Cash at $500,000', says: 'how much cash to close on 500 thousand' }],
    'up-front-rent': [{ label: 'At $2,500 a month', says: 'how much to move in at a rent of 2500' }],
    'rent-increase': [{ label: 'What is rent control?', says: 'what is rent control' }],
    'lease-end': [{ label: 'What is an eviction?', says: 'what is an eviction' }],
  } satisfies Record<string, readonly Choice[]>,
  needsPlace: 'Which town, county or ZIP code is it about? Ask again with its name, such as “in Bloomfield”.',
  /** `own`: the visitor's rate, null for none. Percent. */
  rates: (average: number, day: string, own: number | null): string =>
    `${own === null ? '' : `I count with your ${formatRate(own)}. `}The average for a 30-year fixed loan was ${formatRate(average)} on ${formatDay(day)} by Freddie Mac’s weekly survey${own === null ? ', and I count with it until you give me yours' : ''}. Your own depends on your credit, the loan and the lender.`,
  limits: limitsText,
  fundingFee: fundingFeeText,
  incomeToBuy: (asked: { price: number; month: number; income: number; frontPct: number; terms: string }): string =>
    `About ${formatDollars(asked.income)} a year before tax, so that the month of about ${formatDollars(asked.month)} at ${formatDollars(asked.price)} is ${asked.frontPct}% of it, with ${asked.terms}. That is a rule of thumb, and debts raise it; ${LENDER_DECIDES}.`,
  /** The rent a month and the income a year, US dollars; null where no rent was named. */
  incomeToRent: (asked: readonly [number, number] | null): string =>
    `${asked === null ? 'A rule of thumb is a rent of 30% of the income before tax' : `For ${formatDollars(asked[0])} a month about ${formatDollars(asked[1])} a year before tax, by a rule of thumb of 30%`}; a landlord may ask for more, and with a voucher only your own part of the rent counts.${asked === null ? ' Tell me a rent or an income, and I work it out.' : ''}`,
  insurance: (insurance: HomeInsurance, home: InsuredHome | null): string =>
    `I count with ${insuranceText(insurance, home)} until you have a quote. Yours depends on the house, what it covers and where it stands; floods are insured apart.`,
  townTax: townTaxText,
  countyTax: (county: string, pct: number, price: number): string =>
    `The middle of ${county} County’s towns is about ${formatPercent(pct)} of today’s price a year: about ${rounded(taxAtRate(price, pct))} on ${formatDollars(price)}. Name a town, and I tell you its own.`,
  /** `county`: the one whose towns they are; null for all seven. */
  lowestTax: (lowest: readonly TownTax[], highest: TownTax, county: string | null): string =>
    `By today’s prices the lowest rates in ${county === null ? 'our seven counties' : `${county} County`} are in ${lowest.map(({ name, effectivePct }) => `${name} (${formatPercent(effectivePct)})`).join(', ')}; the highest is in ${highest.name} (${formatPercent(highest.effectivePct)}). A low rate on a high price can still be a large bill.`,
  taxSource: 'New Jersey’s property tax figures by town',
  hudRents: hudText,
  hudSource: (fiscalYear: number): string => `HUD small-area rents, fiscal year ${fiscalYear}`,
})
