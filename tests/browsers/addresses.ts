import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'

/** An address of the site, and the main heading of its page. */
export interface Address {
  path: string
  heading: string
  /** Nothing is there: the live edition answers 404. */
  isAbsent?: true
}

const pageOf = ({ id, title }: Listing): Address => ({ path: `/listings/${id}`, heading: title })

const [firstHome, ...otherHomes] = ALL_SAMPLES

/** Homes whose pages show the same parts are of one kind. */
const kindOf = ({ market, propertyType, openHouses, priceReduction }: Listing) =>
  [market, propertyType, openHouses.length > 0, Boolean(priceReduction)].join()

/** The first home of each kind. */
const homesOfEachKind = [...Map.groupBy(ALL_SAMPLES, kindOf).values()]
  .map(([home]) => home!)
  .filter((home) => home !== firstHome)

const listings = (query: string): Address => ({ path: `/listings${query}`, heading: 'Property Listings' })

/** One address of every page, and of its states: opened at each width. */
export const PAGES: readonly Address[] = [
  { path: '/', heading: 'Find Your Dream Home in Northern New Jersey' },
  listings(''),
  listings('?county=Bergen&beds=3&amenities=twoCarGarage'),
  listings('?market=rent'),
  listings('?q=nothing+has+this+name'),
  pageOf(firstHome!),
  { path: '/map', heading: 'Property Map' },
  { path: '/favorites', heading: 'Your Favorites' },
  { path: '/compare', heading: 'Compare homes' },
  { path: '/compare?homes=1,3,5,2', heading: 'Compare homes' },
  { path: '/afford', heading: 'What can I afford?' },
  { path: '/afford/rent', heading: 'What rent can I afford?' },
  { path: '/match', heading: 'Where could you live?' },
  { path: '/wishes', heading: 'What would you like to spend a month?' },
  { path: '/wishes?market=rent&beds=2&kind=apartment&like=beds', heading: 'Homes ranked by your wishes' },
  { path: '/wishes?beds=4&county=Essex&like=beds&why=3&different=yes', heading: 'Homes ranked by your wishes' },
  { path: '/how-we-compute', heading: 'How we calculate costs' },
  { path: '/towns/bergen/ridgewood', heading: 'Ridgewood' },
  { path: '/counties/bergen', heading: 'Bergen County' },
  { path: '/signin', heading: 'Welcome Back' },
  { path: '/signup', heading: 'Create your account' },
  { path: '/forgot-password', heading: 'Forgot your password?' },
  { path: '/reset-password', heading: 'This link doesn’t work' },
  { path: '/confirm-email', heading: 'This link doesn’t work' },
  { path: '/account', heading: 'Your account' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/fair-housing', heading: 'Fair Housing' },
  { path: '/licenses', heading: 'Licenses and sources' },
  { path: '/demo', heading: 'Build an agent' },
  { path: '/listings/9999', heading: 'Property Not Found', isAbsent: true },
  { path: '/shared/nobody-shares-this', heading: 'This list isn’t shared', isAbsent: true },
  { path: '/no-such-page', heading: '404', isAbsent: true },
]

/** Pages of the agency's side that need no session; the live edition alone has them. tests/e2e/g-agency.test.ts opens the others. */
export const AGENCY_PAGES: readonly Address[] = [
  { path: '/agency/sign-in', heading: 'Sign in to the agency side' },
  { path: '/agency/join', heading: 'Join the agency side' },
]

/** Pages that differ in what they hold only: opened at one width. `homes`: all of them, or one of each kind. */
export const morePages = (homes: 'all' | 'each kind'): readonly Address[] => [
  ...(homes === 'all' ? otherHomes : homesOfEachKind).map(pageOf),
  listings('?sort=price-asc&page=2'),
  listings('?commute=hoboken'),
  { path: '/map?county=Bergen', heading: 'Property Map' },
  { path: '/towns/hudson/hoboken', heading: 'Hoboken' },
  ...['essex', 'hudson', 'morris', 'passaic', 'sussex', 'warren'].map((county) => ({
    path: `/counties/${county}`,
    heading: `${county[0]!.toUpperCase()}${county.slice(1)} County`,
  })),
]
