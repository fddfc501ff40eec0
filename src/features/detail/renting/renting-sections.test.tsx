import { describe, expect, test } from 'vitest'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { homeFigures } from '#content/public-figures/home-figures.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { taxFigures } from '#content/public-figures/tax-figures.ts'
import { ALL_SAMPLES, SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { UNKNOWN_LEASE, type LeaseTerms } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { NO_RENTER, type OwnVoucher, type RenterNumbers } from '#domain/money/renter-numbers.ts'
import { ok } from '#domain/result.ts'
import type { OwnNumbersStore } from '#ports/browser/told-store.ts'
import { renderedOnRouter } from '../../../../tests/rendered-on-router.tsx'
import { CostInShort } from '../costs/month-line.tsx'
import { rentControlWords } from './rent-control-words.ts'
import { RentCostSection } from './rent-cost-section.tsx'
import { RightsSection } from './rights-section.tsx'

const RENTAL: Listing = {
  ...SAMPLE_LISTINGS[0]!,
  market: 'rent',
  address: '614 Garden Street, Unit 2, Hoboken, NJ 07030',
  city: 'Hoboken',
  county: 'Hudson',
  price: 4300,
  beds: 2,
  yearBuilt: 2015,
  lease: UNKNOWN_LEASE,
  propertyType: 'Apartment',
  structure: { ...SAMPLE_LISTINGS[0]!.structure, kind: 'apartment' },
}
const BOOK = {
  figures: publicFigures(NO_OVERRIDES),
  taxes: taxFigures({}).table,
  rents: rentBenchmarks({}),
}

/** The sections of a rental, as text. */
async function shown(changes: Partial<Listing> = {}, store: OwnNumbersStore | null = null): Promise<string> {
  const listing = { ...RENTAL, ...changes }
  const figures = homeFigures(listing, BOOK).rental!
  const html = await renderedOnRouter(
    () => (
      <>
        <RentCostSection listing={listing} figures={figures} store={store} />
        <RightsSection listing={listing} figures={figures} />
      </>
    ),
    `/listings/${listing.id}`,
  )
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<(?:small|\/(?:th|td|tr|p|h\d|li|summary|caption))[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
}
const withLease = (lease: Partial<LeaseTerms>) => shown({ lease: { ...UNKNOWN_LEASE, ...lease } })

describe('D: to move in', () => {
  test('what the listing does not say counts with its cap, and what nobody knows is not provided', async () => {
    const text = await shown()
    expect(text).toContain('$4,300 per month, and up to $10,800 due at move-in')
    expect(text).toMatch(
      /Deposit, up to 1\.5 months’ rent\nThe most the law allows. The listing doesn’t give an amount\n+\$6,450/,
    )
    expect(text).toMatch(/Broker fee\n.*\n+Not provided/)
    expect(text).not.toContain('Above the cap')
  })

  test('deposit and fee above their caps are flagged in words', async () => {
    const text = await withLease({ securityDeposit: 8600, applicationFee: 75 })
    expect(text).toContain('$4,300 per month, and $12,975 due at move-in\nBy law, it can’t exceed $10,800.')
    expect(text).not.toContain('up to $12,975')
    expect(text).toContain('Above the cap of $6,450. Ask the landlord.')
    expect(text).toContain('Above the cap of $50, if the building has three or more units. Ask the landlord.')
  })

  test('a one- or two-family house has no cap on the application fee, and none is counted', async () => {
    const structure = { ...RENTAL.structure, kind: 'house' as const }
    const text = await shown({ structure, propertyType: 'Two Family' })
    expect(text).toContain('about $10,750 due at move-in')
    expect(text).toContain('No cap in one- and two-family houses')
    expect(text).not.toContain('Flood notice')
  })

  test.each(ALL_SAMPLES.filter(({ market }) => market === 'rent').map((home) => [home.id, home] as const))(
    'home %i: the line beside the price and the section add up to the same',
    async (_, listing) => {
      const line = await renderedOnRouter(() => <CostInShort listing={listing} />, '/')
      const sum = /^(?:up to|about) (\$[\d,.]+) due at move-in$/.exec(line)?.[1]
      expect(sum).toBeDefined()
      expect(await shown(listing)).toContain(`${sum} due at move-in`)
    },
  )

  test('half a month of an odd rent keeps its cents', async () => {
    expect(await shown({ price: 4301 })).toContain('$6,451.50')
  })
})

describe('D-04 the lease', () => {
  test('says what is unknown of what every tenant asks, and nothing of the rest', async () => {
    const text = await shown()
    for (const name of ['Lease', 'Pets', 'You also pay'])
      expect(text).toMatch(new RegExp(`^${name}\n+Not provided`, 'm'))
    expect(text).not.toContain('Furnished')
  })

  test('says what the listing gives', async () => {
    const lease = {
      ...UNKNOWN_LEASE,
      terms: ['12 Months'],
      pets: { cats: false, dogs: false, words: 'No' },
      furnished: 'partially' as const,
      rentIncludes: ['Heat', 'Water'],
      applicationFee: 50,
    }
    const text = await shown({ availableOn: '2099-01-01', lease })
    expect(text).toMatch(/Rent\nIncludes Heat, Water\n+\$4,300/)
    expect(text).toMatch(/Lease\nFrom January 1, 2099\n+12 Months/)
    expect(text).toMatch(/Pets\n+None/)
    expect(text).toMatch(/Furnished\n+Partly/)
    expect(text).toMatch(/Application fee\nFrom the listing\. .*\n+\$50/)
  })
})

describe('D: the HUD benchmark', () => {
  test('compares the same bedrooms in the same ZIP, names area and what it leaves out', async () => {
    const text = await shown()
    expect(text).toContain('HUD’s benchmark is $4,190 for two bedrooms in 07030.')
    expect(text).toContain('This rent is $110 above the benchmark, not counting utilities you’d pay.')
    expect(text).toContain('(Jersey City area)')
    expect(text).not.toMatch(/fair price|overpriced|(?<!HUD’s fair )market rent/i)
    expect(await shown({ price: 4000 })).toContain('$190 below the benchmark')
    expect(await shown({ price: 4190 })).toContain('This rent is the same')
  })

  test('without ZIP, without bedrooms or with five there is no bar', async () => {
    const nothing = 'nothing to compare'
    expect(await shown({ address: 'Hoboken, NJ' })).toContain(`${nothing}\nThe listing gives no ZIP code.`)
    expect(await shown({ beds: null })).toContain('The listing gives no number of bedrooms.')
    expect(await shown({ beds: 5 })).toContain('HUD has no benchmark for five bedrooms in 07030.')
  })

  test('a ZIP of two areas says so', async () => {
    expect(await shown({ address: '1 Main Street, Montclair, NJ 07006' })).toContain(
      'HUD also lists this ZIP in a second area',
    )
  })
})

const keeping = (renter: Partial<RenterNumbers>): OwnNumbersStore => ({
  read: () => ({ ...NO_OWN_NUMBERS, renter: { ...NO_RENTER, ...renter } }),
  write: () => ok(undefined),
  onOtherTab: () => () => {},
})
const VOUCHER: OwnVoucher = { ...NO_RENTER.voucher, bedrooms: 2, adjustedIncome: 36_000, utilityAllowance: 0 }
const withVoucher = (changes: Partial<OwnVoucher>, price = 4300) =>
  shown({ price }, keeping({ voucher: { ...VOUCHER, ...changes } }))

describe('D: a voucher', () => {
  test('without numbers the payment standard is a band, and the numbers are asked for', async () => {
    const text = await shown()
    expect(text).toContain('Does my voucher cover it?')
    expect(text).toMatch(
      /Payment standard\n.*90% to 110% of HUD’s fair market rent for two bedrooms.*\n+\$3,771 to \$4,609/,
    )
  })

  test('its four answers', async () => {
    expect(await withVoucher({}, 3900)).toMatch(
      /Does my voucher cover it\? likely[^]*Your share\n.*\n+\$900 to \$1,029/,
    )
    expect(await withVoucher({})).toContain('depends on the payment standard')
    expect(await withVoucher({ paymentStandard: 3000 })).toContain('Does my voucher cover it? unlikely')
    expect(await withVoucher({ utilityAllowance: null })).toContain(
      'Ask your housing authority for its utility allowance',
    )
  })

  test('who stays has no 40 percent test', async () => {
    expect(await withVoucher({ paymentStandard: 3000, isStaying: true })).toContain('Does my voucher cover it? likely')
  })
})

describe('D: utilities in the benchmark', () => {
  const lease = { ...UNKNOWN_LEASE, tenantPays: ['Electricity', 'Gas'], rentIncludes: ['Heat', 'Hot Water', 'Water'] }

  test('the visitor’s own amounts count where the listing says who pays', async () => {
    const own = keeping({ utilities: { electricity: 90, gas: 30 } })
    expect(await shown({ lease }, own)).toContain('With your $120 of utilities, this rent is $230 above the benchmark.')
    expect(await shown({ lease }, keeping({ utilities: { electricity: 90 } }))).toContain(
      'not counting utilities you’d pay',
    )
  })
})

describe('D: a tenant’s rights', () => {
  test('a listed town says when it was read, another that nobody checked', async () => {
    expect(await shown()).toContain('Hoboken may have it\nThe town code included rent control as of ')
    const other = await shown({ city: 'Wharton', county: 'Morris', address: '1 Main Street, Wharton, NJ 07885' })
    expect(other).toContain('Ask the town hall whether rent control covers this home.')
    expect(other).toContain('not checked')
  })

  test('the operator’s own answer is said as such', async () => {
    expect(rentControlWords({ answer: 'no', asOf: '2026-10-01' }, 'Wharton', '2026-11-24')).toMatchObject({
      value: 'Wharton has none',
      note: 'According to our records as of October 1, 2026. New Jersey has no statewide law. Each town decides.',
    })
    expect(rentControlWords({ answer: 'yes', asOf: '2026-10-01' }, 'Wharton', '2026-11-24').value).toBe(
      'Wharton has it',
    )
  })

  test('the lead-safe certificate follows the year, and vouchers count', async () => {
    expect(await shown()).not.toContain('Lead-safe certificate')
    expect(await shown({ yearBuilt: 1920 })).toMatch(/Lead-safe certificate\n.*must have been inspected/)
    expect(await shown({ yearBuilt: null })).toContain('The listing doesn’t say when this home was built.')
    expect(await shown()).toContain('All lawful income counts')
  })
})
