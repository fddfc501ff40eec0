import type { LatLng } from '#domain/geo/geo.ts'
import type { BathCounts } from '#domain/listing/bath-counts.ts'
import { UNKNOWN_LEASE } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { firstHistory, priceReduction } from '#domain/listing/price-history.ts'
import { UNKNOWN_DISTRICTS, type SchoolDistricts } from '#domain/listing/school-districts.ts'
import { UNKNOWN_STRUCTURE, type Structure } from '#domain/listing/structure.ts'
import { NO_LINKS } from '#domain/listing/viewing-links.ts'
import { costFactsOf, LISTED_TAXES } from '#domain/money/cost-facts.ts'
import { picture, type HomePictureName } from '../pictures.ts'
import { SAMPLE_AGENCY, SAMPLE_SETTINGS } from '../sample-agency/sample-agency.ts'
import { SAMPLE_OPEN_HOUSES } from './open-houses.ts'

/** The facts of one sample home; the others are equal for all. */
export interface SampleHome {
  id: number
  title: string
  street: string
  town: string
  zip: string
  county: string
  location: LatLng
  /** US dollars. */
  price: number
  /** US dollars; set if the price has changed. */
  originalPrice?: number
  beds: number
  baths: number
  squareFeet: number
  lotSize: string
  features: string[]
  amenities: string[]
  schoolDistrict: string
  /** Where they are not all one district. */
  schoolDistricts?: Partial<SchoolDistricts>
  /** What the building is known to have; the rest is unknown. */
  structure: Partial<Structure>
  /** Public water and sewer, or a well and a septic system; unknown if missing. */
  water?: keyof typeof WATER
  /** US dollars for the tax year 2025. */
  taxes: number
  /** US dollars. */
  taxAssessedValue?: number
  /** US dollars a month. */
  monthlyFee?: number
  /** What the monthly fee pays for. */
  feeIncludes?: string[]
  /** ISO dates (yyyy-mm-dd) of coming on the market and of the last change, if any. */
  listedOn: string
  changedOn?: string
  /** The exterior first. */
  pictures: readonly [HomePictureName, ...HomePictureName[]]
  description: string
}

/** Parking as the specification derives it from the features (D-04). */
const parking = (features: readonly string[]): string =>
  features.includes('Two-Car Garage') ? 'Two-Car Garage' : 'Available'

const WATER = {
  public: { waterSource: 'Public', sewer: 'Public Sewer' },
  private: { waterSource: 'Well', sewer: 'Septic System' },
  unknown: { waterSource: null, sewer: null },
} as const

/** A sample has no more than one half bath. */
const bathCounts = (baths: number): BathCounts => ({ full: Math.floor(baths), half: baths % 1 === 0 ? 0 : 1 })

/** '0.34 acres' as a number; null for 'N/A'. */
const acres = (lotSize: string): number | null => (lotSize === 'N/A' ? null : Number.parseFloat(lotSize))

const hasFireplace = ({ features, amenities }: SampleHome): boolean | null =>
  [...features, ...amenities].some((text) => /fireplace/i.test(text)) || null

/** A sample home as a full listing; type, year, heating and cooling are the specification's fixed values (D-04). */
export function sampleListing(home: SampleHome): Listing {
  const { street, town, zip, taxes, monthlyFee, feeIncludes = [], water = 'unknown', changedOn, ...facts } = home
  const pictures = home.pictures.map((name) => picture(name))
  const dated = {
    price: home.price,
    status: 'active',
    listedOn: home.listedOn,
    originalPrice: home.originalPrice ?? null,
    previousPrice: home.originalPrice ?? null,
    priceChangedOn: home.originalPrice === undefined ? null : (changedOn ?? null),
    statusChangedOn: null,
  } as const
  const history = firstHistory(dated)
  const cost = {
    taxes: { amount: taxes, year: 2025 },
    taxAssessedValue: home.taxAssessedValue ?? null,
    associationFee: monthlyFee === undefined ? null : { amount: monthlyFee, frequency: 'monthly' },
    association: { exists: monthlyFee !== undefined, feeIncludes, isSeniorCommunity: null },
  }
  const structure = { ...UNKNOWN_STRUCTURE, hasFireplace: hasFireplace(home), ...home.structure }
  return {
    ...facts,
    address: `${street}, ${town}, NJ ${zip}`,
    city: town,
    market: 'sale',
    picture: pictures[0]!,
    pictures,
    ...dated,
    priceReduction: priceReduction(history),
    history,
    office: SAMPLE_AGENCY.firm.name,
    agent: SAMPLE_SETTINGS.roster[0]!.name,
    attributionContact: SAMPLE_AGENCY.phones.listings.number,
    propertyType: 'Single Family',
    yearBuilt: 2015,
    parking: parking(home.features),
    heating: 'Central',
    cooling: 'Central A/C',
    bathCounts: bathCounts(home.baths),
    lotAcres: acres(home.lotSize),
    structure,
    utilities: { hasCentralAir: true, ...WATER[water] },
    schoolDistricts: { ...UNKNOWN_DISTRICTS, ...home.schoolDistricts },
    lease: UNKNOWN_LEASE,
    links: NO_LINKS,
    openHouses: SAMPLE_OPEN_HOUSES[home.id] ?? [],
    availableOn: null,
    ...cost,
    // Each gives its taxes, so that no browser fetches the towns'.
    costFacts: costFactsOf(
      {
        ...cost,
        market: 'sale',
        address: '',
        price: home.price,
        city: town,
        county: home.county,
        structure,
        propertyType: 'Single Family',
        lease: UNKNOWN_LEASE,
      },
      LISTED_TAXES,
    ),
    listingNumber: null,
    addressHidden: false,
    source: 'sample',
    feed: null,
    otherFeeds: [],
    updatedAt: `${changedOn ?? home.listedOn}T14:00:00Z`,
  }
}
