import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import { FURNISHINGS, UNKNOWN_LEASE, type LeaseTerms } from '#domain/listing/lease-terms.ts'
import type { OpenHouse } from '#domain/listing/open-house.ts'
import { UNKNOWN_DISTRICTS } from '#domain/listing/school-districts.ts'
import { LAUNDRY_PLACES, type Structure } from '#domain/listing/structure.ts'
import { NO_LINKS } from '#domain/listing/viewing-links.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { type SeededRandom } from './seeded-random.ts'

export type FurtherFacts = Pick<
  ImportedListing,
  | 'bathCounts'
  | 'lotAcres'
  | 'structure'
  | 'utilities'
  | 'lease'
  | 'links'
  | 'openHouses'
  | 'availableOn'
  | 'schoolDistricts'
  | 'taxAssessedValue'
  | 'associationFee'
  | 'association'
>

type DrawnFacts = Pick<ImportedListing, 'baths' | 'lotSize' | 'market'>

const DAY = 86_400_000
const WEEKEND = Date.UTC(2026, 10, 28, 18)

/** Facts beside those that every home has, in plausible shares. */
export function generateFacts({ baths, lotSize, market }: DrawnFacts, random: SeededRandom): FurtherFacts {
  const structure = generateStructure(random)
  const isShared = structure.kind === 'condo' || structure.kind === 'co-op' || structure.kind === 'apartment'
  const hasFee = isShared || random.chance(0.1)
  return {
    bathCounts: baths === null ? null : { full: Math.floor(baths), half: baths % 1 === 0 ? 0 : 1 },
    lotAcres: lotSize === null ? null : Number.parseFloat(lotSize),
    structure,
    utilities: { hasCentralAir: random.chance(0.6), sewer: 'Public Sewer', waterSource: 'Public' },
    lease: market === 'rent' ? generateLease(random) : UNKNOWN_LEASE,
    links: NO_LINKS,
    openHouses: random.chance(0.08) ? [generateOpenHouse(random)] : [],
    availableOn: market === 'rent' ? isoDay(WEEKEND + random.whole(-30, 90) * DAY) : null,
    schoolDistricts: UNKNOWN_DISTRICTS,
    taxAssessedValue: null,
    associationFee: hasFee ? { amount: random.whole(100, 1200), frequency: 'monthly' } : null,
    association: { exists: hasFee, feeIncludes: hasFee ? ['Water', 'Snow Removal'] : [], isSeniorCommunity: null },
  }
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

function generateStructure(random: SeededRandom): Structure {
  const hasBasement = random.chance(0.5)
  return {
    kind: random.chance(0.5) ? 'house' : random.pick(HOME_KINDS),
    stories: random.whole(1, 3),
    buildingStories: null,
    basement: hasBasement ? 'Full, Unfinished' : 'None',
    hasBasement,
    hasFireplace: random.chance(0.35),
    garageSpaces: random.whole(0, 3),
    laundry: random.pick(LAUNDRY_PLACES),
    accessibility: random.chance(0.05) ? ['Accessible Entrance'] : [],
  }
}

const LEASE_TERMS = [['12 Months'], ['12 Months', '24 Months'], ['6 Months', '12 Months'], ['Month To Month']]

const generateLease = (random: SeededRandom): LeaseTerms => ({
  ...UNKNOWN_LEASE,
  terms: random.pick(LEASE_TERMS),
  pets: { cats: random.chance(0.5), dogs: random.chance(0.3), words: 'Call' },
  furnished: random.pick(FURNISHINGS),
})

function generateOpenHouse(random: SeededRandom): OpenHouse {
  const start = WEEKEND + random.whole(0, 8) * DAY
  const times = { startsAt: new Date(start).toISOString(), endsAt: new Date(start + DAY / 12).toISOString() }
  return { ...times, byAppointment: false, remarks: null }
}
