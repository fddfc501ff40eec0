import { expect, test } from 'vitest'
import { sampleListingGateway } from '#adapters/sample/listing-gateway.ts'
import { foldCase } from '#domain/filters.ts'
import type { Listing, ListingSummary } from '#domain/listing.ts'
import { ok, type Result } from '#domain/result.ts'
import { matches, PAGE_SIZE, searchListings, type ListingPage, type ListingQuery } from '#domain/search.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'
import type { GatewayHarness } from './clause.ts'
import { brokenClauses } from './listing-gateway.ts'
import { summaryOf } from './made-listings.ts'

/** Changes a right gateway into a wrong one. */
type Defect = (right: ListingGateway, listings: readonly Listing[]) => Partial<ListingGateway>

const broken: ListingGateway = {
  search: async () => ({ ok: false, problem: { kind: 'unavailable', message: 'down' } }),
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
  (fits: (listing: ListingSummary, query: ListingQuery) => boolean): Defect =>
  (right, listings) => ({
    search: async (query, signal) => {
      const answer = await right.search(query, signal)
      if (!answer.ok) return answer
      const found = listings.map(summaryOf).filter((listing) => fits(listing, query))
      const everything = {
        ...query,
        filters: { ...query.filters, search: '', county: null, beds: null, baths: null, amenities: [] },
      }
      const page = searchListings(found, {
        ...everything,
        filters: { ...everything.filters, price: { min: 0, max: Infinity } },
      })
      return ok({ ...page, facets: answer.value.facets, relaxation: page.total === 0 ? answer.value.relaxation : null })
    },
  })

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
        matches(listing, { ...filters, beds: null }) || matches(listing, { ...filters, baths: null }),
    ),
    noticedBy: /every filter must hold/,
  },
  'any amenity instead of every one': {
    defect: alterMatch((listing, { filters }) =>
      filters.amenities.length === 0
        ? matches(listing, filters)
        : filters.amenities.some((amenity) => matches(listing, { ...filters, amenities: [amenity] })),
    ),
    noticedBy: /any listings and any query/,
  },
  'the highest price left out': {
    defect: alterMatch((listing, { filters }) => matches(listing, filters) && listing.price < filters.price.max),
    noticedBy: /both ends of the price range/,
  },
  'the lowest price left out': {
    defect: alterMatch((listing, { filters }) => matches(listing, filters) && listing.price > filters.price.min),
    noticedBy: /both ends of the price range/,
  },
  'text compared with its case': {
    defect: alterMatch(
      (listing, query) =>
        matches(listing, withoutText(query)) && holds(listing, (text) => text.includes(query.filters.search)),
    ),
    noticedBy: /in any case/,
  },
  'text found across two fields': {
    defect: alterMatch((listing, query) => {
      const all = foldCase(`${listing.title} ${listing.address} ${listing.county}`)
      return matches(listing, withoutText(query)) && all.includes(foldCase(query.filters.search))
    }),
    noticedBy: /but not across them/,
  },
  'wildcards at work in the text': {
    defect: alterMatch(
      (listing, query) =>
        matches(listing, withoutText(query)) && holds(listing, (text) => likePattern(query.filters.search).test(text)),
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
      matches(listing, listing.beds === null ? { ...filters, beds: null } : filters),
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
    expect(await brokenClauses(planted(defect))).toContainEqual(expect.stringMatching(noticedBy))
  })
}
