import type { Listing, ListingStatus } from '#domain/listing/listing.ts'
import type { OpenHouse } from '#domain/listing/open-house.ts'
import { listingPlace, shownAddress } from './listing-place.ts'

const AVAILABILITY: Record<ListingStatus, string> = {
  active: 'https://schema.org/InStock',
  'coming-soon': 'https://schema.org/PreOrder',
  'under-contract': 'https://schema.org/Reserved',
}

/** The most specific schema.org residence type for the feed's property type. */
function residenceType(propertyType: string | null): string {
  if (/single[ -]?family/i.test(propertyType ?? '')) return 'SingleFamilyResidence'
  if (/condo|apartment|co-?op|stock cooperative/i.test(propertyType ?? '')) return 'Apartment'
  return /^room$/i.test(propertyType ?? '') ? 'Room' : 'House'
}

/** Known facts only: schema.org can't express 'unknown'. */
const known = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined))

function residence(listing: Listing): object {
  const { street, town, state, zip } = listingPlace(listing)
  const { squareFeet, location, addressHidden } = listing
  return known({
    // The item of an Offer must be a Product; a residence is offered by being both.
    '@type': [residenceType(listing.propertyType), 'Product'],
    name: listing.title,
    address: known({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    }),
    numberOfBedrooms: listing.beds,
    // schema.org wants a whole number: a half bath counts as one, as in RESO's BathroomsTotalInteger.
    numberOfBathroomsTotal: listing.baths === null ? null : Math.ceil(listing.baths),
    numberOfFullBathrooms: listing.baths && listing.bathCounts?.full,
    numberOfPartialBathrooms: listing.baths && listing.bathCounts?.half,
    petsAllowed: listing.lease.pets?.words,
    event: listing.openHouses.length > 0 ? listing.openHouses.map((one) => openHouse(one, listing)) : null,
    // FTK is the UN/CEFACT code for square feet.
    floorSize: squareFeet === null ? null : { '@type': 'QuantitativeValue', value: squareFeet, unitCode: 'FTK' },
    yearBuilt: listing.yearBuilt,
    geo:
      location === null || addressHidden
        ? null
        : { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
  })
}

function openHouse({ startsAt, endsAt }: OpenHouse, listing: Listing): object {
  return {
    '@type': 'Event',
    name: `Open house: ${listing.title}`,
    startDate: startsAt,
    endDate: endsAt,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: listing.title, address: shownAddress(listing) },
    organizer: { '@type': 'RealEstateAgent', name: listing.office },
  }
}

function offer(listing: Listing): object {
  const { price, market, availableOn } = listing
  const priced = { price, priceCurrency: 'USD' }
  return {
    '@type': 'Offer',
    availability: AVAILABILITY[listing.status],
    ...(market === 'rent'
      ? {
          businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
          // MON is the UN/CEFACT code for a month.
          priceSpecification: { '@type': 'UnitPriceSpecification', ...priced, unitCode: 'MON' },
        }
      : priced),
    ...(market === 'rent' && availableOn !== null ? { availabilityStarts: availableOn } : {}),
    offeredBy: { '@type': 'RealEstateAgent', name: listing.office },
    itemOffered: residence(listing),
  }
}

/** schema.org data of a listing's page: RealEstateListing → Offer → residence. `origin` is scheme and host, or empty. */
export function listingJsonLd(listing: Listing, origin: string): object {
  const absolute = (url: string) => (url.startsWith('/') ? `${origin}${url}` : url)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: listing.title,
    url: absolute(`/listings/${listing.id}`),
    description: listing.description,
    datePosted: listing.listedOn,
    dateModified: listing.updatedAt,
    image: listing.pictures.map((picture) => absolute(picture.url)),
    offers: offer(listing),
  }
}
