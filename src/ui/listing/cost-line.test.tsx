import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { HomeTax } from '#domain/money/property-tax.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { CostLine } from './cost-line.tsx'

const TAX: HomeTax = { yearly: 13_104, from: 'listing', year: 2025, place: null }

const RENTAL = { tax: null, fee: null, insured: 'building', feeCapped: true } as const

/** The words of the cost of a home for $629,000, at an address. */
async function words(changes: Partial<ListingSummary>, path = '/listings'): Promise<string> {
  const home = {
    ...SAMPLE_LISTINGS[0]!,
    price: 629_000,
    costFacts: { tax: TAX, fee: 0, insured: 'building' as const, feeCapped: true },
    ...changes,
  }
  const html = await renderedOnRouter(() => <CostLine home={home} />, path)
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, '')
    .trim()
}

test.each<[string, Partial<ListingSummary>, string]>([
  ['by the listing’s tax', {}, 'about $5,450 a month'],
  [
    'by an estimate',
    {
      costFacts: {
        tax: { ...TAX, from: 'town', year: null, place: 'Glen Ridge' },
        fee: 0,
        insured: 'building',
        feeCapped: true,
      },
    },
    'about $5,450 a month tax estimated',
  ],
  ['with a fee', { costFacts: { tax: TAX, fee: 200, insured: 'building', feeCapped: true } }, 'about $5,650 a month'],
  [
    'without a tax',
    { costFacts: { tax: null, fee: 0, insured: 'building', feeCapped: true } },
    'Monthly cost: Not provided',
  ],
  ['of a rental', { market: 'rent', price: 4300, costFacts: RENTAL }, 'up to $10,800 due at move-in'],
  [
    'of a rented house, whose application fee has no cap',
    { market: 'rent', price: 4300, costFacts: { ...RENTAL, feeCapped: false } },
    'about $10,750 due at move-in',
  ],
  [
    'of a rented house whose listing names the fee',
    {
      market: 'rent',
      price: 4150,
      costFacts: { ...RENTAL, feeCapped: false, asked: { deposit: null, applicationFee: 40 } },
    },
    'up to $10,415 due at move-in',
  ],
  [
    'of a rental whose listing names the deposit and the fee',
    { market: 'rent', price: 4300, costFacts: { ...RENTAL, asked: { deposit: 4300, applicationFee: 50 } } },
    'about $8,650 due at move-in',
  ],
])('L-07 the cost of a home %s', async (_, changes, text) => expect(await words(changes)).toBe(text))

test('L-07 a link’s terms are those the server computes by; impossible ones count as none', async () => {
  expect(await words({}, '/listings?down=20&rate=6.5')).toBe('about $4,430 a month')
  expect(await words({}, '/listings?down=300&rate=6.5')).toBe('about $5,450 a month')
  expect(await words({}, '/listings?loan=fha&down=3.5')).toMatch(/^about \$5,\d\d0 a month$/)
})
