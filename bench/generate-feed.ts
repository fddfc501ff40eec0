import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { generateListings } from './generate-listings.ts'

/** Pictures of a record, as many as feeds have on average. */
const PICTURES = 12

const STATUSES = { active: 'Active', 'coming-soon': 'ComingSoon', 'under-contract': 'ActiveUnderContract' } as const

/** RESO records of generated homes, the same ones for the same seed; about 3.5 kB each. One in fifty hides its address. */
export function* generateFeed(count: number, seed = 1): Generator<Record<string, unknown>> {
  let number = 0
  for (const home of generateListings(count, seed)) yield recordOf(home, (number += 1))
}

function recordOf(home: ImportedListing, number: number) {
  return {
    ListingKey: home.key,
    ListingId: home.listingNumber,
    StandardStatus: STATUSES[home.status],
    PropertyType: home.market === 'rent' ? 'Residential Lease' : 'Residential',
    PropertySubType: 'Single Family Residence',
    ListPrice: home.price,
    OriginalListPrice: Math.round(home.price * 1.03),
    BedroomsTotal: home.beds,
    BathroomsFull: home.baths === null ? null : Math.floor(home.baths),
    BathroomsHalf: home.baths === null ? null : (home.baths % 1) * 2,
    LivingArea: home.squareFeet,
    LivingAreaUnits: 'Square Feet',
    LotSizeAcres: home.lotSize === null ? null : Number.parseFloat(home.lotSize),
    YearBuilt: home.yearBuilt,
    UnparsedAddress: home.address,
    City: home.city,
    StateOrProvince: 'NJ',
    PostalCode: home.address.slice(-5),
    CountyOrParish: home.county,
    Latitude: home.location?.lat ?? null,
    Longitude: home.location?.lng ?? null,
    InternetEntireListingDisplayYN: true,
    InternetAddressDisplayYN: number % 50 !== 0,
    PublicRemarks: `${home.description} ${home.description}`,
    Heating: ['Forced Air', 'Natural Gas'],
    Cooling: ['Central Air'],
    InteriorFeatures: home.amenities,
    ExteriorFeatures: home.features,
    ParkingFeatures: ['Driveway', 'Garage Door Opener'],
    GarageSpaces: 2,
    TaxAnnualAmount: home.taxes?.amount,
    TaxYear: home.taxes?.year,
    HighSchoolDistrict: home.schoolDistrict,
    OnMarketDate: home.listedOn,
    ModificationTimestamp: home.updatedAt,
    ListOfficeName: home.office,
    ListAgentFullName: 'Dana Marsh',
    AttributionContact: home.attributionContact,
    Media: Array.from({ length: PICTURES }, (_, place) => ({
      MediaKey: `${home.key}-${place}`,
      MediaURL: `https://photos.example/listings/${home.key}/large/${place}.jpg`,
      MediaCategory: 'Photo',
      Order: place + 1,
      PreferredPhotoYN: place === 0,
      ShortDescription: place === 0 ? 'Front of the house' : null,
      ImageWidth: 2048,
      ImageHeight: 1365,
      MediaModificationTimestamp: home.updatedAt,
    })),
  }
}

/** Writes a file in RESO Common Format with so many records. */
export async function writeFeed(path: string, count: number, seed = 1): Promise<void> {
  const file = createWriteStream(path)
  let separator = '{"@reso.context":"urn:reso:metadata:2.0:resource:property","value":[\n'
  for (const record of generateFeed(count, seed)) {
    if (!file.write(separator + JSON.stringify(record))) await new Promise((resolve) => file.once('drain', resolve))
    separator = ',\n'
  }
  file.end('\n]}\n')
  await finished(file)
}
