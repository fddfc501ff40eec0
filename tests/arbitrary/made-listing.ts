import type { LeaseTerms } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { firstHistory } from '#domain/listing/price-history.ts'
import type { Structure } from '#domain/listing/structure.ts'
import { costFactsOf, LISTED_TAXES } from '#domain/money/cost-facts.ts'

const STRUCTURE: Structure = {
  kind: 'house',
  stories: 2,
  buildingStories: null,
  basement: 'Full, Finished',
  hasBasement: true,
  hasFireplace: false,
  garageSpaces: 1,
  laundry: 'in-unit',
  accessibility: ['Accessible Entrance'],
}

const LEASE: LeaseTerms = {
  terms: ['12 Months'],
  pets: { cats: true, dogs: null, words: 'Cats OK' },
  furnished: 'partially',
  rentIncludes: ['Water'],
  tenantPays: ['Gas'],
  securityDeposit: 3000,
  applicationFee: 50,
}

/** A whole listing with everything known of it, but for what the test says. */
export function madeListing(facts: Partial<Listing> & { id: number }): Listing {
  const picture = {
    url: 'https://photos.example/1.jpg',
    alt: 'Front',
    caption: 'Front',
    width: 800,
    height: 600,
    color: '#aabbcc',
    illustrative: false,
  }
  const listing = {
    title: 'Colonial with a Garden',
    address: '12 Maple Street, Ridgewood, NJ 07450',
    city: 'Ridgewood',
    county: 'Bergen',
    price: 800_000,
    market: 'sale' as const,
    beds: 3,
    baths: 2.5,
    squareFeet: 2100,
    features: [],
    picture,
    location: { lat: 40.97, lng: -74.11 },
    status: 'active' as const,
    listedOn: '2026-10-01',
    priceReduction: null,
    openHouses: [
      {
        startsAt: '2026-10-04T17:00:00.000Z',
        endsAt: '2026-10-04T19:00:00.000Z',
        byAppointment: true,
        remarks: 'Ring',
      },
    ],
    availableOn: '2027-01-01',
    office: 'Harbor Realty',
    pictures: [picture, { ...picture, url: 'https://photos.example/2.jpg', width: null, height: null, color: null }],
    description: 'Light rooms.\nA “quiet” street.',
    amenities: ['Central air', 'Garden'],
    schoolDistrict: 'Ridgewood Public Schools',
    bathCounts: { full: 2, half: 1 },
    schoolDistricts: { elementary: 'Ridgewood', middle: null, high: 'Ridgewood' },
    lotSize: '0.25 acres',
    lotAcres: 0.25,
    propertyType: 'Single Family',
    yearBuilt: 1931,
    parking: null,
    heating: 'Gas',
    cooling: null,
    structure: STRUCTURE,
    utilities: { hasCentralAir: true, sewer: 'Public Sewer', waterSource: null },
    lease: LEASE,
    links: {
      virtualTour: 'https://tours.example/1',
      floorPlans: [{ url: 'https://tours.example/1.pdf', caption: 'First floor' }],
    },
    originalPrice: 850_000,
    previousPrice: null,
    priceChangedOn: null,
    statusChangedOn: null,
    taxes: { amount: 15_000.5, year: 2025 },
    taxAssessedValue: 520_000,
    associationFee: { amount: 120, frequency: 'monthly' },
    association: { exists: true, feeIncludes: ['Trash'], isSeniorCommunity: false },
    agent: null,
    attributionContact: '(201) 555-0142',
    listingNumber: 'HR-1',
    addressHidden: false,
    source: 'feed' as const,
    feed: null,
    otherFeeds: [],
    updatedAt: '2026-10-02T09:00:00Z',
    ...facts,
  }
  return {
    ...listing,
    costFacts: facts.costFacts ?? costFactsOf(listing, LISTED_TAXES),
    history: facts.history ?? firstHistory(listing),
  }
}
