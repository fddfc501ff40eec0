import { PLACES } from '#content/places.ts'
import type { HomeKind } from '#domain/listing/home-kind.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { firstHistory, priceReduction } from '#domain/listing/price-history.ts'
import { costFactsOf, LISTED_TAXES } from '#domain/money/cost-facts.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { GENERATED_PLACES, generateListings, type GeneratedPlace } from '../../bench/generate-listings.ts'

/** Enough for homes of both markets in nearly every town. */
const HOMES = 8000
const RENT_SHARE = 0.3
/** Degrees, about two miles. */
const TOWN_SPREAD = 0.02

/** Generated homes as an agency's feed would bring them: for sale and for rent, in every town of the seven counties. */
export const agencyHomes = (): Listing[] =>
  [...generateListings(HOMES, 1, { places: everyTown(), rentShare: RENT_SHARE })].map(asListing)

/** Each county's homes, spread evenly over its towns. */
const everyTown = (): GeneratedPlace[] =>
  GENERATED_PLACES.flatMap((county) => {
    const towns = PLACES.filter((place) => place.kind === 'town' && place.county === county.county)
    return towns.map(({ name, at }) => ({
      ...county,
      share: county.share / towns.length,
      center: { ...at, spread: TOWN_SPREAD },
      towns: [name],
    }))
  })

/** As the import would store it, with the kinds of homes that are usual for their size. */
function asListing(made: ImportedListing, index: number): Listing {
  const home = index % 5 === 0 ? reduced(made) : made
  const history = firstHistory(home)
  const kind = usualKind(made, index) ?? home.structure.kind
  const accessibility =
    (kind !== 'condo' && kind !== 'apartment') || index % 3 > 0 ? home.structure.accessibility : ['Elevator']
  return {
    ...home,
    id: index + 1,
    structure: { ...home.structure, kind, accessibility },
    taxes: home.market === 'rent' ? null : home.taxes,
    source: 'feed',
    feed: null,
    otherFeeds: [],
    history,
    priceReduction: priceReduction(history),
    costFacts:
      home.market === 'rent'
        ? { tax: null, fee: null, insured: 'building', feeCapped: true }
        : costFactsOf(home, LISTED_TAXES),
  }
}

/** Most small homes are flats and some larger ones town houses; null leaves the kind that was made. */
function usualKind({ beds, market }: Pick<Listing, 'beds' | 'market'>, index: number): HomeKind | null {
  if ((beds ?? 3) > 2) return index % 6 === 0 ? 'townhouse' : null
  if (index % 4 === 0) return null
  return market === 'rent' ? 'apartment' : 'condo'
}

/** The price came down once. */
function reduced<Home extends Pick<Listing, 'price' | 'listedOn'>>(home: Home): Home {
  const before = Math.round(home.price * 1.05)
  return { ...home, originalPrice: before, previousPrice: before, priceChangedOn: home.listedOn }
}
