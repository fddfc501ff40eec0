import { LAW_IDS } from '#domain/law/laws.ts'
import { CLOSING_ITEMS } from '#domain/money/closing-items.ts'

/** A part of /how-we-compute: how something is calculated, in plain words, and the figures it uses by their names. */
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
  title: 'How we calculate costs',
  intro:
    'Monthly costs, cash to close, and what you can afford are estimates from public tables and your own numbers. This page explains each one. Open a list to see every figure with its date and source. None of this is advice: your lender, attorney, or tax adviser decides.',
  contents: 'On this page',
  figures: 'Figures',
  unknown: 'What we don’t know',
  sources: 'Sources',
  source: (number: number) => `Source ${number}`,
  copies: '“Copy” beside a figure means we read it in a copy, such as a lender’s page, not in the original.',
} as const

/** Premiums and notices have figures of their own. */
const CLOSING_ITEM_FIGURES = CLOSING_ITEMS.filter(({ basis }) => basis !== 'title-premium' && basis !== 'notices').map(
  ({ id }) => `closing.items.${id}`,
)

export const COMPUTED_TOPICS: readonly ComputedTopic[] = [
  {
    id: 'monthly-cost',
    topic: 'Monthly cost',
    heading: 'Your monthly cost has five parts',
    paragraphs: [
      'Principal & interest, property tax, mortgage insurance, home insurance, and any association fee. The loan is the price minus your down payment, repaid in equal monthly payments. We convert quarterly and yearly fees to monthly amounts and leave out one-time fees. Heat, electricity, water, and repairs aren’t included.',
      'We round the total to the nearest $10. If our rate is older than 14 days, we say which day it’s from. Home insurance is a share of the price until you enter a quote, and less for a condo or co-op, where you insure only the inside. You can replace all of these with your own numbers.',
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
      'If the listing gives the tax, we show it with its year. If it gives only the assessment, we multiply that by the town’s general tax rate. Otherwise we estimate from the price, using the town’s average bill, average assessment, and assessment ratio. That estimate can be off by 10%, or by 25% in towns with few recorded sales. If we can’t tell which town the home is in, we use the county’s median and say so.',
      'Your bill depends on the home’s assessment. A sale doesn’t change it, but new construction brings an added bill. For a home built this year or last, the listed tax may cover only the land. A condo’s tax bill is often below the town’s average, and a tax abatement changes what a building’s owners pay.',
    ],
    figures: ['propertyTax.bill', 'propertyTax.ratio', 'propertyTax.medianSale', 'propertyTax.rule'],
  },
  {
    id: 'mortgage-insurance',
    topic: 'Mortgage insurance',
    heading: 'Mortgage insurance depends on the type of loan',
    paragraphs: [
      'A conventional loan with less than 20% down usually needs private mortgage insurance. You can ask to end it when the original schedule reaches 80% of the price or appraisal, whichever is lower. It ends automatically at 78%, and no later than halfway through the term. The cost depends on your credit and lender; we assume one rate, which you can change.',
      'An FHA loan has an upfront premium and an annual one on the average balance. You pay the annual premium for the whole term with less than 10% down, and for 11 years otherwise. Terms of 15 years or less have lower premiums. A VA loan has a funding fee instead. We start at 3.5% down for FHA and nothing down for VA unless you enter a down payment.',
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
      'Above the conforming limit, lenders set different terms. Above the FHA limit, you can’t get an FHA loan. We compare the loan, not the price, with the limit for a one-unit home.',
    ],
    figures: ['loanLimits.conforming.', 'loanLimits.fha.'],
  },
  {
    id: 'income',
    topic: 'What you can afford',
    heading: 'What you can afford, by limits you pick',
    paragraphs: [
      'We find the highest price that fits three limits: the share of your income before tax for the home, the share for all debts, and your savings for the cash to close. The lowest one sets your budget. Prices are rounded to $1,000. Lenders choose their own limits. With a voucher, only your share of the rent counts.',
    ],
    figures: ['dti.default', 'dti.fha', 'dti.fhaFactors', 'dti.fhaAutomated', 'dti.conventional', 'dti.du', 'dti.va'],
  },
  {
    id: 'state-help',
    topic: 'Down payment assistance',
    heading: 'Down payment assistance is a second loan that can be forgiven',
    paragraphs: [
      'It comes only with a first mortgage from the New Jersey Housing and Mortgage Finance Agency. We say what it depends on: a fact that rules it out, such as having owned your home in the last three years; a question only you can answer; or the agency’s income and price limits, for which we found no current table. We subtract the help from your cash to close only if it’s likely.',
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
    heading: 'Cash to close is your down payment plus closing costs',
    paragraphs: [
      'We add up what a buyer pays for this type of home and loan: attorney, title, recording, inspections, lender fees, and prepaid interest, insurance, and tax. Each item has a low, typical, and high amount; the low total leaves out optional items. Condos have no survey, and co-ops no title insurance. Title insurance follows filed rates; we found two schedules and show both. The FHA premium and VA fee are added to the loan.',
      'The deposit (earnest money) counts toward the down payment. A seller credit lowers the closing costs, never the down payment. Your agent’s pay is negotiable and not in the total; we show it separately, in case the seller doesn’t pay it.',
      'The seller pays the realty transfer fee and, above $1 million, a graduated percent fee on the whole price. Buyers owe no transfer fee in New Jersey.',
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
    heading: 'Attorney review lasts at least three business days',
    paragraphs: [
      'We count from the day after both sides receive the signed contract. Saturdays, Sundays, and legal holidays don’t count. A holiday on a Sunday moves to Monday. One on a Saturday moves to Friday in public offices (N.J.S.A. 36:1-1.2), so we also show the earlier date. Where attorneys disagree on a day, we count it and also show the later date. If an attorney disapproves the contract, review stays open. Ask your attorney.',
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
    heading: 'What sellers, landlords, and agents owe you',
    paragraphs: [
      'We show each law only for the homes it applies to, by home type, units in the building, year built, well, and length of the lease. Where it depends on something we don’t know, such as who lives in the building, we say so. We don’t judge documents or score flood risk; the seller’s disclosure counts.',
    ],
    figures: LAW_IDS.map((id) => `law.${id}`),
  },
  {
    id: 'renting',
    topic: 'Renting',
    heading: 'Due at move-in: the first month, the deposit, and the fees',
    paragraphs: [
      'If the listing gives no deposit or application fee, we use the most the law allows and say “up to.” The deposit includes every advance payment, such as a pet deposit or the last month’s rent.',
      'The rent and utilities of 40% of standard homes are below the HUD benchmark. Listings don’t say what utilities cost, so we compare the rent alone and ask you to add yours. We compare only the same number of bedrooms in the same ZIP code. It’s a benchmark and says nothing about a single home.',
      'With a voucher, you pay 30% of your adjusted income, plus any rent and utilities above the payment standard. When you move in, your share can be at most 40% if the rent is above the standard. We use 90% to 110% of HUD’s fair market rent until you enter your authority’s standard. The filter “Within my voucher” keeps homes up to 110% of HUD’s fair market rent for their size. Your income and voucher stay on your device.',
      'Only the town can say whether rent control covers a home. For a town on our list, the code included rent control on the date we give. We haven’t checked other towns.',
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
  'Your rate, your mortgage insurance, and whether a lender says yes. A national average isn’t an offer.',
  'The assessment, and so the exact tax, if the listing doesn’t give it. Where one post office serves several towns, we may pick the wrong one; the estimate names the town.',
  'The current income and price limits for down payment assistance, and its current amounts. Our county amounts are from November 2022.',
  'Which of two title schedules is in effect, and what your attorney, inspector, and surveyor will charge. Ours are ranges from published charts.',
  'The exact FHA limits. Ours are from one lender’s page, and we inferred those of Passaic, Sussex, and Warren Counties. Check HUD’s table. The 2027 limits come out at the end of November 2026.',
  'The application fee cap for 2027, and whether bills to change the seller’s percent fee will pass.',
  'Which homes a town’s rent control covers, and whether a town that isn’t listed has any.',
  'How long a lead certificate is valid, and whether a rented condominium counts as its own building for the flood notice.',
  'A renter’s broker fee and utilities, unless the listing gives them.',
  'Your tax relief. Programs such as ANCHOR pay later, so we don’t subtract them. If you work in New York, ask a tax adviser.',
]
