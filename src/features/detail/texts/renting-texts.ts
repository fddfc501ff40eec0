import { formatDay } from '#domain/day-text.ts'
import { formatDollars } from '#domain/money/money.ts'
import { countWords } from '#domain/number-words.ts'

// What renting costs, and a tenant’s rights. Amounts come in as text, days as ISO dates.

/** What renting the home costs. */
export const RENT = {
  topic: 'What it costs',
  heading: (rent: string, sum: 'most' | 'part' | 'exact', total: string) =>
    `${rent} per month, and ${SUM_WORDS[sum]}${total} due at move-in`,
  legalMost: (amount: string) => `By law, it can’t exceed ${amount}.`,
  moveIn: 'Due at move-in',
  firstMonth: 'First month',
  deposit: 'Deposit',
  depositAtMost: (months: number) => `Deposit, up to ${months} months’ rent`,
  fromListing: 'From the listing',
  depositCap: 'The most the law allows. The listing doesn’t give an amount',
  depositOver: (cap: string) => `Above the cap of ${cap}. Ask the landlord.`,
  fee: 'Application fee',
  feeAtMost: 'Application fee, up to',
  feeUncapped: 'No cap in one- and two-family houses',
  feeCapped: (amount: string, from: string) => `Capped at ${amount} since ${formatDay(from)}`,
  feeUnsure: (amount: string) =>
    `Capped at ${amount} in buildings with three or more units. The listing doesn’t say how many this one has`,
  feeOver: (amount: string) => `Above the cap of ${amount}, if the building has three or more units. Ask the landlord.`,
  broker: 'Broker fee',
  brokerNote: 'Ask before you apply',
  total: (atMost: boolean) => (atMost ? 'Total, up to' : 'Total'),
  totalNote: 'Without a broker fee',
  monthly: 'Per month',
  rent: 'Rent',
  includes: (what: string) => `Includes ${what}`,
  alsoPay: 'You also pay',
  varies: 'varies',
  term: 'Lease',
  from: (day: string) => `From ${formatDay(day)}`,
  availableNow: 'Available now',
  pets: 'Pets',
  petsNone: 'None',
  furnished: 'Furnished',
  furnishing: { furnished: 'Yes', partially: 'Partly', negotiable: 'Negotiable', unfurnished: 'No' },
} as const

const SUM_WORDS = { most: 'up to ', part: 'about ', exact: '' } as const

/** HUD's benchmark beside the rent. */
export const BENCHMARK = {
  title: 'How this compares with the HUD benchmark',
  none: 'nothing to compare',
  noZip: 'The listing gives no ZIP code.',
  noBedrooms: 'The listing gives no number of bedrooms.',
  noneFor: (bedrooms: string, zip: string) => `HUD has no benchmark for ${bedrooms} in ${zip}.`,
  onlyAlike: 'We compare only the same number of bedrooms in the same ZIP code.',
  bedrooms: (bedrooms: number) => (bedrooms === 0 ? 'a studio' : countWords(bedrooms, 'bedroom', 'bedrooms')),
  bars: 'HUD benchmarks by bedrooms in this ZIP code',
  bar: (bedrooms: number) => (bedrooms === 0 ? 'Studio' : `${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`),
  thisHome: (rent: string) => `this home ${rent}`,
  value: (difference: number) =>
    difference === 0 ? 'the same' : `${formatDollars(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'}`,
  beforeUtilities: ', before utilities',
  amount: (amount: string, bedrooms: string, zip: string) => `HUD’s benchmark is ${amount} for ${bedrooms} in ${zip}.`,
  sentence: (difference: number, utilities: number | null) => {
    const rent = utilities ? `With your ${formatDollars(utilities)} of utilities, this rent` : 'This rent'
    const is =
      difference === 0
        ? 'is the same'
        : `is ${formatDollars(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} the benchmark`
    return `${rent} ${is}${utilities === null ? ', not counting utilities you’d pay' : ''}.`
  },
  tenantPays: (what: string) => `According to the listing, you pay ${what}. `,
  note: (year: number, area: string) =>
    `HUD’s ${year} figure for this ZIP code (${area} area): 40% of standard homes rent for less, utilities included. Housing programs use this benchmark; it doesn’t judge this home’s rent.`,
  secondArea: ' HUD also lists this ZIP in a second area, with slightly different figures.',
  age: 'HUD’s rents are',
} as const

/** A housing voucher. */
export const VOUCHER = {
  title: 'Does my voucher cover it?',
  answers: {
    yes: 'likely',
    no: 'unlikely',
    depends: 'depends on the payment standard',
    ask: 'one number is missing',
  },
  noAnswer: 'enter your numbers',
  enter: 'Enter the numbers from your housing authority’s letter. They stay on this device.',
  askAllowance: 'Ask your housing authority for its utility allowance for this home, and enter it below.',
  askStandard: 'HUD has no fair market rent for this size here. Ask your housing authority for its payment standard.',
  overCap: 'Your share would be above 40% of your income, which isn’t allowed when you move in.',
  depends: 'Ask your housing authority for its payment standard, and enter it below.',
  ifReasonable: 'If your housing authority finds the rent reasonable.',
  table: 'The voucher’s figures for this home',
  standard: 'Payment standard',
  askAuthority: 'Ask your housing authority',
  ownStandard: (size: string) => `Yours, for ${size}.`,
  usualStandard: (size: string) =>
    `Usually 90% to 110% of HUD’s fair market rent for ${size} here. The smaller of your voucher’s size and the home’s size counts.`,
  gross: 'Rent and utilities',
  grossIncluded: 'The rent includes all utilities.',
  grossAllowance: 'The rent and your utility allowance.',
  share: 'Your share',
  shareNote: (least: string, pct: number) =>
    `At least ${least}: ${pct}% of your adjusted income, or more if the rent is above the standard.`,
  highest: 'Highest rent allowed',
  highestNote: (pct: number) => `When you move in, your share can be at most ${pct}% of your adjusted income.`,
  range: (from: string, to: string) => `${from} to ${to}`,
  form: 'My voucher’s numbers',
  fields: {
    size: 'Voucher size',
    chooseSize: 'Choose a size',
    income: 'Adjusted yearly income',
    allowance: 'Monthly utility allowance',
    allowanceHint: 'From your authority’s schedule, for utilities you pay.',
    standard: 'Payment standard',
    standardHint: 'For your voucher’s size, if you know it.',
    minimum: 'Minimum rent',
    staying: 'I’m staying in my home',
  },
  use: 'Use these numbers',
  law: 'Your housing authority must find the rent reasonable, and it decides. A landlord may not use a voucher or other lawful income as a reason to refuse you. N.J.S.A. 10:5-12; 24 CFR 982.503, 982.505, 982.508.',
} as const

/** A tenant's rights. */
export const RIGHTS = {
  topic: 'Your rights as a renter',
  heading: 'All lawful income counts, and your deposit is capped',
  income: 'Income',
  incomeValue: 'including vouchers',
  incomeNote: 'Landlords may apply income rules only to your share of the rent.',
  incomeLaw: 'New Jersey Law Against Discrimination, source of lawful income, 2025.',
  deposit: 'Deposit',
  depositValue: (amount: string) => `${amount} at most, back within 30 days`,
  depositNote:
    'Pet deposits and a last month paid in advance count toward the cap. You get the deposit back within 30 days after the lease ends, with interest and an itemized list of anything kept. The deposit can rise by at most 10% per year, never above the cap. N.J.S.A. 46:8-21.2',
  rentControl: 'Rent control',
  before: 'Before you sign',
  beforeValue: (count: number) => `${count} ${count === 1 ? 'right' : 'rights'}`,
  table: 'Your rights before you sign',
  names: {
    'review-lease': 'Attorney review',
    'truth-in-renting': 'Truth in Renting statement',
    'source-of-income': 'Vouchers and other income',
    'fair-chance': 'Criminal history',
  },
  ending: 'Late fees and ending the lease',
  endingValue: 'only a court can evict',
  lateFee:
    'A late fee must be in the lease and reasonable. The state sets no amount. Tenants on Social Security and some other benefits get five business days of grace. N.J.S.A. 2A:42-6.1',
  evictionException:
    'Exception: buildings where the owner lives and rents out at most two units. Only a court can make you leave. ',
} as const

/** Rent control in a town. */
export const RENT_CONTROL = {
  noStateLaw: 'New Jersey has no statewide law. Each town decides.',
  agencySays: (day: string | null) =>
    day === null ? 'According to our records.' : `According to our records as of ${day}.`,
  listed: (town: string) => `${town} may have it`,
  listedNote: (day: string | null) =>
    `${day === null ? 'Rent control has been reported here.' : `The town code included rent control as of ${day}.`} Ask the rent board whether it covers this home.`,
  unchecked: 'not checked',
  uncheckedNote: 'Ask the town hall whether rent control covers this home.',
  yes: (town: string) => `${town} has it`,
  yesNote: 'Ask the rent board whether it covers this home.',
  no: (town: string) => `${town} has none`,
} as const
