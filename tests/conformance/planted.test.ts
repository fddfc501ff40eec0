import { expect, test } from 'vitest'
import { sampleListingGateway } from '#adapters/sample/listing-gateway.ts'
import { townPoint } from '#content/gazetteer.ts'
import { foldCase } from '#domain/fold-case.ts'
import { boundsAround, isWithin, type LatLng, type Ring } from '#domain/geo/geo.ts'
import { foldTown, townKey, townName } from '#domain/geo/town.ts'
import type { Listing, ListingSummary } from '#domain/listing/listing.ts'
import { ok, type Result } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { isPlaced, type MapCluster, type MapHomes, type MapQuery } from '#domain/search/map-homes.ts'
import { matches } from '#domain/search/matching.ts'
import { COMPARE, PAGE_SIZE, searchListings, type ListingPage, type ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { GatewayHarness } from './clause.ts'
import { brokenClauses } from './listing-gateway.ts'
import { summaryOf } from './made-listings.ts'
import { SEARCH_CONTEXT } from './search-context.ts'

/** Changes a right gateway into a wrong one. */
type Defect = (right: ListingGateway, listings: readonly Listing[]) => Partial<ListingGateway>

const broken: ListingGateway = {
  search: async () => ({ ok: false, problem: { kind: 'unavailable', message: 'down' } }),
  rank: async () => ({ ok: false, problem: { kind: 'unavailable', message: 'down' } }),
  fits: async () => ({ ok: false, problem: { kind: 'unavailable', message: 'down' } }),
  choiceCounts: async () => ({ ok: false, problem: { kind: 'unavailable', message: 'down' } }),
  onMap: async () => ({ ok: false, problem: { kind: 'unavailable', message: 'down' } }),
  byId: async () => ({ ok: false, problem: { kind: 'unavailable', message: 'down' } }),
  similarTo: async () => ({ ok: false, problem: { kind: 'unavailable', message: 'down' } }),
  home: async () => ({ ok: false, problem: { kind: 'unavailable', message: 'down' } }),
}

function planted(defect: Defect): GatewayHarness {
  return {
    serve: async (listings) => {
      const right = sampleListingGateway({ listings, delayMs: 0 })
      return { ...right, ...defect(right, listings) }
    },
    serveBroken: async () => ({ ...broken, ...defect(broken, []) }),
    close: async () => {},
  }
}

/** A search whose answer is changed after the fact. */
const alterPage =
  (alter: (page: ListingPage, query: ListingQuery) => ListingPage): Defect =>
  (right) => ({
    search: async (query, signal) => {
      const answer = await right.search(query, signal)
      return answer.ok ? ok(alter(answer.value, query)) : answer
    },
  })

/** A search that first puts the query to itself in other words. */
const alterQuery =
  (alter: (query: ListingQuery) => ListingQuery): Defect =>
  (right) => ({ search: (query, signal) => right.search(alter(query), signal) })

/** A search with a rule of its own for what matches. */
const alterMatch =
  (fits: (listing: Listing, query: ListingQuery) => boolean): Defect =>
  (right, listings) => ({
    search: async (query, signal) => {
      const answer = await right.search(query, signal)
      if (!answer.ok) return answer
      const found = listings.filter((listing) => fits(listing, query))
      const everything = {
        ...query,
        filters: { ...defaultFilters(query.filters.market), price: { min: 0, max: Infinity } },
      }
      const page = searchListings(found, everything)
      return ok({ ...page, facets: answer.value.facets, relaxation: page.total === 0 ? answer.value.relaxation : null })
    },
  })

/** A search for which homes stand where its own rule says, and of the towns that rule says. */
const alterPlace = (fits: (listing: Listing, filters: ListingFilters) => boolean): Defect =>
  alterMatch(
    (listing, { filters }) =>
      matches(listing, { ...filters, towns: [], area: null, within: null }) && fits(listing, filters),
  )

/** Where a home stands: null where nothing is known of it. */
const standsAt = ({ location, city, county }: ListingSummary): LatLng | null => location ?? townPoint(city, county)

/** How often a line goes around a point: it lies inside where it does so at all (the rule that areas don't follow). */
function turnsAround({ lat, lng }: LatLng, ring: Ring): number {
  let turns = 0
  for (const [index, b] of ring.entries()) {
    const a = ring.at(index - 1)!
    const left = (b.lng - a.lng) * (lat - a.lat) - (lng - a.lng) * (b.lat - a.lat)
    if (a.lat <= lat && b.lat > lat && left > 0) turns++
    if (a.lat > lat && b.lat <= lat && left < 0) turns--
  }
  return turns
}

/** A map whose answer is changed after the fact. */
const alterMap =
  (alter: (shown: MapHomes, listings: readonly Listing[], query: MapQuery) => MapHomes): Defect =>
  (right, listings) => ({
    onMap: async (query, signal) => {
      const answer = await right.onMap(query, signal)
      return answer.ok ? ok(alter(answer.value, listings, query)) : answer
    },
  })

const alterGroups = (alter: (group: MapCluster, listings: readonly Listing[]) => MapCluster): Defect =>
  alterMap(({ homes, groups }, listings) => ({ homes, groups: groups.map((group) => alter(group, listings)) }))

/** A map that is asked in other words. */
const alterMapQuery =
  (alter: (query: MapQuery) => MapQuery): Defect =>
  (right) => ({ onMap: (query, signal) => right.onMap(alter(query), signal) })

const inGroup = ({ bounds, cheapest }: MapCluster, listings: readonly Listing[]) =>
  listings.filter(isPlaced).filter((home) => home.market === cheapest.market && isWithin(home.location, bounds))

const withoutText = ({ filters }: ListingQuery) => ({ ...filters, search: '' })
const holds = (listing: ListingSummary, test: (text: string) => boolean) =>
  [listing.title, listing.address, listing.county].some(test)

const likePattern = (text: string) =>
  new RegExp(
    text
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('%', '.*')
      .replaceAll('_', '.'),
    'iu',
  )

const emptyPage = (right: ListingGateway, query: ListingQuery): Promise<Result<ListingPage>> => {
  const nothing = searchListings([], query)
  return right.search(query).then((answer) => (answer.ok ? answer : ok(nothing)))
}

/** Wrong adapters as they come about, each with the clause that must notice. */
const DEFECTS: Record<string, { defect: Defect; noticedBy: RegExp }> = {
  'beds or baths instead of beds and baths': {
    defect: alterMatch(
      (listing, { filters }) =>
        matches(listing, { ...filters, beds: null }, SEARCH_CONTEXT) ||
        matches(listing, { ...filters, baths: null }, SEARCH_CONTEXT),
    ),
    noticedBy: /every filter must hold/,
  },
  'any amenity instead of every one': {
    defect: alterMatch((listing, { filters }) =>
      filters.amenities.length === 0
        ? matches(listing, filters, SEARCH_CONTEXT)
        : filters.amenities.some((amenity) => matches(listing, { ...filters, amenities: [amenity] }, SEARCH_CONTEXT)),
    ),
    noticedBy: /every filter must hold/,
  },
  'the highest price left out': {
    defect: alterMatch(
      (listing, { filters }) => matches(listing, filters, SEARCH_CONTEXT) && listing.price < filters.price.max,
    ),
    noticedBy: /both ends of the price range/,
  },
  'the lowest price left out': {
    defect: alterMatch(
      (listing, { filters }) => matches(listing, filters, SEARCH_CONTEXT) && listing.price > filters.price.min,
    ),
    noticedBy: /both ends of the price range/,
  },
  'text compared with its case': {
    defect: alterMatch(
      (listing, query) =>
        matches(listing, withoutText(query), SEARCH_CONTEXT) &&
        holds(listing, (text) => text.includes(query.filters.search)),
    ),
    noticedBy: /in any case/,
  },
  'text found across two fields': {
    defect: alterMatch((listing, query) => {
      const all = foldCase(`${listing.title} ${listing.address} ${listing.county}`)
      return matches(listing, withoutText(query), SEARCH_CONTEXT) && all.includes(foldCase(query.filters.search))
    }),
    noticedBy: /but not across them/,
  },
  'wildcards at work in the text': {
    defect: alterMatch(
      (listing, query) =>
        matches(listing, withoutText(query), SEARCH_CONTEXT) &&
        holds(listing, (text) => likePattern(query.filters.search).test(text)),
    ),
    noticedBy: /hostile search text/,
  },
  'quotes dropped from the text': {
    defect: alterQuery((query) => ({
      ...query,
      filters: { ...query.filters, search: query.filters.search.replaceAll('"', '') },
    })),
    noticedBy: /hostile search text/,
  },
  'short texts not looked up': {
    defect: alterQuery((query) => ({
      ...query,
      filters: { ...query.filters, search: query.filters.search.length < 3 ? '' : query.filters.search },
    })),
    noticedBy: /in any case/,
  },
  'unknown beds taken for enough': {
    defect: alterMatch((listing, { filters }) =>
      matches(listing, listing.beds === null ? { ...filters, beds: null } : filters, SEARCH_CONTEXT),
    ),
    noticedBy: /unknown number of beds/,
  },
  'ties the other way round': {
    defect: alterPage((page, { sort }) => ({
      ...page,
      listings: page.listings.toSorted((a, b) => (sort === 'price-asc' ? a.price - b.price || b.id - a.id : 0)),
    })),
    noticedBy: /each order is total/,
  },
  'homes elsewhere among the others': {
    defect: (_, listings) => ({
      search: async (query) => {
        const inOurs = listings.map((home) => ({ ...home, county: 'Essex' }))
        return ok(searchListings(inOurs, query))
      },
    }),
    noticedBy: /outside the counties served come after/,
  },
  'dearer homes of any county counted': {
    defect: (right) => ({
      search: async (query, signal) => {
        const answer = await right.search(query, signal)
        const anywhere = await right.search({ ...query, filters: { ...query.filters, county: null } }, signal)
        if (!answer.ok || !anywhere.ok) return answer
        const facets = { ...answer.value.facets, above: anywhere.value.facets.above }
        return ok({ ...answer.value, facets })
      },
    }),
    noticedBy: /homes above the highest price are counted/,
  },
  'unknown sizes first': {
    defect: alterPage((page, { sort }) => ({
      ...page,
      listings: page.listings.toSorted((a, b) =>
        sort === 'beds' ? Number(a.beds !== null) - Number(b.beds !== null) : 0,
      ),
    })),
    noticedBy: /each order is total/,
  },
  'pages counted from zero': {
    defect: alterQuery((query) => ({ ...query, page: query.page + 1 })),
    noticedBy: /pages hold 24/,
  },
  'a page past the end is empty': {
    defect: alterPage((page, query) => (query.page > page.pageCount ? { ...page, listings: [] } : page)),
    noticedBy: /pages hold 24/,
  },
  'no page at all where there is nothing': {
    defect: alterPage((page) => ({ ...page, pageCount: Math.ceil(page.total / PAGE_SIZE) })),
    noticedBy: /one empty page/,
  },
  'counts of the whole stock': {
    defect: (right) => ({
      search: async (query, signal) => {
        const answer = await right.search(query, signal)
        const all = await right.search({ ...query, filters: { ...query.filters, county: null, amenities: [] } }, signal)
        return answer.ok && all.ok ? ok({ ...answer.value, facets: all.value.facets }) : answer
      },
    }),
    noticedBy: /counts beside the options/,
  },
  'help only for the first filter': {
    defect: alterPage((page) => ({ ...page, relaxation: page.relaxation && { ...page.relaxation, total: 1 } })),
    noticedBy: /the filter to ease/,
  },
  'no help': { defect: alterPage((page) => ({ ...page, relaxation: null })), noticedBy: /the filter to ease/ },
  'a home without its details': {
    defect: (right) => ({
      byId: async (id, signal) => {
        const answer = await right.byId(id, signal)
        return answer.ok ? ok({ ...answer.value, description: '' }) : answer
      },
    }),
    noticedBy: /everything known of it/,
  },
  'an unknown id taken for a breakdown': {
    defect: (right) => ({ byId: async (id) => ((await right.byId(id)).ok ? right.byId(id) : broken.byId(id)) }),
    noticedBy: /D-02/,
  },
  'a home similar to itself': {
    defect: (right) => ({
      similarTo: async (id, signal) => {
        const [self, others] = [await right.byId(id, signal), await right.similarTo(id, signal)]
        return self.ok && others.ok ? ok([summaryOf(self.value), ...others.value].slice(0, 3)) : others
      },
    }),
    noticedBy: /similar homes: same county/,
  },
  'featured homes in another order': {
    defect: (right) => ({
      home: async (signal) => {
        const answer = await right.home(signal)
        return answer.ok ? ok({ ...answer.value, featured: answer.value.featured.toReversed() }) : answer
      },
    }),
    noticedBy: /H-03/,
  },
  'towns compared with their case': {
    defect: alterPlace(({ city, county }, { towns }) => towns.length === 0 || towns.includes(townKey(city, county))),
    noticedBy: /towns are told by name and county, in any case/,
  },
  'towns told by their names alone': {
    defect: alterPlace(
      ({ city }, { towns }) => towns.length === 0 || towns.some((town) => foldCase(townName(town)) === foldCase(city)),
    ),
    noticedBy: /towns are told by name and county/,
  },
  'towns told by how they begin': {
    defect: alterPlace(
      ({ city, county }, { towns }) =>
        towns.length === 0 || towns.some((town) => foldTown(townKey(city, county)).startsWith(foldTown(town))),
    ),
    noticedBy: /towns are told by name and county/,
  },
  'an unknown town taken for any': {
    defect: alterPlace((listing, filters) =>
      matches(
        listing,
        { ...filters, towns: filters.towns.filter((town) => !town.endsWith('/Nowhere')) },
        SEARCH_CONTEXT,
      ),
    ),
    noticedBy: /unknown has no homes/,
  },
  'a box without its edge': {
    defect: alterPlace((listing, { within }) => {
      const at = standsAt(listing)
      if (!within || !at) return true
      return at.lat > within.south && at.lat < within.north && at.lng > within.west && at.lng < within.east
    }),
    noticedBy: /a box holds the homes inside and on its edge/,
  },
  'the box around an area in place of the area': {
    defect: alterPlace((listing, { area }) => {
      const at = standsAt(listing)
      return !area || !at || isWithin(at, boundsAround(area))
    }),
    noticedBy: /not what lies in the bay/,
  },
  'an area that is inside wherever its line goes around': {
    defect: alterPlace((listing, { area }) => {
      const at = standsAt(listing)
      return !area || !at || turnsAround(at, area) !== 0
    }),
    noticedBy: /where an area crosses itself/,
  },
  'homes without a place left out': {
    defect: alterPlace(
      (listing, filters) =>
        matches(listing, filters, SEARCH_CONTEXT) && (listing.location !== null || !(filters.area || filters.within)),
    ),
    noticedBy: /a home without a place stands where its town does/,
  },
  'homes without a place kept, wherever their town lies': {
    defect: alterPlace((listing, filters) => matches(listing, filters)),
    noticedBy: /a home without a place stands where its town does/,
  },
  'homes of an unknown town left out': {
    defect: alterPlace(
      (listing, filters) =>
        matches(listing, filters, SEARCH_CONTEXT) && (standsAt(listing) !== null || !(filters.area || filters.within)),
    ),
    noticedBy: /a home without a place stands where its town does/,
  },
  'every home where its town is': {
    defect: alterPlace((listing, filters) => matches({ ...listing, location: null }, filters, SEARCH_CONTEXT)),
    noticedBy: /a home without a place stands where its town does/,
  },
  'an area or a box instead of both': {
    defect: alterPlace(
      (listing, filters) =>
        matches(listing, { ...filters, area: null }, SEARCH_CONTEXT) ||
        (filters.area !== null && matches(listing, { ...filters, within: null }, SEARCH_CONTEXT)),
    ),
    noticedBy: /all that is asked of a place must hold at once/,
  },
  'a grouped home that also stands alone': {
    defect: alterMap(({ homes, groups }, listings) => {
      const first = groups[0] && listings.map(summaryOf).find(({ id }) => id === groups[0]!.cheapest.id)
      return { homes: first && isPlaced(first) ? [...homes, first] : homes, groups }
    }),
    noticedBy: /M-03/,
  },
  'a group that forgets a home': {
    defect: alterGroups((group) => ({ ...group, count: Math.max(2, group.count - 1) })),
    noticedBy: /M-03/,
  },
  'the dearest home for the cheapest': {
    defect: alterGroups((group, listings) => {
      const [dearest] = inGroup(group, listings).sort((a, b) => b.price - a.price || a.id - b.id)
      return dearest ? { ...group, cheapest: { ...group.cheapest, id: dearest.id, price: dearest.price } } : group
    }),
    noticedBy: /M-03/,
  },
  'of equal prices the home with the higher id': {
    defect: alterGroups((group, listings) => {
      const { price } = group.cheapest
      const [last] = inGroup(group, listings)
        .filter((home) => home.price === price)
        .sort((a, b) => b.id - a.id)
      return last ? { ...group, cheapest: { ...group.cheapest, id: last.id } } : group
    }),
    noticedBy: /M-03/,
  },
  'boxes with room around them': {
    defect: alterGroups((group) => ({ ...group, bounds: { ...group.bounds, east: group.bounds.east + 0.0001 } })),
    noticedBy: /a mere point/,
  },
  'a group in the corner of its homes': {
    defect: alterGroups((group) => ({ ...group, at: { lat: group.bounds.south, lng: group.bounds.west } })),
    noticedBy: /M-03/,
  },
  'homes at one door one by one when seen from near': {
    defect: alterMap((shown, listings, { zoom }) =>
      zoom < 18 ? shown : { homes: listings.map(summaryOf).filter(isPlaced), groups: [] },
    ),
    noticedBy: /at one door/,
  },
  'the map with the oldest first': {
    defect: alterMap(({ homes, groups }) => ({ homes: homes.toReversed(), groups })),
    noticedBy: /the newest first/,
  },
  'a home without a place shown at its town': {
    defect: alterMap(({ homes, groups }, listings) => {
      const lost = listings.filter(({ location }) => location === null).map(summaryOf)
      const placed = lost.flatMap((home) => {
        const location = townPoint(home.city, home.county)
        return location ? [{ ...home, location }] : []
      })
      return { homes: [...homes, ...placed], groups }
    }),
    noticedBy: /a home without a place is not on the map/,
  },
  'every home alone, however many there are': {
    defect: alterMap((_, listings, { filters }) => ({
      homes: listings
        .filter((home) => matches(home, filters, SEARCH_CONTEXT))
        .map(summaryOf)
        .filter(isPlaced)
        .sort(COMPARE.newest),
      groups: [],
    })),
    noticedBy: /at most as many pieces/,
  },
  'only the pieces there is room for': {
    defect: alterMap(({ homes, groups }) => ({ homes: homes.slice(0, 20), groups: groups.slice(0, 20) })),
    noticedBy: /at most as many pieces/,
  },
  'a map that shows homes beside its box': {
    defect: alterMapQuery((query) => ({ ...query, filters: { ...query.filters, within: null } })),
    noticedBy: /the map has the homes that meet every filter/,
  },
  'a map that shows homes beside its area': {
    defect: alterMapQuery((query) => ({ ...query, filters: { ...query.filters, area: null } })),
    noticedBy: /the map has the homes that meet every filter/,
  },
  'a map that knows no county': {
    defect: alterMapQuery((query) => ({ ...query, filters: { ...query.filters, county: null } })),
    noticedBy: /the map has the homes that meet every filter/,
  },
  'a map that knows no text': {
    defect: alterMapQuery((query) => ({ ...query, filters: { ...query.filters, search: '' } })),
    noticedBy: /the map is empty/,
  },
  'a map that heeds no abort': {
    defect: (right) => ({ onMap: (query) => right.onMap(query) }),
    noticedBy: /an aborted call is answered/,
  },
  'a failure shown as an empty map': {
    defect: (right) => ({
      onMap: async (query, signal) => {
        const answer = await right.onMap(query, signal)
        return answer.ok || signal?.aborted ? answer : ok({ homes: [], groups: [] })
      },
    }),
    noticedBy: /never empty/,
  },
  'an abort that is not heeded': {
    defect: (right) => ({ search: (query) => right.search(query), byId: (id) => right.byId(id) }),
    noticedBy: /an aborted call is answered/,
  },
  'a failure shown as an empty list': {
    defect: (right) => ({
      search: (query, signal) => (signal?.aborted ? right.search(query, signal) : emptyPage(right, query)),
    }),
    noticedBy: /never empty/,
  },
  'a failure that is thrown': {
    defect: (right) => ({
      home: async (signal) => {
        const answer = await right.home(signal)
        if (!answer.ok && !signal?.aborted) throw new Error(answer.problem.message)
        return answer
      },
    }),
    noticedBy: /never empty/,
  },
}

test('the right adapter, dressed as a planted one, breaks no clause', async () => {
  expect(await brokenClauses(planted(() => ({})))).toEqual([])
})

for (const [name, { defect, noticedBy }] of Object.entries(DEFECTS)) {
  test(`the suite notices: ${name}`, async () => {
    // Only the clauses that must notice: a broken property takes long to shrink.
    expect(await brokenClauses(planted(defect), noticedBy)).not.toEqual([])
  })
}
