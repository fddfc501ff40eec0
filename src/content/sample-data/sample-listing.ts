import type { LatLng } from '#domain/geo/geo.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { firstHistory, priceReduction } from '#domain/listing/price-history.ts'
import { BRAND } from '../brand.ts'
import { picture, type HomePictureName } from '../pictures.ts'

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
  /** US dollars for the tax year 2025. */
  taxes: number
  /** US dollars a month. */
  monthlyFee?: number
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

/** A sample home as a full listing; type, year, heating and cooling are the specification's fixed values (D-04). */
export function sampleListing(home: SampleHome): Listing {
  const { street, town, zip, taxes, monthlyFee, changedOn, ...facts } = home
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
    office: BRAND.agencyName,
    agent: BRAND.agent.name,
    attributionContact: BRAND.listedByPhone,
    propertyType: 'Single Family',
    yearBuilt: 2015,
    parking: parking(home.features),
    heating: 'Central',
    cooling: 'Central A/C',
    taxes: { amount: taxes, year: 2025 },
    associationFee: monthlyFee === undefined ? null : { amount: monthlyFee, frequency: 'monthly' },
    listingNumber: null,
    addressHidden: false,
    source: 'sample',
    updatedAt: `${changedOn ?? home.listedOn}T14:00:00Z`,
  }
}
