import type { County } from '#domain/geo/county.ts'
import type { Market } from '#domain/money/money.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { generateFacts, type FurtherFacts } from './generate-facts.ts'
import { seededRandom, type SeededRandom } from './seeded-random.ts'

/** Where homes are made. */
export interface GeneratedPlace {
  county: County
  /** Homes of this place among a hundred. */
  share: number
  /** US dollars per square foot. */
  squareFootPrice: number
  /** Degrees WGS 84, and how far homes lie around it. */
  center: { lat: number; lng: number; spread: number }
  towns: readonly string[]
}

/** The seven counties, each with its larger towns. */
export const GENERATED_PLACES: readonly GeneratedPlace[] = [
  {
    county: 'Bergen',
    share: 26,
    squareFootPrice: 380,
    center: { lat: 40.95, lng: -74.07, spread: 0.11 },
    towns: [
      'Hackensack',
      'Paramus',
      'Ridgewood',
      'Fort Lee',
      'Teaneck',
      'Englewood',
      'Fair Lawn',
      'Mahwah',
      'Tenafly',
      'Ramsey',
    ],
  },
  {
    county: 'Essex',
    share: 20,
    squareFootPrice: 340,
    center: { lat: 40.79, lng: -74.24, spread: 0.08 },
    towns: [
      'Newark',
      'Montclair',
      'Bloomfield',
      'Livingston',
      'West Orange',
      'Maplewood',
      'Millburn',
      'Nutley',
      'Verona',
    ],
  },
  {
    county: 'Hudson',
    share: 18,
    squareFootPrice: 560,
    center: { lat: 40.74, lng: -74.06, spread: 0.05 },
    towns: ['Jersey City', 'Hoboken', 'Bayonne', 'Union City', 'Weehawken', 'Secaucus', 'Kearny', 'West New York'],
  },
  {
    county: 'Morris',
    share: 15,
    squareFootPrice: 320,
    center: { lat: 40.86, lng: -74.53, spread: 0.14 },
    towns: ['Morristown', 'Parsippany', 'Denville', 'Madison', 'Chatham', 'Randolph', 'Dover', 'Boonton', 'Montville'],
  },
  {
    county: 'Passaic',
    share: 11,
    squareFootPrice: 290,
    center: { lat: 40.98, lng: -74.28, spread: 0.12 },
    towns: ['Paterson', 'Clifton', 'Passaic', 'Wayne', 'Totowa', 'Hawthorne', 'Ringwood', 'Little Falls'],
  },
  {
    county: 'Sussex',
    share: 6,
    squareFootPrice: 230,
    center: { lat: 41.13, lng: -74.69, spread: 0.16 },
    towns: ['Newton', 'Sparta', 'Vernon', 'Hopatcong', 'Byram', 'Hamburg', 'Andover'],
  },
  {
    county: 'Warren',
    share: 4,
    squareFootPrice: 215,
    center: { lat: 40.85, lng: -74.98, spread: 0.15 },
    towns: ['Phillipsburg', 'Hackettstown', 'Washington', 'Belvidere', 'Oxford', 'Blairstown'],
  },
]

const STREETS = [
  'Maple',
  'Oak',
  'Cedar',
  'Elm',
  'Washington',
  'Lincoln',
  'Park',
  'River',
  'Ridge',
  'Hillside',
  'Valley',
  'Grove',
  'Highland',
  'Lake',
  'Prospect',
  'Union',
  'Church',
  'Spring',
  'Walnut',
  'Chestnut',
  'Summit',
  'Central',
  'Madison',
  'Palisade',
  'Kinderkamack',
  'Orchard',
  'Sunset',
  'Fairview',
  'Clinton',
  'Willow',
]
const STREET_KINDS = ['Street', 'Avenue', 'Road', 'Drive', 'Lane', 'Court', 'Place', 'Terrace']
const MOODS = [
  'Bright',
  'Renovated',
  'Spacious',
  'Classic',
  'Quiet',
  'Modern',
  'Sunny',
  'Elegant',
  'Updated',
  'Welcoming',
  'Historic',
  'Stylish',
]
const KINDS = [
  'Colonial',
  'Cape Cod',
  'Ranch',
  'Condo',
  'Townhouse',
  'Split Level',
  'Victorian',
  'Loft',
  'Bungalow',
  'Tudor',
  'Brownstone',
  'Duplex',
]
const SETTINGS = [
  'near the Train',
  'with River Views',
  'with a Deep Yard',
  'on a Quiet Street',
  'near the Park',
  'with a Finished Basement',
  'with City Views',
  'near Downtown',
]
const FEATURES: readonly (readonly [string, number])[] = [
  ['Pool', 0.12],
  ['Two-Car Garage', 0.3],
  ['Waterfront', 0.05],
  ['Renovated', 0.25],
  ['Balcony', 0.2],
  ['Doorman', 0.08],
  ['Large Yard', 0.3],
  ['Fireplace', 0.35],
]
const SENTENCES = [
  'Tall windows bring light into every room of the main floor.',
  'The kitchen opens to a deck above the garden.',
  'Schools, shops and the train to New York are minutes away.',
  'Roof, boiler and windows have been replaced in recent years.',
  'The lower level has its own entrance and a full bath.',
  'Mature trees give the yard shade and privacy.',
  'Oak floors and the original moldings run throughout.',
]
const OFFICES = ['Harbor & Hill Realty', 'Palisade Homes', 'Garden Row Realty', 'Ridgeline Properties']
const FIRST_DAY = Date.UTC(2025, 8, 1)
const DAY = 86_400_000
const SQUARE_FEET_TO_RENT = 2.4

interface GeneratorOptions {
  places?: readonly GeneratedPlace[]
  /** The share of homes for rent. */
  rentShare?: number
}

/** As many plausible homes in Northern New Jersey as asked for, the same ones for the same seed. */
export function* generateListings(
  count: number,
  seed = 1,
  { places = GENERATED_PLACES, rentShare = 1 / 8 }: GeneratorOptions = {},
): Generator<ImportedListing> {
  const random = seededRandom(seed)
  // Their own numbers: a further fact leaves the others as they were.
  const further = seededRandom(seed + 1)
  for (let number = 1; number <= count; number++) {
    const place = pickPlace(places, random)
    yield generateListing(number, { place, rentShare }, random, further)
  }
}

function generateListing(
  number: number,
  { place, rentShare }: { place: GeneratedPlace; rentShare: number },
  random: SeededRandom,
  further: SeededRandom,
): ImportedListing {
  const town = random.pick(place.towns)
  const size = generateSize(random)
  const market: Market = random.chance(rentShare) ? 'rent' : 'sale'
  const listed = new Date(FIRST_DAY + random.whole(0, 440) * DAY).toISOString()
  const picture = {
    url: `https://photos.example/${number}/1.jpg`,
    alt: '',
    caption: null,
    width: null,
    height: null,
    color: null,
    illustrative: false,
  }
  const zip = `0${random.whole(7001, 7960)}`
  const listing: Omit<ImportedListing, keyof FurtherFacts> = {
    key: `G${number}`,
    homeKeys: { parcel: null, address: `generated ${number}` },
    title: `${random.pick(MOODS)} ${random.pick(KINDS)} ${random.pick(SETTINGS)}`,
    address: `${random.whole(1, 999)} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}, ${town}, NJ ${zip}`,
    city: town,
    county: place.county,
    price: generatePrice(market, size.squareFeet ?? 1500, place, random),
    market,
    ...size,
    features: FEATURES.filter(([, share]) => random.chance(share)).map(([name]) => name),
    picture,
    location: random.chance(0.97) ? generateLocation(place, random) : null,
    status: random.pick(['active', 'active', 'active', 'coming-soon', 'under-contract'] as const),
    listedOn: listed.slice(0, 10),
    office: random.pick(OFFICES),
    pictures: [1, 2, 3, 4].map((shot) => ({ ...picture, url: `https://photos.example/${number}/${shot}.jpg` })),
    description: Array.from({ length: random.whole(3, 6) }, () => random.pick(SENTENCES)).join(' '),
    amenities: ['Central Air', 'Hardwood Floors', 'Laundry', 'Garden'].filter(() => random.chance(0.5)),
    schoolDistrict: `${town} Public Schools`,
    lotSize: random.chance(0.7) ? `${random.whole(5, 90) / 100} acres` : null,
    propertyType: 'Single Family',
    yearBuilt: random.whole(1890, 2024),
    parking: null,
    heating: 'Gas',
    cooling: 'Central Air',
    originalPrice: null,
    previousPrice: null,
    priceChangedOn: null,
    statusChangedOn: null,
    taxes: { amount: random.whole(4000, 28_000), year: 2025 },
    agent: null,
    attributionContact: '(201) 555-0100',
    listingNumber: String(2_600_000 + number),
    addressHidden: false,
    updatedAt: listed,
  }
  return { ...listing, ...generateFacts(listing, further) }
}

function pickPlace(places: readonly GeneratedPlace[], random: SeededRandom): GeneratedPlace {
  let left = random.next() * 100
  for (const place of places) {
    left -= place.share
    if (left < 0) return place
  }
  return places[0]!
}

function generateSize(random: SeededRandom): Pick<ImportedListing, 'beds' | 'baths' | 'squareFeet'> {
  const beds = Math.max(0, Math.round(3 + random.around() * 3.5))
  const baths = Math.max(2, Math.round(beds * 1.3 + random.around() * 2)) / 2
  const squareFeet = Math.max(380, Math.round(500 + beds * 430 + random.around() * 500))
  return {
    beds: random.chance(0.02) ? null : beds,
    baths: random.chance(0.03) ? null : baths + (beds > 1 ? 0.5 : 0),
    squareFeet: random.chance(0.05) ? null : squareFeet,
  }
}

function generatePrice(market: Market, squareFeet: number, place: GeneratedPlace, random: SeededRandom): number {
  const mood = Math.exp(random.around() * 0.5)
  if (market === 'rent') return Math.max(1100, Math.round((squareFeet * SQUARE_FEET_TO_RENT * mood) / 50) * 50)
  return Math.max(120_000, Math.round((squareFeet * place.squareFootPrice * mood) / 1000) * 1000)
}

/** Six digits: a decimeter. */
const toPlaces = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function generateLocation({ center }: GeneratedPlace, random: SeededRandom) {
  return {
    lat: toPlaces(center.lat + random.around() * center.spread),
    lng: toPlaces(center.lng + random.around() * center.spread),
  }
}
