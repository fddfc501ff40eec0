import { LAW_IDS } from '#domain/law/laws.ts'
import { CLOSING_ITEMS } from '#domain/money/closing-items.ts'

/** A part of /how-we-compute: how something is computed, in plain words, and the figures it uses by their names. */
export interface ComputedTopic {
  /** Anchor within the page. */
  id: string
  /** In the list of contents. */
  topic: string
  heading: string
  paragraphs: readonly string[]
  /** Names of figures; one that ends in a dot stands for all that begin with it, one for each county. */
  figures: readonly string[]
}

export const HOW_WE_COMPUTE = {
  title: 'How we compute',
  intro:
    'What a home costs a month, what you need to close and what an income buys are estimates from public tables and your own numbers. This page shows every figure with its source and date, and says what we don’t know. Nothing here is advice: a lender, an attorney or a tax adviser decides.',
} as const

/** Premiums and notices have figures of their own. */
const CLOSING_ITEM_FIGURES = CLOSING_ITEMS.filter(({ basis }) => basis !== 'title-premium' && basis !== 'notices').map(
  ({ id }) => `closing.items.${id}`,
)

export const COMPUTED_TOPICS: readonly ComputedTopic[] = [
  {
    id: 'monthly-cost',
    topic: 'Monthly cost',
    heading: 'The month is the sum of five parts',
    paragraphs: [
      'Loan, property tax, mortgage insurance, home insurance and association fee. The loan is the price less the down payment, paid back in level monthly payments over the term. A fee charged by the quarter is divided by 3, one by the year by 12; one-time fees are left out. Heating, power, water and repairs are not in it.',
      'The sum is rounded to $10 and always says ‘about’. A rate older than 14 days reads ‘rate from’ its date. Home insurance is a share of the price until you have a quote, and a smaller one for a condo or co-op, whose owner insures the inside alone. All of these are starting values: enter your own under ‘Your numbers’.',
    ],
    figures: [
      'mortgage.rate30',
      'mortgage.downPct',
      'mortgage.years',
      'insurance.pricePct',
      'insurance.annual',
      'insurance.averages',
    ],
  },
  {
    id: 'property-tax',
    topic: 'Property tax',
    heading: 'Property tax comes from the listing first',
    paragraphs: [
      'If the listing gives the tax, we show it with its year. If it gives the assessment, we multiply it by the town’s general rate. Otherwise we estimate from the price: the town’s average bill divided by its average assessment, times the share of market value at which the town assesses. Such an estimate may be off by 10%; by 25% in towns with few recorded sales and in towns where the average bill doesn’t fit the median sale. We don’t use the State’s published effective rates: they rest on assessment ratios that are a year or two older. If we can’t tell the town, we use the county’s median and say so.',
      'Your bill depends on this home’s assessment. A sale doesn’t change it, but new construction brings an added bill; for homes built this year or last the listed tax may be for land only. Condominiums are often below a town’s average. Buildings with a tax abatement pay differently.',
    ],
    figures: ['propertyTax.bill', 'propertyTax.ratio', 'propertyTax.medianSale', 'propertyTax.rule'],
  },
  {
    id: 'mortgage-insurance',
    topic: 'Mortgage insurance',
    heading: 'Mortgage insurance depends on the kind of loan',
    paragraphs: [
      'A conventional loan with less than 20% down usually needs private mortgage insurance. You may ask to end it when the original schedule reaches 80% of the lower of price and appraisal; it ends by law at 78%, and at the middle of the term at the latest. What it costs depends on your credit and your lender: we assume one rate and let you change it.',
      'An FHA loan adds a premium up front and one every year, charged on the average balance. With less than 10% down it is paid for the whole term, else for 11 years. Terms of 15 years or less have lower premiums of their own. If you choose FHA, we start with 3.5% down, and with nothing down for a VA loan, unless you enter another down payment. A VA loan has a fee instead of monthly insurance.',
    ],
    figures: [
      'pmi.default',
      'pmi.range',
      'pmi.ratesPct',
      'pmi.request80',
      'pmi.auto78',
      'pmi.midpoint',
      'pmi.originalValue',
      'fha.minDownPct',
      'fha.ufmip',
      'fha.financeUfmip',
      'fha.annualMip',
      'fha.duration',
      'va.fundingFee',
      'va.residual',
    ],
  },
  {
    id: 'loan-limits',
    topic: 'Loan limits',
    heading: 'Each county has a loan limit',
    paragraphs: [
      'Above the conforming limit lenders set other terms; above the FHA limit there is no FHA loan. We compare the loan, not the price, by the limit for a building of one home.',
    ],
    figures: ['loanLimits.conforming.', 'loanLimits.fha.'],
  },
  {
    id: 'income',
    topic: 'What an income buys',
    heading: 'What an income buys, by limits you pick',
    paragraphs: [
      'We look for the highest price whose month fits two shares of your income before tax (for the home, and for all debts) and whose cash to close fits your savings. The lowest of the three decides. Prices are rounded to $1,000. The limits are lenders’ choices: a lender decides, and this uses your numbers and the limits you picked. With a voucher, only your own share of the rent counts.',
    ],
    figures: ['dti.default', 'dti.fha', 'dti.fhaFactors', 'dti.fhaAutomated', 'dti.conventional', 'dti.du', 'dti.va'],
  },
  {
    id: 'state-help',
    topic: 'State help',
    heading: 'State help is a second loan that can be forgiven',
    paragraphs: [
      'It comes with a first mortgage of the New Jersey Housing and Mortgage Finance Agency alone. We say what decides: a fact that rules it out, such as having owned your home within three years; a question that only you can answer; or the agency’s limits of income and price, for which we found no current table. Only help that is likely is taken off your cash to close.',
    ],
    figures: [
      'njhmfa.dpa.',
      'njhmfa.firstGen',
      'njhmfa.firstTimeRule',
      'njhmfa.terms',
      'njhmfa.minScore',
      'njhmfa.maxDti',
      'njhmfa.education',
    ],
  },
  {
    id: 'closing',
    topic: 'Cash to close',
    heading: 'Cash to close is the down payment plus closing costs, item by item',
    paragraphs: [
      'We add up what a buyer pays for this kind of home and loan: attorney, title, recording, inspections, the lender’s fees, and the interest, insurance and tax paid ahead. Each item has a low, a typical and a high amount; the low total leaves out what is optional. A condo has no survey, a co-op no title insurance. Owner’s title insurance follows filed rates; we found two schedules and show both ends. FHA’s upfront premium and the VA’s fee are added to the loan, not to the cash.',
      'The deposit (earnest money) is part of the down payment. A seller’s credit lowers the closing costs, never the down payment. Your own agent’s pay is negotiable and not in the sum: it is shown beside it, in case the seller doesn’t pay.',
      'The seller pays the transfer fee, for each started $500, and above $1,000,000 the graduated percent fee on the whole price. The buyer owes no transfer fee in New Jersey, and the seller’s fee is never part of the buyer’s sum.',
    ],
    figures: [
      ...CLOSING_ITEM_FIGURES,
      'closing.buyerAgentPct',
      'closing.deposit',
      'closing.sellerCredit',
      'title.rates',
      'title.secondRates',
      'title.minimum',
      'recording.first',
      'recording.page',
      'recording.abstract',
      'recording.nos',
      'recording.fund',
      'closing.buyerTransferTax',
      'rtf.payer',
      'rtf.low',
      'rtf.high',
      'rtf.reduced',
      'gpf.payer',
      'gpf.brackets',
      'gpf.enabled',
    ],
  },
  {
    id: 'contract',
    topic: 'Attorney review',
    heading: 'Attorney review ends on the third business day at the earliest',
    paragraphs: [
      'We count from the day after both sides have the signed contract. Saturdays, Sundays and legal holidays don’t count; one on a Sunday moves to the Monday, one on a Saturday to the Friday. The move to the Friday is a rule of public offices (N.J.S.A. 36:1-1.2), so we show the earlier date too. Where lawyers differ about a day we count it, and show the later date too. A disapproval keeps the review open. Ask your attorney.',
    ],
    figures: [
      'review.days',
      'review.start',
      'review.skip',
      'review.scope',
      'review.waive',
      'holidays.list',
      'holidays.sunday',
      'holidays.saturdayShift',
      'holidays.doubtful',
    ],
  },
  {
    id: 'disclosures',
    topic: 'Laws by home',
    heading: 'What sellers, landlords and agents owe you',
    paragraphs: [
      'Each statement is shown only for the homes that its law applies to: by kind of home, homes in the building, year built, well, and length of the lease. Where something we don’t know decides, such as who lives in the building, we say so. We don’t judge a document, and we give no score for flood: the seller’s own disclosure counts.',
    ],
    figures: LAW_IDS.map((id) => `law.${id}`),
  },
  {
    id: 'renting',
    topic: 'Renting',
    heading: 'To move in: the first month, the deposit and the fees',
    paragraphs: [
      'If the listing gives no deposit or application fee, we count the most that may be asked, and say ‘at most’. The deposit includes every advance, pet money and the last month too.',
      'The HUD benchmark is the level below which two of five rents lie, with utilities. Listings don’t say what the utilities cost, so we compare the rent alone and ask you to add those you would pay. We compare only the same number of bedrooms in the same ZIP code. It is a benchmark and says nothing about a single home.',
      'A voucher holder pays 30% of the adjusted income, and all of the rent and utilities above the payment standard. When they move in, their share may be at most 40% where the rent is above the standard. We take 90% to 110% of HUD’s rent until you enter your authority’s standard, and ask for its utility allowance. The filter ‘Within my voucher’ keeps homes up to 110% of HUD’s rent for their size: your income and voucher stay on your device.',
      'Whether rent control covers a home is for the town to say. Of a town on our list we know that its code had a chapter at a date; a town that isn’t listed was not checked.',
    ],
    figures: [
      'rent.depositCap',
      'rent.depositIncrease',
      'rent.depositReturnDays',
      'rent.depositDouble',
      'rent.depositNoticeDays',
      'rent.depositExempt',
      'rent.appFeeCap',
      'rent.appFeeNotCovered',
      'rent.appFeePenalty',
      'rent.brokerFeeMonths',
      'rent.lateFeeGraceDays',
      'rent.eviction',
      'rent.truthInRenting',
      'rent.sourceOfIncome',
      'rent.fairChance',
      'voucher.basicRange',
      'voucher.tenantSharePct',
      'voucher.moveInCapPct',
      'hudRents.zips',
      'rentControl.towns',
      'rentControl.state',
    ],
  },
]

/** The honest gaps. */
export const UNKNOWNS: readonly string[] = [
  'Your rate, your mortgage insurance and whether a lender says yes. A national average is not an offer.',
  'The assessment of a home whose listing doesn’t give it, and so its exact tax. Where a post office serves several towns we may take the wrong one; the estimate names its town.',
  'The income and price limits of the State’s help for 2025 and 2026, and its present amounts: ours by county are of November 2022.',
  'Which of two title schedules is in force, and what your own attorney, inspector and surveyor will charge: ours are ranges from published charts.',
  'The FHA limits: ours are from one lender’s page, and those of Passaic, Sussex, and Warren Counties are inferred. They are above the conforming limits of the same counties, although HUD and FHFA use the same areas: check HUD’s table. The limits of 2027 come out at the end of November 2026.',
  'What the application fee may be in 2027, and whether bills to change the seller’s percent fee will pass.',
  'The scope of a town’s rent control, and whether a town that isn’t listed has any.',
  'How long a lead certificate is valid, and whether a rented condominium counts as its own building for the flood notice.',
  'A broker’s fee to a renter, and the utilities of a rental, unless the listing says them.',
  'Tax relief such as ANCHOR is paid later and never taken off the month. If you work in New York, ask a tax adviser.',
]
