import { countOf, formatCount } from '#domain/count.ts'
import { formatDay } from '#domain/day-text.ts'
import { daysOnMarket } from '#domain/listing/days-on-market.ts'
import type { Listing, ListingStatus } from '#domain/listing/listing.ts'
import { openHouseDayText, openHouseHours } from '#domain/listing/open-house-text.ts'
import { upcomingOpenHouses } from '#domain/listing/open-house.ts'
import { formatDollars, formatPrice } from '#domain/money/money.ts'
import type { HomeFact } from '#language/understanding.ts'
import { findFeature, namedAs, type FeatureFacts } from '../../home-features.ts'
import type { Stated } from '../../stated-facts.ts'
import { homeText } from './homes.ts'
import { priceHistoryText } from './price-history.ts'

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
  kind: ({ propertyType, structure: { kind } }) => said('Kind of home', propertyType ?? kind),
  garage: ({ structure: { garageSpaces }, parking }) => {
    if (garageSpaces === null) return said('Garage', parking)
    return garageSpaces === 0 ? 'It has no garage.' : `Its garage holds ${countOf(garageSpaces, 'car', 'cars')}.`
  },
  floors: ({ structure: { stories, buildingStories } }) => {
    const building = buildingStories === null ? '' : ` The building has ${buildingStories}.`
    return stories === null && buildingStories !== null
      ? `The building has ${countOf(buildingStories, 'floor', 'floors')}.`
      : `${stories === null ? said('Floors', null) : `It has ${countOf(stories, 'floor', 'floors')}.`}${building}`
  },
  accessibility: ({ structure: { accessibility } }) => said('Accessibility', accessibility.join(', ')),
  water: ({ utilities: { waterSource, sewer } }) => `${said('Water', waterSource)} ${said('Sewer', sewer)}`,
  'open-houses': ({ openHouses }, today) => {
    const coming = upcomingOpenHouses(openHouses, today).slice(0, 2)
    if (coming.length === 0) return 'The listing names no open house. I can book a tour for you.'
    return `Open house: ${coming.map((one) => `${openHouseDayText(one)}, ${openHouseHours(one)}`).join('; and ')}.`
  },
  availability: ({ availableOn, status }, today) => {
    if (availableOn === null) return `${STATUS_WORDS[status]} ${said('Move-in date', null)}`
    return availableOn <= today ? 'It is free now.' : `It is free from ${formatDay(availableOn)}.`
  },
  lease: ({ lease: { terms, rentIncludes, tenantPays } }) =>
    [
      said('Lease', terms.join(', ')),
      rentIncludes.length > 0 ? said('The rent includes', rentIncludes.join(', ')) : '',
      tenantPays.length > 0 ? said('The tenant pays', tenantPays.join(', ')) : '',
    ]
      .filter(Boolean)
      .join(' '),
  utilities: ({ lease: { rentIncludes, tenantPays } }) =>
    rentIncludes.length + tenantPays.length === 0
      ? said('What the rent includes', null)
      : [
          rentIncludes.length > 0 ? said('The rent includes', rentIncludes.join(', ')) : '',
          tenantPays.length > 0 ? said('The tenant pays', tenantPays.join(', ')) : '',
        ]
          .filter(Boolean)
          .join(' '),
  deposit: ({ lease: { securityDeposit, applicationFee } }) =>
    `${said('Security deposit', securityDeposit === null ? null : formatDollars(securityDeposit))}${applicationFee === null ? '' : ` ${said('Application fee', formatDollars(applicationFee))}`}`,
  'price-history': priceHistoryText,
  'sold-price': () =>
    'What it sold for before I don’t know: I have asking prices only. The county clerk’s records show past sales.',
  distance: () => 'I know the way to train stations only, no other distances. Ask me which station is near.',
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

function overview(home: Listing, today: string): string {
  const size = home.squareFeet === null ? '' : ` ${factText('size', home, today)}`
  const office = home.office ? `, listed by ${home.office}` : ''
  return `${homeText(home)}${office}.${size} ${factText('address', home, today)} ${factText('features', home, today)}`
}

/** A stated fact as the end of a sentence. */
const STATES: Readonly<Record<Extract<Stated, { state: string }>['state'], string>> = {
  furnished: 'furnished',
  partially: 'furnished in part',
  negotiable: 'negotiable',
  unfurnished: 'unfurnished',
  'in-unit': 'in the home',
  'in-building': 'in the building',
  none: 'none',
  'none-allowed': 'none allowed',
  yes: 'yes',
}

const TOPICS: Readonly<Record<string, string>> = { dogs: 'pets', cats: 'pets', furnished: 'furniture' }

function featureText(feature: string, listing: FeatureFacts): string {
  const found = findFeature(feature, listing)
  switch (found.kind) {
    case 'named':
      return `Yes, the listing names it: ${found.words}.`
    case 'told':
      return `The description says: “${found.words}”`
    case 'unnamed':
      return `The listing doesn’t name “${found.feature}”.`
    case 'stated': {
      const { stated, feature: name } = found
      return `The listing says of ${TOPICS[name] ?? name}: ${'state' in stated ? STATES[stated.state] : stated.words}.`
    }
  }
}

export const factTexts = {
  /** One fact of a home as a sentence. */
  fact: factText,
  overview,
  /** The listing tells nothing of what was asked. */
  notFound: (title: string): string => `I don’t find that in the listing of ${title}; it is not provided.`,
  /** Beside a home's fee. */
  feeUntold: 'What it covers the listing doesn’t say.',
  /** The same of several homes. */
  noneTells: (titles: readonly string[]): string =>
    `None of their listings tells that: ${titles.join('; ')}. The agency can: say “ask the agency about the first one”.`,
  /** Whether an answer tells that the listing doesn't say what was asked. */
  saysNothing: (say: string): boolean => / (?:not provided\.|doesn’t name “)/.test(say),
  /** Offered where the listing doesn't say. */
  askAgency: {
    ask: 'Shall I ask the agency?',
    choice: { label: 'Ask the agency', says: 'ask the agency about it' },
  },
  /** Whether a listing names a feature, in the listing's own words. */
  feature: featureText,
}
