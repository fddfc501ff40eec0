import { startPeer, type Answer, type SeenRequest } from './web-api-peer.ts'

/** The key of the trial data. */
export const LOGIN = { user: 'simplyrets', password: 'simplyrets' }

type Values = Record<string, unknown>

/** A listing with the fields and the nulls of the vendor's trial data, in New Jersey, with what a test changes. */
export const listing = (mlsId: number, changes: Values = {}): Values => ({
  mlsId,
  listingId: `4${mlsId}`,
  listPrice: 649_000,
  originalListPrice: null,
  listDate: '2026-10-23T18:50:30.184391Z',
  modified: '2026-11-14T17:57:26.262392Z',
  remarks: 'Sunny home with a porch.',
  privateRemarks: 'Lockbox 4711, owner on vacation.',
  showingInstructions: 'Call Dana.',
  showingContactName: null,
  leaseTerm: null,
  leaseType: null,
  virtualTourUrl: null,
  internetAddressDisplay: null,
  internetEntireListingDisplay: null,
  photos: ['https://cdn.simplyrets.example/1.jpg', 'https://cdn.simplyrets.example/2.jpg'],
  mls: { status: 'Active', statusText: 'A', area: 'Upper Montclair', daysOnMarket: 22, originatingSystemName: null },
  address: {
    full: `${mlsId} Elm Street #2`,
    streetNumber: mlsId,
    streetNumberText: String(mlsId),
    streetName: 'Elm Street',
    unit: '2',
    city: 'Montclair',
    state: 'New Jersey',
    postalCode: '07042',
    country: 'United States',
    crossStreet: 'Valley Road',
  },
  geo: { county: 'Essex', lat: 40.8303, lng: -74.2052, marketArea: null, directions: 'From Elm right on Oak.' },
  property: {
    type: 'RES',
    subType: 'SingleFamilyResidential',
    subTypeText: null,
    bedrooms: 4,
    bathsFull: 2,
    bathsHalf: 1,
    bathsThreeQuarter: null,
    area: 2340,
    lotSize: '50X100',
    lotSizeArea: 5000,
    lotSizeAreaUnits: null,
    acres: 0.12,
    yearBuilt: 1928,
    stories: 2,
    style: 'Colonial',
    heating: 'Radiant Heat, Gas',
    cooling: null,
    garageSpaces: 2,
    fireplaces: 1,
    pool: null,
    interiorFeatures: 'High Ceiling, Island Kitchen',
    exteriorFeatures: 'Patio/Deck',
    laundryFeatures: null,
    accessibility: null,
    occupantName: 'A. Tenant',
    ownerName: 'B. Owner',
    parking: { leased: null, spaces: 2, description: 'Driveway' },
  },
  agent: { id: 'a1', firstName: 'Shoshana', lastName: 'Phelps', contact: { email: 'agent@example.com', cell: '555' } },
  office: { name: 'Hollis & Marsh Realtors', servingName: null, brokerid: 'B1', contact: { office: '(582) 242-9591' } },
  school: { district: 'Montclair Township', elementarySchool: 'Hayes', middleSchool: null, highSchool: null },
  tax: { id: '593-723', taxYear: 2025, taxAnnualAmount: 15_180 },
  association: { fee: null, frequency: null, name: null, amenities: null },
  ...changes,
})

/**
 * A web server that answers by the rules of SimplyRETS's API description: Basic sign-in, 20 listings unless `limit` asks for
 * others, 500 at most, by ascending mlsId after `lastId`, active houses and rentals unless `status` and `type` ask for others, no
 * homes with a hidden address unless `idx` asks for them, the count in X-Total-Count, 426 where it is too busy.
 */
export function startSimplyRets(all: () => readonly Values[], before: (place: number) => Answer | null = () => null) {
  return startPeer((request, place) => before(place) ?? answerOf(request, all()))
}

function answerOf({ method, path, query, authorization }: SeenRequest, all: readonly Values[]): Answer {
  const login = Buffer.from(`${LOGIN.user}:${LOGIN.password}`).toString('base64')
  if (authorization !== `Basic ${login}`)
    return { status: 401, json: { error: 401, message: 'Authentication Required' } }
  if (method !== 'GET' || path !== '/properties') return { status: 404 }
  const limit = Number(query.get('limit') ?? 20)
  if (limit > 500) return { status: 400, json: { error: 400, message: 'limit must be 500 or less' } }
  const found = all
    .filter((home) => isAskedFor(home, query))
    .toSorted((a, b) => Number(a['mlsId']) - Number(b['mlsId']))
  const page = found.filter((home) => Number(home['mlsId']) > Number(query.get('lastId') ?? 0)).slice(0, limit)
  return { json: page, headers: { 'x-total-count': String(found.length) } }
}

const TYPES: Readonly<Record<string, string>> = {
  RES: 'residential',
  RNT: 'rental',
  MLF: 'multifamily',
  CND: 'condominium',
  CRE: 'commercial',
  LND: 'land',
}

function isAskedFor(home: Values, query: URLSearchParams): boolean {
  const asked = (name: string, otherwise: string[]) => (query.has(name) ? query.getAll(name) : otherwise)
  const idx = query.get('idx')
  return (
    asked('status', ['Active']).includes((home['mls'] as Values)['status'] as string) &&
    asked('type', ['residential', 'rental']).includes(TYPES[(home['property'] as Values)['type'] as string]!) &&
    (idx === 'listing' || idx === 'ignore' || home['internetAddressDisplay'] !== false) &&
    (idx === 'address' || idx === 'ignore' || home['internetEntireListingDisplay'] !== false)
  )
}
