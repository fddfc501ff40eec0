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
    return `Property taxes come to ${formatDollars(taxes.amount)} a year${taxes.year === null ? '' : ` (${taxes.year})`}, according to the listing.`
  },
  fees: ({ associationFee }) =>
    associationFee
      ? `The association fee is ${formatDollars(associationFee.amount)}, ${associationFee.frequency.toLowerCase()}.`
      : said('Association fee', null),
  year: ({ yearBuilt }) => (yearBuilt === null ? said('Year built', null) : `It was built in ${yearBuilt}.`),
  lot: ({ lotSize }) => (lotSize === 'N/A' ? 'It doesn’t have its own lot.' : said('Lot size', lotSize)),
  beds: ({ beds }) =>
    beds === null ? said('Bedrooms', null) : `It has ${beds} ${beds === 1 ? 'bedroom' : 'bedrooms'}.`,
  baths: ({ baths }) =>
    baths === null ? said('Bathrooms', null) : `It has ${baths} ${baths === 1 ? 'bathroom' : 'bathrooms'}.`,
  heating: ({ heating }) => said('Heating', heating),
  cooling: (home) => said('Cooling', home.cooling ?? namedAs(/\b(?:air condition|central air)/i, home)),
  parking: (home) => said('Parking', home.parking ?? namedAs(/\b(?:garage|parking|carport)/i, home)),
  schools: ({ schoolDistrict }) =>
    `${said('School district', schoolDistrict)} I can name the district, but I don’t rate schools.`,
  address: ({ address, addressHidden }) =>
    addressHidden ? `The listing doesn’t give the street. It’s in ${address}.` : `It’s at ${address}.`,
  features: ({ features, amenities }) => {
    const all = [...new Set([...features, ...amenities])]
    return all.length > 0 ? `The listing mentions: ${all.slice(0, 5).join(', ')}.` : said('Features', null)
  },
  pictures: ({ pictures }) =>
    pictures.length === 0
      ? said('Pictures', null)
      : `There ${pictures.length === 1 ? 'is 1 picture' : `are ${pictures.length} pictures`} on its page.`,
  kind: ({ propertyType, structure: { kind } }) => said('Home type', propertyType ?? kind),
  garage: ({ structure: { garageSpaces }, parking }) => {
    if (garageSpaces === null) return said('Garage', parking)
    return garageSpaces === 0 ? 'It has no garage.' : `The garage fits ${countOf(garageSpaces, 'car', 'cars')}.`
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
    if (coming.length === 0) return 'The listing has no open houses. I can request a tour for you.'
    return `Open house: ${coming.map((one) => `${openHouseDayText(one)}, ${openHouseHours(one)}`).join('; and ')}.`
  },
  availability: ({ availableOn, status }, today) => {
    if (availableOn === null) return `${STATUS_WORDS[status]} ${said('Move-in date', null)}`
    return availableOn <= today ? 'It’s available now.' : `It’s available from ${formatDay(availableOn)}.`
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
      ? said('Utilities included in the rent', null)
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
    'I don’t know what it sold for before; I only have asking prices. The county clerk’s records show past sales.',
  distance: () =>
    'I only have distances to train stations. Ask me which station is nearest. The map on the home’s page shows what’s around it.',
  status: ({ status }) => STATUS_WORDS[status],
  office: ({ office, agent }) =>
    office ? `It’s listed by ${office}${agent ? `, ${agent}` : ''}.` : said('Listed by', null),
  'age-of-listing': ({ listedOn }, today) => {
    const days = daysOnMarket(listedOn, today)
    return `It was listed on ${formatDay(listedOn)}, ${days === 1 ? '1 day' : `${formatCount(days)} days`} ago.`
  },
}

const STATUS_WORDS: Readonly<Record<ListingStatus, string>> = {
  active: 'It’s on the market.',
  'coming-soon': 'It’s coming soon and can’t be shown yet.',
  'under-contract': 'It’s under contract: the seller accepted an offer.',
}

function priceText({ price, market, originalPrice }: Listing): string {
  const was =
    originalPrice !== null && originalPrice !== price
      ? ` It was first listed at ${formatPrice(originalPrice, market)}.`
      : ''
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
  partially: 'partly furnished',
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
      return `Yes, the listing mentions it: ${found.words}.`
    case 'told':
      return `The description says: “${found.words}”`
    case 'unnamed':
      return `The listing doesn’t mention “${found.feature}.”`
    case 'stated': {
      const { stated, feature: name } = found
      return `On ${TOPICS[name] ?? name}, the listing says: ${'state' in stated ? STATES[stated.state] : stated.words}.`
    }
  }
}

export const factTexts = {
  /** One fact of a home as a sentence. */
  fact: factText,
  overview,
  /** The listing says nothing about what was asked. */
  notFound: (title: string): string => `The listing for ${title} doesn’t say.`,
  /** Beside a home's fee. */
  feeUntold: 'The listing doesn’t say what it covers.',
  /** The same of several homes. */
  noneTells: (titles: readonly string[]): string =>
    `These listings don’t say: ${titles.join('; ')}. The agency may know: say “ask the agency about the first one.”`,
  /** Whether an answer says that the listing doesn't give what was asked. */
  saysNothing: (say: string): boolean => / (?:not provided\.|doesn’t mention “|doesn’t say\.)/.test(say),
  /** Offered where the listing doesn't say. */
  askAgency: {
    ask: 'Should I ask the agency?',
    choice: { label: 'Ask the agency', says: 'ask the agency about it' },
  },
  /** Whether a listing names a feature, in the listing's own words. */
  feature: featureText,
}
