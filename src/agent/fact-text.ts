import { formatCount } from '#domain/count.ts'
import { formatDay } from '#domain/day.ts'
import { daysOnMarket } from '#domain/listing/days-on-market.ts'
import type { Listing, ListingStatus } from '#domain/listing/listing.ts'
import { formatDollars, formatPrice } from '#domain/money/money.ts'
import type { HomeFact } from '#language/understanding.ts'
import { namedAs } from './home-features.ts'

const NOT_PROVIDED = 'not provided'

/** One fact of a home as a sentence; 'not provided' where the listing doesn't say. `today`: ISO date. */
export const factText = (fact: HomeFact, home: Listing, today: string): string => WORDS[fact](home, today)

const said = (what: string, value: string | number | null): string =>
  `${what}: ${value === null || value === '' ? NOT_PROVIDED : value}.`

const WORDS: Readonly<Record<HomeFact, (home: Listing, today: string) => string>> = {
  size: ({ squareFeet }) =>
    squareFeet === null ? said('Size', null) : `It has ${formatCount(squareFeet)} square feet.`,
  price: priceText,
  taxes: ({ taxes }) => {
    if (!taxes) return said('Property taxes', null)
    return `The listing gives property taxes of ${formatDollars(taxes.amount)} a year${taxes.year === null ? '' : `, for ${taxes.year}`}.`
  },
  fees: ({ associationFee }) =>
    associationFee
      ? `The association fee is ${formatDollars(associationFee.amount)}, ${associationFee.frequency.toLowerCase()}.`
      : said('Association fee', null),
  year: ({ yearBuilt }) => (yearBuilt === null ? said('Year built', null) : `It was built in ${yearBuilt}.`),
  lot: ({ lotSize }) => (lotSize === 'N/A' ? 'It has no lot of its own.' : said('Lot size', lotSize)),
  beds: ({ beds }) =>
    beds === null ? said('Bedrooms', null) : `It has ${beds} ${beds === 1 ? 'bedroom' : 'bedrooms'}.`,
  baths: ({ baths }) =>
    baths === null ? said('Bathrooms', null) : `It has ${baths} ${baths === 1 ? 'bathroom' : 'bathrooms'}.`,
  heating: ({ heating }) => said('Heating', heating),
  cooling: (home) => said('Cooling', home.cooling ?? namedAs(/\b(?:air condition|central air)/i, home)),
  parking: (home) => said('Parking', home.parking ?? namedAs(/\b(?:garage|parking|carport)/i, home)),
  schools: ({ schoolDistrict }) =>
    `${said('School district', schoolDistrict)} I can name the district, but not rate schools.`,
  address: ({ address, addressHidden }) =>
    addressHidden ? `The seller doesn’t show the street. It is in ${address}.` : `It is at ${address}.`,
  features: ({ features, amenities }) => {
    const all = [...new Set([...features, ...amenities])]
    return all.length > 0 ? `The listing names: ${all.slice(0, 5).join(', ')}.` : said('Features', null)
  },
  pictures: ({ pictures }) =>
    pictures.length === 0
      ? said('Pictures', null)
      : `There ${pictures.length === 1 ? 'is 1 picture' : `are ${pictures.length} pictures`} on its page.`,
  status: ({ status }) => STATUS_WORDS[status],
  office: ({ office, agent }) =>
    office ? `It is listed by ${office}${agent ? `, ${agent}` : ''}.` : said('Listed by', null),
  'age-of-listing': ({ listedOn }, today) => {
    const days = daysOnMarket(listedOn, today)
    return `It came on the market on ${formatDay(listedOn)}, ${days === 1 ? '1 day' : `${formatCount(days)} days`} ago.`
  },
}

const STATUS_WORDS: Readonly<Record<ListingStatus, string>> = {
  active: 'It is on the market.',
  'coming-soon': 'It is coming soon: it can’t be shown yet.',
  'under-contract': 'It is under contract: an offer was accepted.',
}

function priceText({ price, market, originalPrice }: Listing): string {
  const was =
    originalPrice !== null && originalPrice !== price ? ` It was ${formatPrice(originalPrice, market)} at first.` : ''
  return `The ${market === 'rent' ? 'rent' : 'asking price'} is ${formatPrice(price, market)}.${was}`
}
