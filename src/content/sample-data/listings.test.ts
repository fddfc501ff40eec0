import { expect, test } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import type { Picture } from '#domain/listing/picture.ts'
import { UNKNOWN_STRUCTURE } from '#domain/listing/structure.ts'
import { costFactsOf } from '#domain/money/cost-facts.ts'
import { amenityFeature } from '#domain/search/amenity-feature.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import { PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import { listedFeatures } from '#domain/search/listed-features.ts'
import { matches } from '#domain/search/matching.ts'
import { taxFigures } from '../public-figures/tax-figures.ts'
import { SAMPLE_AGENCY } from '../sample-agency/sample-agency.ts'
import { FEATURED_IDS } from './featured.ts'
import { ALL_SAMPLES, SAMPLE_LISTINGS } from './listings.ts'

const words = (text: string) => text.trim().split(/\s+/).length
const pictureName = (picture: Picture) => /^\/media\/(.+)\.[0-9a-f]{8}-\d+\.jpg$/.exec(picture.url)?.[1] ?? ''
const problems = (check: (listing: Listing) => boolean) =>
  SAMPLE_LISTINGS.filter((listing) => !check(listing)).map((listing) => `${listing.id} ${listing.title}`)

test('L-08 eighteen listings with the ids 1 to 18 and titles of their own', () => {
  expect(SAMPLE_LISTINGS.map((listing) => listing.id)).toEqual(Array.from({ length: 18 }, (_, place) => place + 1))
  expect(new Set(SAMPLE_LISTINGS.map((listing) => listing.title)).size).toBe(18)
  expect(new Set(SAMPLE_LISTINGS.map((listing) => listing.address)).size).toBe(18)
})

test('L-08 the counties present are those of the specification', () => {
  expect([...new Set(SAMPLE_LISTINGS.map((listing) => listing.county))].sort()).toEqual([
    'Bergen',
    'Camden',
    'Essex',
    'Hudson',
    'Mercer',
    'Monmouth',
    'Morris',
    'Sussex',
  ])
})

test('L-08 some homes have half baths', () => {
  expect(SAMPLE_LISTINGS.filter((listing) => listing.baths! % 1 === 0.5).length).toBeGreaterThanOrEqual(6)
})

test('L-03 prices lie on the slider, and its default hides at least two homes', () => {
  const { min, max, initial } = PRICE_SCALES.sale
  expect(problems(({ price }) => price >= min && price <= max && price % 1000 === 0)).toEqual([])
  expect(SAMPLE_LISTINGS.filter(({ price }) => price > initial.max).length).toBeGreaterThanOrEqual(2)
  expect(SAMPLE_LISTINGS.filter((listing) => matches(listing, defaultFilters())).length).toBe(16)
})

test('L-07 the sample homes have the taxes and fees that the published tables give, without fetching them', () => {
  for (const home of ALL_SAMPLES) expect(home.costFacts).toEqual(costFactsOf(home, taxFigures({})))
})

test('L-04 every amenity box finds several homes, and some homes have two of them', () => {
  for (const key of AMENITY_KEYS) {
    const found = SAMPLE_LISTINGS.filter((listing) => matches(listing, { ...defaultFilters(), amenities: [key] }))
    expect(found.length).toBeGreaterThanOrEqual(2)
  }
  const chosen = new Set(AMENITY_KEYS.map(amenityFeature))
  const withTwo = SAMPLE_LISTINGS.filter(({ features }) => features.filter((one) => chosen.has(one)).length >= 2)
  expect(withTwo.length).toBeGreaterThanOrEqual(4)
})

test('D-04 type, year, heating and cooling are the fixed values; parking follows from the features', () => {
  for (const listing of SAMPLE_LISTINGS) {
    expect(listing).toMatchObject({
      propertyType: 'Single Family',
      yearBuilt: 2015,
      heating: 'Central',
      cooling: 'Central A/C',
      parking: listing.features.includes('Two-Car Garage') ? 'Two-Car Garage' : 'Available',
    })
  }
})

/** What the fixed details rule out: another type, another year, other heating or cooling, no parking at all. */
const CONTRADICTIONS = [
  /\b(condo\w*|apartment|co-?op|duplex|two-family|multi-?family|studio)\b/i,
  /\b(1[6-9]\d\d|20(0\d|1[0-46-9]))\b/,
  /\b(century|antique|historic|prewar|built in|built by|original (floors|windows|details))\b/i,
  /\b(radiators?|boiler|baseboard heat|steam heat|electric heat|heat pump|window units?|no (central )?(air|heat))\b/i,
  /\bno (parking|driveway)\b|\bparking isn/i,
]

test('D-04 no text of a sample home contradicts its fixed details', () => {
  expect(
    CONTRADICTIONS.map((pattern) => pattern.test('a condominium of 1890, historic, with radiators and no parking')),
  ).toEqual(CONTRADICTIONS.map(() => true))
  for (const { title, description, features, amenities, pictures } of SAMPLE_LISTINGS) {
    const texts = [
      title,
      description,
      ...features,
      ...amenities,
      ...pictures.map(({ alt, caption }) => `${alt} ${caption ?? ''}`),
    ].join(' · ')
    expect(
      CONTRADICTIONS.filter((pattern) => pattern.test(texts)).map((pattern) => `${title}: ${pattern.exec(texts)?.[0]}`),
    ).toEqual([])
  }
})

test('every listing names the firm, an agent with a license (not the assistant), and how to reach them', () => {
  for (const listing of SAMPLE_LISTINGS) {
    expect(listing).toMatchObject({
      office: SAMPLE_AGENCY.firm.name,
      agent: 'Elena Marsh',
      attributionContact: SAMPLE_AGENCY.phones.listings.number,
      source: 'sample',
      status: 'active',
    })
  }
})

test('amenities bear out the features', () => {
  const bornOut = ({ features, amenities }: Listing, feature: string, pattern: RegExp) =>
    features.includes(feature) === amenities.some((amenity) => pattern.test(amenity))
  expect(problems((listing) => bornOut(listing, 'Pool', /\bpool\b/i))).toEqual([])
  expect(problems((listing) => bornOut(listing, 'Two-Car Garage', /two-car garage|two garage bays/i))).toEqual([])
  expect(
    problems((listing) => bornOut(listing, 'Waterfront', /private dock|river$|lake frontage|facing the bay/i)),
  ).toEqual([])
  expect(problems((listing) => bornOut(listing, 'Balcony', /^balcony|decks on two floors/i))).toEqual([])
  expect(problems(({ features }) => features.length >= 2 && features.length <= 5)).toEqual([])
  expect(problems(({ amenities }) => amenities.length >= 7 && amenities.length <= 12)).toEqual([])
})

test('a home without a lot has no yard, no patio and pays an association', () => {
  const flats = SAMPLE_LISTINGS.filter((listing) => listing.lotSize === 'N/A')
  expect(flats.length).toBeGreaterThanOrEqual(3)
  for (const flat of flats) {
    expect(flat.features).not.toContain('Large Yard')
    expect(flat.pictures.map(pictureName)).not.toContain('interior-05-backyard-patio')
    expect(flat.associationFee?.frequency).toBe('monthly')
  }
})

test('galleries begin with an exterior no other home has, and show only that home and interiors', () => {
  const exteriors = SAMPLE_LISTINGS.map((listing) => pictureName(listing.picture!))
  expect(new Set(exteriors.map((name) => /^home-(\d\d)-/.exec(name)?.[1])).size).toBe(18)
  for (const [place, { picture, pictures }] of SAMPLE_LISTINGS.entries()) {
    const names = pictures.map(pictureName)
    expect(pictures[0]).toEqual(picture)
    expect(names.length).toBeGreaterThanOrEqual(5)
    expect(names.length).toBeLessThanOrEqual(8)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !name.startsWith(exteriors[place]!) && !name.startsWith('interior-'))).toEqual([])
    expect(pictures.every((one) => one.illustrative && one.alt !== '')).toBe(true)
  }
})

/** What is seen from a garden, by the interior's set: not from a flat above the ground floor. */
const GARDEN_ROOMS = /^interior-(suburban|05)-/
const interiors = ({ pictures }: Listing) => pictures.map(pictureName).filter((name) => name.startsWith('interior-'))

test('a flat above the ground floor shows no garden', () => {
  const upstairs = SAMPLE_LISTINGS.filter(
    (home) => home.lotSize === 'N/A' && !home.description.includes('ground-floor'),
  )
  expect(upstairs.length).toBeGreaterThanOrEqual(3)
  expect(upstairs.flatMap(interiors).filter((name) => GARDEN_ROOMS.test(name))).toEqual([])
})

test('homes that stand side by side, among the featured or newest first, share no interior', () => {
  const newest = SAMPLE_LISTINGS.toSorted((a, b) => b.listedOn.localeCompare(a.listedOn))
  const shared = (a: Listing, b: Listing) => interiors(a).filter((name) => interiors(b).includes(name))
  const inRow = (row: readonly Listing[]) =>
    row
      .slice(1)
      .flatMap((home, place) => shared(row[place]!, home).map((name) => `${row[place]!.id} ${home.id} ${name}`))
  const featured = FEATURED_IDS.map((id) => SAMPLE_LISTINGS.find((home) => home.id === id)!)
  expect(new Set(featured.flatMap(interiors)).size).toBe(featured.flatMap(interiors).length)
  expect(inRow(newest)).toEqual([])
})

test('the colonial and the split-level for rent share no room', () => {
  const roomsOf = (id: number) => interiors(ALL_SAMPLES.find((home) => home.id === id)!)
  expect(roomsOf(3).filter((name) => roomsOf(24).includes(name))).toEqual([])
})

test('each picture has a caption, and a room’s caption begins its alternative text', () => {
  const pictures = SAMPLE_LISTINGS.flatMap((listing) => listing.pictures)
  expect(pictures.filter(({ caption }) => !/^[A-Z][a-z ]+$/.test(caption ?? ''))).toEqual([])
  const rooms = pictures.filter((one) => pictureName(one).startsWith('interior-'))
  expect(new Set(rooms.map(({ caption }) => caption))).toEqual(
    new Set(['Living room', 'Kitchen', 'Bedroom', 'Bathroom', 'Patio']),
  )
  expect(rooms.filter(({ alt, caption }) => !alt.startsWith(caption!))).toEqual([])
})

test('a gallery goes from the outside through the rooms in one order', () => {
  const ORDER = ['Living room', 'Kitchen', 'Bedroom', 'Bathroom', 'Patio']
  for (const { pictures } of SAMPLE_LISTINGS) {
    expect(pictures[0]!.caption).toBe('Exterior')
    const rooms = pictures.map(({ caption }) => ORDER.indexOf(caption!)).filter((place) => place >= 0)
    expect(rooms).toEqual(rooms.toSorted((a, b) => a - b))
  }
})

test('dates are all different, from August to November 18, 2026, and no change comes before the listing', () => {
  const dates = SAMPLE_LISTINGS.map((listing) => listing.listedOn).sort()
  expect(new Set(dates).size).toBe(18)
  expect(dates[0]! >= '2026-08-01' && dates.at(-1)! <= '2026-11-18').toBe(true)
  expect(problems(({ listedOn, updatedAt }) => updatedAt >= listedOn && !Number.isNaN(Date.parse(updatedAt)))).toEqual(
    [],
  )
})

test('two prices were reduced, and the text says so', () => {
  const reduced = SAMPLE_LISTINGS.filter((listing) => listing.originalPrice !== null)
  expect(reduced.length).toBe(2)
  for (const { price, originalPrice, description } of reduced) {
    expect(originalPrice).toBeGreaterThan(price)
    expect(description).toContain(`$${originalPrice!.toLocaleString('en-US')}`)
  }
})

test('sums named in a description are the listing’s own', () => {
  for (const { description, taxes, associationFee, originalPrice } of SAMPLE_LISTINGS) {
    const monthlyTaxes = Math.round(taxes!.amount / 120) * 10
    const known = new Set([taxes!.amount, monthlyTaxes, associationFee?.amount, originalPrice])
    const named = [...description.matchAll(/\$([\d,]+)/g)].map((match) => Number(match[1]!.replaceAll(',', '')))
    expect(named.filter((sum) => !known.has(sum))).toEqual([])
  }
})

/** Phrases that steer, that describe who lives somewhere, or that urge. */
const BANNED = [
  /\bfamil(y|ies)\b/i,
  /\b(children|kids|adults?|seniors?|couples?|singles|bachelor|retirees?|empty.nest\w*)\b/i,
  /\b(safe|safety|crime|exclusive|prestigious|desirable|diverse|ethnic|integrated|traditional neighborhood)\b/i,
  /\bschools?\b/i,
  /\b(church|synagogue|temple|mosque|parish|christian|jewish|muslim)\b/i,
  /\b(master (bed|bath)room|master suite|handicap\w*|able-bodied|walking distance)\b/i,
  /\b(hurry|must.see|won.t last|act (now|fast)|don.t miss|rare opportunity|once in a lifetime|dream)\b/i,
  /\b(ideal|perfect) for\b/i,
  /!/,
]
const bannedIn = (text: string) => BANNED.filter((pattern) => pattern.test(text)).map(String)

test('the list of banned phrases catches what it is for', () => {
  expect(bannedIn('A safe street near good schools')).toHaveLength(2)
  expect(bannedIn('Ideal for a young family!')).toHaveLength(3)
})

test('descriptions have 90 to 160 words and keep to fair-housing language', () => {
  for (const { title, description, features, amenities } of ALL_SAMPLES) {
    expect([title, words(description) >= 90 && words(description) <= 160]).toEqual([title, true])
    expect(bannedIn([title, description, ...features, ...amenities].join(' · '))).toEqual([])
  }
})

test('H-03 the four featured homes exist and are different', () => {
  expect(FEATURED_IDS.length).toBe(4)
  expect(new Set(FEATURED_IDS).size).toBe(4)
  for (const id of FEATURED_IDS) expect(SAMPLE_LISTINGS.map((listing) => listing.id)).toContain(id)
})

/** Names on the sample homes' cards that are other filters, and those that no filter has. */
const OTHER_FILTERS = [
  'Fireplace',
  'Elevator',
  'Garage',
  'Pets Welcome',
  'Cats Welcome',
  'Furnished',
  'Washer and Dryer',
]
const UNSEARCHABLE = ['Brownstone Stoop', 'Covered Entrance', 'Shared Green', 'Ground Floor', 'Heat Included']

test('every name on a sample home’s card is a feature, another filter, or stated to be none', () => {
  const names = new Set(ALL_SAMPLES.flatMap(({ features }) => features))
  const others = new Set([...OTHER_FILTERS, ...UNSEARCHABLE, ...AMENITY_KEYS.map(amenityFeature)])
  const bare = { ...ALL_SAMPLES[0]!, features: [], amenities: [], structure: UNKNOWN_STRUCTURE }
  const unknown = [...names].filter(
    (name) => listedFeatures({ ...bare, features: [name] }).size === 0 && !others.has(name),
  )
  expect(unknown).toEqual([])
})
