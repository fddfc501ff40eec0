import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { Listing, ListingSummary } from '#domain/listing/listing.ts'
import type { JudgedHome } from '#domain/match/judging.ts'
import { HOME_FACTS, type HomeFact, type KnownHome, type ToldHomes } from '#domain/match/proposals.ts'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import type { Asked, RankQuery } from '#domain/match/ranking.ts'
import type { PassedHome, ToldWishes } from '#domain/match/told-wishes.ts'
import { FULL, likedParts } from '#domain/match/wishes.ts'
import { valueOrThrow } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import { FEATURE_KEYS } from '#domain/search/filters/features.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { whenIdle } from '#ui/primitives/when-idle.ts'

/** Of so many homes, those kept or passed on last, the facts are asked for. */
const MOST = { kept: 40, passed: 12 }

/** The homes kept and passed on with what is known of them; late, and from the device only their ids. Throws ProblemError. */
export const toldHomesQuery = (
  { listings, favorites }: { listings: ListingGateway; favorites: FavoritesGateway },
  query: RankQuery,
  told: ToldWishes | null,
) => {
  const passed = told?.passed.filter(({ reason }) => reason !== 'other').slice(-MOST.passed) ?? []
  const asked = factsAsked(query)
  return queryOptions({
    queryKey: ['listings', 'told-homes', writeRankQuery({ ...asked, page: 1 }), passed],
    queryFn: told
      ? async ({ signal }): Promise<Omit<ToldHomes, 'declined'>> => {
          await whenIdle()
          const [kept, passedListings] = await Promise.all([
            favorites.list().then((list) =>
              valueOrThrow(list)
                .map(({ listing }) => listing)
                .slice(-MOST.kept),
            ),
            passedHomes(listings, passed, signal),
          ])
          const ids = [...kept, ...passedListings.map(({ home }) => home)].map(({ id }) => id)
          const fits = ids.length === 0 ? [] : valueOrThrow(await listings.fits(asked, ids, signal))
          const byId = new Map(fits.map((fit) => [fit.id, fit]))
          const known = (home: ListingSummary) => knownHome(home, byId.get(home.id), asked)
          return {
            kept: kept.map(known),
            passed: passedListings.map(({ home, reason }) => ({ home: known(home), reason })),
          }
        }
      : skipToken,
    placeholderData: keepPreviousData,
    // Another tab, or a card's heart, may have changed the favorites.
    staleTime: 0,
  })
}

/** Every feature and amenity as a wish, with the search's limits on the monthly cost and the commute. */
function factsAsked({ filters: { market, cost, train } }: RankQuery): Asked {
  const facts: readonly string[] = HOME_FACTS
  return {
    filters: {
      ...defaultFilters(market, everyPrice),
      cost,
      train,
      amenities: AMENITY_KEYS,
      features: FEATURE_KEYS.filter((key) => facts.includes(key)),
    },
    liked: facts,
  }
}

/** The homes that are still listed. */
async function passedHomes(listings: ListingGateway, passed: readonly PassedHome[], signal: AbortSignal) {
  const found = await Promise.all(
    passed.map(async ({ id, reason }) => {
      const listing = await listings.byId(id, signal)
      return listing.ok ? [{ home: listing.value satisfies Listing, reason }] : []
    }),
  )
  return found.flat()
}

function knownHome(home: ListingSummary, judged: JudgedHome | undefined, { filters, liked }: Asked): KnownHome {
  const { id, market, price, city, county, beds, squareFeet } = home
  const facts = likedParts(filters, liked) as HomeFact[]
  const { month = null, minutes = null, kind = null, points = [] } = judged?.fit ?? {}
  return {
    id,
    market,
    price,
    city,
    county,
    beds,
    squareFeet,
    minutes,
    kind,
    month: month === null ? null : month / 100,
    has: facts.filter((_, at) => points[at] === FULL),
  }
}
