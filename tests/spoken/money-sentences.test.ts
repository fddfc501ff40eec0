import { describe, expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { understand } from '#language/en/understand.ts'
import type { SpokenTerms } from '#language/understanding.ts'
import { PLACE_NAMES } from './utterances.ts'

const EVERYTHING = defaultFilters('sale', everyPrice)
const read = (said: string) => understand(said, { filters: EVERYTHING, places: PLACE_NAMES })

const termsText = ({ down, ratePct, years, loan }: SpokenTerms) => [
  down && (down.kind === 'percent' ? `down${down.percent}` : `down${down.dollars}usd`),
  ratePct && `rate${ratePct}`,
  years && `years${years}`,
  loan,
]

/** The intent and what was said, in one line: 'monthly-cost down10,years15'. */
function readText(said: string): string {
  const { intent, terms, household, money, filters } = read(said)
  const means = [
    money?.kind === 'income' && `income${money.amount}`,
    household.savings !== undefined && `saved${household.savings}`,
    household.debts !== undefined && `debts${household.debts}`,
  ].filter(Boolean)
  // No number of a loan becomes a price.
  expect({ said, price: filters.price }).toEqual({ said, price: EVERYTHING.price })
  return [intent, [...termsText(terms), ...means].filter(Boolean).join(',')].join(' ').trim()
}

const readAs = (cases: readonly (readonly [said: string, wanted: string])[]) =>
  test.each(cases)('%s => %s', (said, wanted) => expect(readText(said)).toBe(wanted))

describe('the cost of a month', () => {
  readAs([
    ['what would it cost a month with 10 % down', 'monthly-cost down10'],
    ['What would it cost per month with 10% down?', 'monthly-cost down10'],
    ['monthly payment with 20 percent down', 'monthly-cost down20'],
    ['how much is it a month', 'monthly-cost'],
    ['how much is it per month?', 'monthly-cost'],
    ['how much would it be a month', 'monthly-cost'],
    ['what is the monthly payment', 'monthly-cost'],
    ['what’s the monthly cost of the first one', 'monthly-cost'],
    ['what would my mortgage be', 'monthly-cost'],
    ['what would the mortgage payment be with 15% down', 'monthly-cost down15'],
    ['how much a month', 'monthly-cost'],
    ['what does the second one cost a month', 'monthly-cost'],
    ['what would I pay every month', 'monthly-cost'],
    ['how much would we pay monthly with 100k down', 'monthly-cost down100000usd'],
    ['what are the monthly costs with an FHA loan', 'monthly-cost fha'],
    ['what will it cost me each month at 6.5 percent', 'monthly-cost rate6.5'],
    ['calculate the monthly payment at 7% over 15 years', 'monthly-cost rate7,years15'],
    ['how much is the payment with nothing down', 'monthly-cost down0'],
    ['what does it cost a month with 3.5 percent down and FHA', 'monthly-cost down3.5,fha'],
    ['how much is this one a month with a VA loan', 'monthly-cost va'],
    ['what would it cost a month if I put 20 percent down', 'monthly-cost down20'],
    ['what would it cost a month if we put down 80 thousand', 'monthly-cost down80000usd'],
    ['what is the payment with twenty percent down and a 15 year mortgage', 'monthly-cost down20,years15'],
    ['how much would it run me a month', 'monthly-cost'],
    ['tell me the monthly payment', 'monthly-cost'],
    ['payment with $60,000 down', 'monthly-cost down60000usd'],
    ['what would that be a month', 'monthly-cost'],
    ['so what does it come to a month', 'monthly-cost'],
    ['estimate the mortgage on the first one', 'monthly-cost'],
    ['what would it cost with 25 percent down', 'monthly-cost down25'],
    ['what are we looking at per month', 'monthly-cost'],
    ['what’s the all in monthly cost', 'monthly-cost'],
    ['break down the monthly cost for me', 'monthly-cost'],
    ['how much is PMI', 'monthly-cost'],
    ['what’s the interest rate', 'monthly-cost'],
    ['principal and interest?', 'monthly-cost'],
  ])
})

describe('other terms alone', () => {
  readAs([
    ['what about 60k down', 'loan-terms down60000usd'],
    ['at 6.5 percent', 'loan-terms rate6.5'],
    ['over 15 years', 'loan-terms years15'],
    ['with FHA', 'loan-terms fha'],
    ['VA loan', 'loan-terms va'],
    ['and with 20 percent down?', 'loan-terms down20'],
    ['what if I put 5% down', 'loan-terms down5'],
    ['what about a 15-year loan', 'loan-terms years15'],
    ['a 30 year fixed', 'loan-terms years30'],
    ['what if the rate is 6 percent', 'loan-terms rate6'],
    ['with an interest rate of 6.25%', 'loan-terms rate6.25'],
    ['at 6.5% interest', 'loan-terms rate6.5'],
    ['7 percent', 'loan-terms rate7'],
    ['20 percent', 'loan-terms down20'],
    ['20 percent down', 'loan-terms down20'],
    ['20 down', 'loan-terms down20'],
    ['60 thousand down', 'loan-terms down60000usd'],
    ['sixty thousand dollars down', 'loan-terms down60000usd'],
    ['with a down payment of 90k', 'loan-terms down90000usd'],
    ['a down payment of 15 percent', 'loan-terms down15'],
    ['no money down', 'loan-terms down0'],
    ['zero down', 'loan-terms down0'],
    ['with a conventional loan', 'loan-terms conventional'],
    ['what about with an FHA loan and 3.5% down', 'loan-terms down3.5,fha'],
    ['6.5 percent over 20 years', 'loan-terms rate6.5,years20'],
    ['ten percent down at seven percent', 'loan-terms down10,rate7'],
    ['at six and a half percent', 'loan-terms rate6.5'],
    ['at six point two five percent', 'loan-terms rate6.25'],
    ['300 % down', 'loan-terms down300'],
    ['what if I only have 5 percent', 'loan-terms down5'],
    ['and at 5.5?', 'loan-terms rate5.5'],
    ['make it 15 years', 'loan-terms years15'],
    ['with 25% down over 15 years at 6%', 'loan-terms down25,rate6,years15'],
  ])
})

describe('cash for a purchase', () => {
  readAs([
    ['how much cash do I need', 'cash-to-close'],
    ['how much cash would we need for it', 'cash-to-close'],
    ['what are the closing costs', 'cash-to-close'],
    ['closing costs?', 'cash-to-close'],
    ['cash to close', 'cash-to-close'],
    ['what is the cash to close with 20% down', 'cash-to-close down20'],
    ['how much money do I need to close', 'cash-to-close'],
    ['how much do we need up front', 'cash-to-close'],
    ['what would I have to bring to closing', 'cash-to-close'],
    ['how much do I pay at closing', 'cash-to-close'],
    ['what cash do I need for the first one', 'cash-to-close'],
    ['how high are the closing costs', 'cash-to-close'],
    ['how much do I need to buy it', 'cash-to-close'],
    ['how much should I have in the bank to buy this', 'cash-to-close'],
    ['what do I owe at closing', 'cash-to-close'],
    ['who pays the transfer fee', 'seller-fees'],
    ['who pays the realty transfer fee?', 'seller-fees'],
    ['do I have to pay the mansion tax', 'seller-fees'],
    ['is there a mansion tax', 'seller-fees'],
    ['how much is the transfer tax', 'seller-fees'],
    ['what does the seller pay', 'seller-fees'],
  ])
})

describe('a renter’s costs', () => {
  readAs([
    ['what do I need to move in', 'move-in-cost'],
    ['how much do I need to move in', 'move-in-cost'],
    ['how much is the deposit', 'move-in-cost'],
    ['what’s the security deposit', 'move-in-cost'],
    ['is there a deposit', 'move-in-cost'],
    ['how much cash to move in', 'move-in-cost'],
    ['what are the move-in costs', 'move-in-cost'],
    ['how high is the deposit', 'move-in-cost'],
    ['do I pay a broker fee', 'move-in-cost'],
    ['how much is the application fee', 'move-in-cost'],
    ['first and last month', 'move-in-cost'],
    ['is the rent normal here', 'rent-benchmark'],
    ['is the rent too high', 'rent-benchmark'],
    ['is this a normal rent', 'rent-benchmark'],
    ['is that a fair rent', 'rent-benchmark'],
    ['is the rent fair', 'rent-benchmark'],
    ['is the rent reasonable for this area', 'rent-benchmark'],
    ['what is the usual rent here', 'rent-benchmark'],
    ['how does the rent compare', 'rent-benchmark'],
    ['what is the HUD benchmark', 'rent-benchmark'],
    ['what’s the fair market rent here', 'rent-benchmark'],
    ['is it rent controlled', 'rent-benchmark'],
    ['is there rent control here', 'rent-benchmark'],
    ['rent control?', 'rent-benchmark'],
    ['is the rent of the second one high', 'rent-benchmark'],
    ['does the rent seem okay', 'rent-benchmark'],
    ['is that rent expensive', 'rent-benchmark'],
    ['what is a normal rent here', 'rent-benchmark'],
    ['is this apartment rent stabilized', 'rent-benchmark'],
    ['is the rent average', 'rent-benchmark'],
    ['does Hoboken have rent control', 'rent-benchmark'],
  ])
})

describe('what an income buys', () => {
  readAs([
    ['what can I afford with 120k and 40k saved', 'budget income120000,saved40000'],
    ['we make 150 thousand with 500 a month in debts', 'budget income150000,debts500'],
    ['I have 60k for a down payment', 'budget saved60000'],
    ['what can we afford with 150 thousand a year', 'budget income150000'],
    ['I earn 95k and have 30k saved', 'budget income95000,saved30000'],
    ['we make 210k, 80k saved, 900 a month in car payments', 'budget income210000,saved80000,debts900'],
    ['our income is 180 thousand and we owe 600 a month in student loans', 'budget income180000,debts600'],
    ['I make 8 thousand a month and have no debts', 'budget income96000,debts0'],
    ['I have 40k saved', 'budget saved40000'],
    ['we have saved 75 thousand', 'budget saved75000'],
    ['I have 50 thousand in savings', 'budget saved50000'],
    ['120k income and 40k in the bank', 'budget income120000,saved40000'],
    ['what can I buy with 40k saved', 'budget saved40000'],
    ['our student loans are 450 a month', 'budget debts450'],
    ['my car payment is 380', 'budget debts380'],
    ['I earn 130 thousand, 20 percent down', 'budget down20,income130000'],
    ['what can we afford with 160k, 10% down and 700 in monthly debts', 'budget down10,income160000,debts700'],
    ['with 100k saved and 200k income what can we get', 'budget income200000,saved100000'],
    ['I put away 35k', 'budget saved35000'],
    ['we make a hundred and forty thousand together and have 55 thousand saved up', 'budget income140000,saved55000'],
    ['household income 240k, credit cards 300 a month', 'budget income240000,debts300'],
    ['what house can I afford on 110k a year with 25k down', 'budget down25000usd,income110000'],
    ['i make 88000 a year', 'budget income88000'],
    ['can we afford anything with 90k a year and 500 in debt', 'budget income90000,debts500'],
    ['I have 80k set aside for a house', 'budget saved80000'],
    ['no debts', 'budget debts0'],
    ['200 a month for a car loan', 'budget debts200'],
    ['how much house can I afford', 'budget'],
    ['how much house can we afford on 165k', 'budget income165000'],
    ['we bring home 12 thousand a month, what could we buy', 'budget income144000'],
    ['I make 85k and my wife makes 60k', 'budget income145000'],
    ['I’ve got 75k to put down', 'budget saved75000'],
    ['no debts, 150k income', 'budget income150000,debts0'],
    ['what can I afford', 'budget'],
    ['we earn 200 thousand a year, what can we afford', 'budget income200000'],
  ])
})

describe('vouchers are lawful', () => {
  test.each([
    'do you take section 8',
    'do you accept Section 8?',
    'I have a voucher',
    'can I use my housing voucher',
    'I have a section 8 voucher',
    'we have a housing choice voucher',
    'do you take vouchers',
    'do you accept housing vouchers',
    'is section 8 ok',
    'is section 8 accepted',
    'are vouchers accepted',
    'can I rent with a voucher',
    'can I pay with a voucher',
    'my voucher covers 1800 a month',
    'I am a voucher holder',
    'I’m on section 8',
    'do you work with section 8',
    'do landlords take section 8',
    'you don’t take section 8?',
    'does it accept section 8',
    'does the landlord accept vouchers',
    'section 8?',
    'what about section 8',
    'do you accept section 8 tenants',
    'two bedrooms in Newark, I have a voucher',
    'apartments in Newark that accept section 8',
    'homes for rent in Jersey City, section 8 welcome',
    'can I use rental assistance',
    'I get rental assistance',
    'would a voucher work',
  ])('%s', (said) => {
    expect(read(said)).toMatchObject({ hasVoucher: true, refused: [] })
    expect(
      read(said)
        .missed.map(({ start, end }) => said.slice(start, end))
        .join(),
    ).not.toMatch(/section|voucher/i)
  })

  test.each([
    'no section 8 people',
    'no section 8',
    'no section 8 tenants nearby',
    'homes without section 8 families',
    'away from section 8 housing',
    'a building without voucher holders',
    'homes that don’t take section 8',
    'are there section 8 people there',
    'not near section 8 housing',
    'no low income housing',
    'no welfare families',
    'a place with no vouchers',
    'keep section 8 out',
    'are there a lot of section 8 renters around',
    'I don’t want to live near section 8',
  ])('%s is refused', (said) => {
    expect(read(said)).toMatchObject({ hasVoucher: false, refused: [{ kind: 'income' }] })
  })
})

describe('what only sounds like money', () => {
  test.each([
    ['I have 90k for a down payment and can spend 450k in Hackensack', { price: { max: 450_000 } }, /refine|search/],
    ['homes in Bergen under 800k with 20 percent down', { county: 'Bergen', price: { max: 800_000 } }, /search/],
    ['three bedrooms up to 600k, we have 60k saved', { beds: 3, price: { max: 600_000 } }, /search/],
    ['monthly cost up to 5500', { cost: { upTo: 5500 } }, /search/],
    ['payment under 4k', { cost: { upTo: 4000 } }, /search/],
    ['what can I get for 500 thousand', { price: { max: 500_000 } }, /budget/],
    ['what can I rent for 2200 a month', { market: 'rent', price: { max: 2200 } }, /budget/],
    ['move-in ready homes in Nutley', { amenities: ['renovated'] }, /search/],
    ['bring it down to 400k', { price: { max: 400_000 } }, /search|refine/],
    ['apartments for rent in Hoboken for 3000 a month', { market: 'rent', price: { max: 3000 } }, /search/],
  ] as const)('%s', (said, filters, intent) => {
    const got = read(said)
    expect(got.filters).toMatchObject(filters)
    expect(got.intent).toMatch(intent)
  })

  test('terms in a search are told as what they count in', () => {
    const said = 'homes in Bergen under 800k with 20 percent down'
    const { limits, terms } = read(said)
    expect(limits.map(({ start, end, words }) => `${said.slice(start, end)}: ${words}`)).toEqual([
      'with 20 percent down: This affects the monthly cost, not the search.',
    ])
    expect(terms).toEqual({ down: { kind: 'percent', percent: 20 } })
  })

  test.each([
    ['what are the taxes', 'listing'],
    ['how much is the hoa a month', 'listing'],
    ['how much is it', 'listing'],
    ['what does it cost', 'listing'],
    ['what is the average rent in Bergen County', 'county'],
    ['how many homes are there', 'count'],
  ])('%s => %s', (said, intent) => expect(read(said).intent).toBe(intent))
})
