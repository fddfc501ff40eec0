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
  'Most loans let your family give you all or part of the down payment. The lender needs a signed letter saying you don’t have to pay it back. Ask a tax adviser about taxes on the gift.'

/** General answers about money and the steps to a home. What a lender, an attorney or a tax adviser decides is left to them. */
const TEXTS = {
  ...BUYERS_TEXTS,
  ...RENTERS_TEXTS,
  ...LEASE_TEXTS,
  ...PURCHASE_TEXTS,
  approval:
    'Only a lender can tell you, and I can’t promise a loan. Tell me your yearly income, monthly debt payments, and savings, and I’ll tell you what the usual limits would allow.',
  credit:
    'I don’t ask for your score, but a lender will. A higher score usually means a lower rate. FHA loans with 3.5% down start at a score of 580. Each lender sets its own limits above that.',
  'no-credit':
    'You may still have options. Some lenders look at your rent and bill payments instead. Ask a lender or a HUD-approved housing counselor which records they accept.',
  gift: GIFT,
  'gift-allowed': GIFT,
  'loan-kinds':
    'An FHA loan needs 3.5% down and is more flexible on credit, but its insurance often lasts for the life of the loan. A conventional loan can start at 3% down, and its PMI ends. VA loans, for those who served, and USDA loans, in rural areas, may need nothing down. A lender can price them side by side.',
  'loan-years':
    'A 15-year loan costs more per month but far less in total interest. A 30-year loan costs less per month. Give me a price, and I’ll estimate both.',
  'pre-approval-when':
    'You can look at homes without one. Sellers want to see it with an offer, so get it before you bid. The letter says when it expires, and a lender can renew it.',
  'pre-approval-how':
    'Ask a lender, or better, two or three. They check your pay stubs, tax returns, bank statements, and credit, and write a letter saying how much they’d likely lend. You don’t have to borrow from the lender that wrote it.',
  timeline:
    'From contract to keys usually takes six to eight weeks: three business days of attorney review, then the inspection, the loan, and the closing. How long you look is up to you.',
  offer:
    'An agent writes it with you: the price, the down payment, conditions such as the inspection, and a closing date, along with your pre-approval. For three business days after both sides have the signed contract, either attorney may disapprove it.',
  bidding:
    'I can’t tell. Listings show the asking price and any price cuts, not what others bid. An agent who works in the town can tell you what homes have sold for lately.',
  'without-inspection':
    'That’s your decision, and an attorney can explain what you’d give up. Without an inspection, you won’t learn about the roof, wiring, or heating until you own the home.',
  attorney:
    'The law doesn’t require one, but you can’t cancel a signed contract yourself. Only an attorney can disapprove it, within three business days. Have one before you sign. I don’t know of a published fee, so ask for a flat price first.',
  'rent-or-buy':
    'It depends on your rent, how long you’ll stay, and what owning would cost per month. I can’t say which is better for you, but give me a price and I’ll estimate the monthly cost to compare with your rent.',
  'two-family':
    'Many owners do. A regular home loan can cover up to four units if you live in one, and a lender may count part of the rent. You’d be a landlord, with a landlord’s duties.',
  'retirement-money':
    'Some retirement plans let you borrow or withdraw money for a first home. Each has its own rules, and taxes may apply. Ask your plan and a tax adviser before you count on it.',
  'first-time':
    'New Jersey’s program counts you as a first-time buyer if you haven’t owned a primary home in the last three years. Other programs and loans have their own rules. Ask an NJHMFA-approved lender which count for you.',
  unmarried:
    'Yes. You can buy and borrow together whether or not you’re married, and a lender may not treat you differently for it (Equal Credit Opportunity Act). The lender counts both incomes and both sets of debts. An attorney can explain how to put both names on the deed.',
  'self-employed':
    'You can. A lender usually wants two years of tax returns and counts your income after expenses. The lender decides how much counts.',
  'closing-who':
    'The buyer pays closing costs for the loan, title, inspection, and attorney, often 2% to 5% of the price. The seller pays the transfer fee. A seller may agree to pay part of your costs, within the loan’s limits. You settle that in the offer.',
  'tax-changes':
    'Property tax pays for the schools, the town, and the county, so your bill can change every year with their budgets. A sale alone doesn’t change the assessment. A revaluation of the whole town does.',
  'in-the-month':
    'The monthly cost includes principal & interest, property tax, mortgage insurance below 20% down, home insurance, and an association fee if there is one. It doesn’t include utilities or repairs. The page below shows how I calculate it.',
  'up-front-rent':
    'You pay the first month, a deposit of up to one and a half months’ rent, often an application fee of up to $50, and maybe a broker’s fee. Tell me the rent, such as “what do I need to move in at 2,500 a month?”, and I’ll add it up.',
  'rent-increase':
    'The state sets no limit. About a hundred towns limit increases with rent control. Elsewhere an increase needs notice and may not be unconscionable (N.J.S.A. 2A:18-61.1). Name a town, and I’ll tell you if it’s on the list. Ask an attorney or legal aid about your own lease.',
  'lease-end':
    'Usually not. A landlord here needs a cause listed in the law, and the end of a lease isn’t one, except in small buildings where the owner lives (N.J.S.A. 2A:18-61.1). Only a court can make you leave. Ask an attorney or legal aid soon.',
} as const

const month = (words: string): Choice => ({
  label: `Monthly cost at $500,000${words}`,
  says: `what is the monthly cost on 500 thousand${words}`,
})

/** 'In Montclair, property tax is about 2.46% of today’s price per year. That’s about $12,300 on $500,000, …' */
const townTaxText = (towns: readonly TownTax[], price: number): string =>
  towns
    .map(({ name, effectivePct, effectiveYear, bandPct }) => {
      const year = effectiveYear === null ? '' : ` (${effectiveYear})`
      return `In ${name}, property tax is about ${formatPercent(effectivePct)} of today’s price per year${year}. That’s about ${rounded(taxAtRate(price, effectivePct))} on ${formatDollars(price)}, give or take ${bandPct}%.`
    })
    .join(' ') + ' Each home’s bill depends on its assessment, and its listing often gives it.'

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
  return `In ${year}, the conforming loan limit for a one-unit home is ${one(first!)} in ${named(same)}${rest}. A larger loan is a jumbo loan, and lenders set their own rules for those. HUD sets the FHA limits.`
}

/** '2.15% of the loan at first use, 1.5% from 5% down'. The exemption: 38 U.S.C. 3729(c). */
function fundingFeeText(fees: readonly VaFee[]): string {
  const [least, ...more] = fees.toSorted((a, b) => a.downFromPct - b.downFromPct)
  const rest = more.map(({ feePct, downFromPct }) => `${formatPercent(feePct)} from ${downFromPct}% down`).join(', ')
  return `A VA loan has a funding fee: ${formatPercent(least!.feePct)} of the loan on first use, ${rest}. You can add it to the loan, and my estimates do. Veterans who receive disability compensation don’t pay it.`
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
  const by = zips.length > 1 ? ` across ${zips.length} ZIP codes` : ''
  const beside = rent === null || ranges.length > 1 ? '' : ` ${besideText(rent, ranges[0]!)}`
  return `HUD’s benchmark rent in ${where}, including utilities, is ${rents.join(' and ')} a month${by} (fiscal year ${fiscalYear}).${beside} It’s not an average of listings. Your housing authority can tell you what a voucher pays.`
}

function besideText(rent: number, { least, most }: HudRents['ranges'][number]): string {
  if (rent < least) return `${formatDollars(rent)} is ${formatDollars(least - rent)} below it.`
  if (rent > most) return `${formatDollars(rent)} is ${formatDollars(rent - most)} above it.`
  return `${formatDollars(rent)} is ${least === most ? 'exactly that' : 'within that range'}.`
}

/** A home whose insurance is asked for. */
export type InsuredHome = Pick<CostedHome, 'price' | 'costFacts'>

/** '$1,887 a year for this home, 0.3% of its price,'; without a home its share of any price. */
function insuranceText(insurance: HomeInsurance, home: InsuredHome | null): string {
  if (typeof insurance === 'number') return `${formatDollars(insurance)} a year`
  const { building, inside } = insurance
  if (!home)
    return `${formatPercent(building)} of the price per year, or ${formatPercent(inside)} for a condo or co-op,`
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
    'two-family': [{ label: 'Multi-family homes for sale', says: 'multi-family homes for sale' }],
    'rent-or-buy': [month('')],
    rates: [month('')],
    'closing-who': [{ label: 'Cash to close at $500,000', says: 'how much cash to close on 500 thousand' }],
    'up-front-rent': [{ label: 'At $2,500 a month', says: 'how much to move in at a rent of 2500' }],
    'rent-increase': [{ label: 'What is rent control?', says: 'what is rent control' }],
    'lease-end': [{ label: 'What is an eviction?', says: 'what is an eviction' }],
  } satisfies Record<string, readonly Choice[]>,
  needsPlace: 'Which town, county, or ZIP code? Ask again with its name, such as “in Bloomfield.”',
  /** `own`: the visitor's rate, null for none. Percent. */
  rates: (average: number, day: string, own: number | null): string =>
    `${own === null ? '' : `I’m using your rate of ${formatRate(own)}. `}The average 30-year fixed rate was ${formatRate(average)} on ${formatDay(day)}, according to Freddie Mac’s weekly survey.${own === null ? ' I use it until you give me yours.' : ''} Your rate depends on your credit, the loan, and the lender.`,
  limits: limitsText,
  fundingFee: fundingFeeText,
  incomeToBuy: (asked: { price: number; month: number; income: number; frontPct: number; terms: string }): string =>
    `About ${formatDollars(asked.income)} a year before tax. At ${formatDollars(asked.price)} the monthly cost is about ${formatDollars(asked.month)}, which is ${asked.frontPct}% of that income, with ${asked.terms}. That’s a rule of thumb, and with debts you’d need more; ${LENDER_DECIDES}.`,
  /** The rent a month and the income a year, US dollars; null where no rent was named. */
  incomeToRent: (asked: readonly [number, number] | null): string =>
    `${asked === null ? 'A rule of thumb is to spend 30% of your income before tax on rent' : `By the 30% rule of thumb, a rent of ${formatDollars(asked[0])} a month calls for an income of about ${formatDollars(asked[1])} a year before tax`}. A landlord may ask for more. With a voucher, only your share of the rent counts.${asked === null ? ' Tell me a rent or an income, and I’ll do the math.' : ''}`,
  insurance: (insurance: HomeInsurance, home: InsuredHome | null): string =>
    `I use ${insuranceText(insurance, home)} until you enter a quote. Your premium depends on the home, its location, and the coverage. Flood insurance is separate.`,
  townTax: townTaxText,
  countyTax: (county: string, pct: number, price: number): string =>
    `The median for towns in ${county} County is about ${formatPercent(pct)} of today’s price per year, or about ${rounded(taxAtRate(price, pct))} on ${formatDollars(price)}. Name a town, and I’ll give you its rate.`,
  /** `county`: the one whose towns they are; null for all seven. */
  lowestTax: (lowest: readonly TownTax[], highest: TownTax, county: string | null): string =>
    `Compared with today’s prices, the lowest rates in ${county === null ? 'our seven counties' : `${county} County`} are in ${lowest.map(({ name, effectivePct }) => `${name} (${formatPercent(effectivePct)})`).join(', ')}; the highest is in ${highest.name} (${formatPercent(highest.effectivePct)}). A low rate on a high price can still mean a big bill.`,
  taxSource: 'New Jersey’s property tax figures by town',
  hudRents: hudText,
  hudSource: (fiscalYear: number): string => `HUD small-area rents, fiscal year ${fiscalYear}`,
})
