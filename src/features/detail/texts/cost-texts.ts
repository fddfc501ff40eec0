import { formatPercent } from '#domain/money/terms-text.ts'

// What a home for sale costs, top to bottom. Amounts come in as text.

/** What a home for sale costs. */
export const COST = {
  topic: 'What it costs',
  heading: (month: string | null, cash: string) =>
    month === null ? `About ${cash} due at closing` : `About ${month} per month, and ${cash} due at closing`,
  taxUnknown: 'We don’t know this home’s property tax, so we can’t calculate its monthly cost.',
  note: 'Doesn’t include heat, electricity, water, or repairs. This is an estimate. Your lender sets the final terms.',
  spread: (lower: MonthAt, higher: MonthAt) =>
    `If rates change: about ${lower.month} per month at ${lower.rate}, or ${higher.month} at ${higher.rate}.`,
  sources: 'How we calculate costs',
  notLoaded: 'We couldn’t load what this home costs',
} as const

interface MonthAt {
  rate: string
  month: string
}

/** The bill of each month. */
export const MONTH = {
  caption: 'Monthly cost',
  total: 'Estimated total',
  perYear: (amount: string) => `${amount} per year`,
  loan: (loan: string, rate: string, years: number, added: string) => `${loan}${added} over ${years} years at ${rate}`,
  loanFee: (loan: 'fha' | 'conventional' | 'va', pct: string) =>
    ` with the ${loan === 'fha' ? 'upfront premium' : 'funding fee'} of ${pct}`,
  ownNumber: (what: string) => `${what}, your number`,
  assumedInsurance: (pct: string | null, yearly: string) =>
    `Assumes ${pct === null ? yearly : `${pct} of the price per year`} until you enter a quote`,
  mortgageInsurance: (pct: string) => `${pct} of the loan per year`,
  assumedMortgageInsurance: (pct: string, [from, to]: readonly [number, number]) =>
    `Assumes ${pct} of the loan per year (${from}% to ${to}% is usual)`,
  fhaInsurance: 'FHA annual premium in the first year',
  taxAge: 'Tax bills are',
} as const

/** Where a home's property tax comes from. */
export const TAX = {
  unknown: 'Not in the listing, and we don’t have this town’s tax rate',
  listing: (year: number | null, yearly: string) => `From the listing${year === null ? '' : `, ${year}`}: ${yearly}`,
  assessment: (place: string | null, year: string, yearly: string) =>
    `Estimated from this home’s assessment and ${place}’s ${year}rate: ${yearly}`,
  operator: (place: string | null, yearly: string) => `Estimated with our own rate for ${place}: ${yearly}`,
  town: (place: string | null, year: string, yearly: string, band: number) =>
    `Estimated from ${place}’s ${year}average: ${yearly}, give or take ${band}%. Your bill depends on this home’s assessment`,
  county: (place: string | null, yearly: string) => `Estimated from the median of ${place}’s towns: ${yearly}`,
  newHome: (year: number) => `May cover only the land, since the home was built in ${year}`,
} as const

/** Where an association's fee comes from. */
export const FEE = {
  none: 'None, according to the listing',
  unknown: 'The listing doesn’t give one',
  once: (amount: string) => `One-time fee of ${amount}, from the listing. Not included`,
  each: (amount: string, often: string) => `From the listing: ${amount} ${OFTEN[often] ?? often}`,
} as const

const OFTEN: Readonly<Record<string, string>> = {
  daily: 'per day',
  weekly: 'per week',
  monthly: 'per month',
  quarterly: 'per quarter',
  yearly: 'per year',
}

/** The bill of the closing day. */
export const CASH = {
  caption: 'Due at closing',
  down: 'Down payment',
  downNote: (share: string, price: string) => `${share} of ${price}`,
  closing: 'Closing costs',
  closingNote: (low: string, high: string) => `Expect ${low} to ${high}`,
  credit: 'Seller credit',
  creditNote: 'Your number. It lowers only the closing costs',
  ownAgent: 'Your agent',
  ownAgentNote: (pct: number) => `Your number: ${formatPercent(pct)} of the price`,
  help: 'Down payment assistance',
  helpLikely: 'Likely, based on your answers. Your lender decides',
  helpUnclear: 'Not included until your eligibility is clear',
  transfer: 'Transfer fees',
  sellerPays: (amount: string) => `The seller pays ${amount}`,
  total: 'Estimated total',
} as const

/** The down payment to try. */
export const DOWN = {
  label: 'Down payment',
  noInsurance: (share: string) => `No mortgage insurance at ${share} down.`,
  mark: (mark: number, cash: string, month: string | null) =>
    `Put ${mark}% down and you won’t pay mortgage insurance: ${cash} more up front${month === null ? '' : `, about ${month} less per month`}.`,
  va: (feePct: string | null) =>
    feePct === null
      ? 'A VA loan has no mortgage insurance.'
      : `A VA loan has no mortgage insurance. Its funding fee of ${feePct} is added to the loan.`,
  fha: (span: string, share: string) => `At ${share} down, you pay FHA mortgage insurance ${span}.`,
  fhaOwn: 'An FHA loan has its own mortgage insurance.',
  wholeTerm: 'for the whole term',
  forTime: (time: string) => `for ${time}`,
  trying: 'Used in this section only.',
  everywhere: (share: string) => `Use ${share} everywhere`,
  backTo: (down: string) => `Back to ${down}`,
  used: (share: string) => `Every cost uses ${share} down.`,
} as const

/** Loans over a limit. */
export const LOAN_LIMIT = {
  fha: (year: number, limit: string, county: string) =>
    `This loan is above the FHA’s ${year} limit of ${limit} in ${county} County, so you would need another type of loan. Check HUD’s table.`,
  conforming: (year: number, limit: string) =>
    `This loan is above the ${year} limit of ${limit}. Lenders may set different terms.`,
  age: 'The limits are',
} as const

/** The state's second loan. */
export const STATE_HELP = {
  title: {
    unclear: (amount: string) => `Up to ${amount} in down payment assistance may be available`,
    likely: (amount: string) => `Up to ${amount} in down payment assistance is likely`,
    unlikely: 'Down payment assistance is unlikely for this home',
    noAmount: 'Down payment assistance for buyers',
  },
  value: { visitor: 'answer two questions', agency: 'check with NJHMFA' },
  answer: 'Answer two questions',
  askAgency: 'Visit njhousing.gov',
  note: (more: string, asOf: string) =>
    `You may get ${more} more if your parents never owned a home. The county’s amount is from ${asOf}. Check with NJHMFA before you count on it. Your lender decides.`,
} as const

/** What is owed over the years. */
export const LOAN = {
  title: 'How the loan is paid down',
  canEnd: (time: string) => `mortgage insurance can end after ${time}`,
  years: (years: number) => `${years} years`,
  none: 'There is no mortgage insurance on this loan.',
  conventional: (payment: number, time: string) =>
    `You can ask to end mortgage insurance after payment ${payment} (${time}), when the loan reaches 80% of the price. Both dates follow the original schedule and assume on-time payments. A new appraisal may move them up. Your lender decides.`,
  fhaWholeTerm: 'You pay FHA mortgage insurance for the whole term.',
  fha: (time: string) => `You pay FHA mortgage insurance for ${time}.`,
  plot: (loan: string, points: string, years: number) =>
    `What you still owe, year by year: ${loan} at the start${points}, nothing after ${years} years.`,
  plotPoints: (ask: string, end: string) => `, 80% of the price after ${ask}, 78% after ${end}`,
  caption: 'What you still owe over time',
  after: 'After',
  owed: 'Still owed',
  paid: 'Paid off',
  start: 'Start',
  ends: 'Mortgage insurance ends automatically',
  endsShort: 'It ends automatically',
  endsAt: (payment: number, time: string) => `after payment ${payment}, ${time}`,
  endsShare: ', at 78% of the price',
  band: 'You pay mortgage insurance',
  bandInTwo: ['Mortgage', 'insurance'],
} as const

/** The closing costs line by line. */
export const CLOSING = {
  title: 'What’s included in closing costs',
  count: (count: number) => `${count} items`,
  groups: {
    'law-and-title': 'Attorney and title',
    inspections: 'Inspections',
    lender: 'Lender',
    prepaid: 'Prepaid',
    building: 'Building',
  },
  optional: 'Optional.',
  financed: { conventional: '', fha: 'The FHA upfront premium', va: 'The VA funding fee' },
  financedNote: (fee: string, amount: string) => `${fee} of ${amount} is added to the loan, not due at closing. `,
  note: '* Assumed: we found no published figure. Optional items aren’t in the low estimate.',
  sellerFee: (price: string, fee: string, percentFee: string | null) =>
    percentFee === null
      ? `The seller also pays a realty transfer fee of ${fee} on ${price}. Buyers pay none in New Jersey.`
      : `The seller also pays a realty transfer fee of ${fee} on ${price} and, because the price is above $1 million, a second fee of ${percentFee}. Buyers pay none in New Jersey.`,
} as const

/** What is agreed with the seller and one's own agent. */
export const OFFER = {
  title: 'Deposit, seller credit, and your agent',
  value: 'part of your offer',
  deposit: 'Deposit (earnest money).',
  ownDeposit: (atSigning: string, all: string, left: string) =>
    `${atSigning} at signing, and the rest of your ${all} after attorney review, usually within 10 days. That leaves about ${left} for closing day.`,
  usualDeposit: (atSigning: string, pct: number, upTo: string) =>
    `Often ${atSigning} at signing and the rest, up to ${pct}% of the price (${upTo}) in total, within about 10 days after attorney review. It counts toward your down payment. Customs vary, so ask your attorney.`,
  credit: 'Seller credit.',
  creditNote: 'A seller may agree to pay some of your closing costs, but never your down payment.',
  creditCeiling: (amount: string) => ` Lenders usually allow up to ${amount} with this loan.`,
  creditAbove: ' Yours is above that. Ask your lender.',
  ownAgent: 'Your agent.',
  ownAgentNote: (amount: string, pct: number) =>
    `Up to ${amount} (${pct}%) if the seller doesn’t pay your agent. It’s negotiable and part of your agreement with the agent.`,
  form: 'Your offer',
  fields: { deposit: 'Your deposit', sellerCredit: 'Seller credit', agentPct: 'You pay your agent' },
  use: 'Use these numbers',
} as const

/** How a home's price has moved. */
export const HISTORY = {
  title: 'Price history',
  date: 'Date',
  what: 'What happened',
  price: 'Price',
} as const
