import { countOf, formatCount } from '#domain/count.ts'
import { amenityFeature } from '#domain/search/amenity-feature.ts'
import { FEATURE_NOUNS } from '#domain/search/feature-nouns.ts'
import { relaxedText } from '#domain/search/filter-text.ts'
import type { FilterPart } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { Choice } from '#domain/voice/conversation.ts'
import { describe } from '#language/en/describe.ts'
import type { PlaceNames } from '#language/place-names.ts'

/** A filter left out: what it is called, and how many homes there are then. */
interface Dropped {
  part: FilterPart
  total: number
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const SHORT: Readonly<Partial<Record<FilterPart['part'], string>>> = {
  price: 'any price',
  beds: 'any number of bedrooms',
  baths: 'any number of bathrooms',
  towns: 'anywhere',
  county: 'anywhere',
  counties: 'anywhere',
}

/** What is said of filters that leave few homes or none. */
export const whyNoneTexts = {
  /** 'It is mostly “Pool”: without it there are 12. At any price there are 3.' */
  because: (dropped: readonly Dropped[], total: number, filters: ListingFilters): string => {
    const [first, ...others] = dropped.map(
      ({ part, total: then }) =>
        `${lowered(relaxedText(part, filters))} there ${then === 1 ? 'is' : 'are'} ${formatCount(then)}`,
    )
    const now =
      total === 0 ? 'No home matches everything' : `${countOf(total, 'home matches', 'homes match')} everything`
    const then = others.length > 0 ? `; ${others.join('; ')}` : ''
    return `${now}: ${first}${then}. What should I leave out?`
  },
  noFilter: (total: number): string =>
    `You haven’t set any filters: ${total === 1 ? 'this is the only home' : `these are all ${formatCount(total)} homes`} listed. I can save the search for later.`,
  nothingHelps: 'Dropping any one filter finds no more homes. Say “start over” to see everything.',
  together: 'It’s the combination, not any one filter. Which one matters most?',
  /** A search by one filter alone. */
  alone: (filters: ListingFilters, total: number, places: PlaceNames): Choice => ({
    label: `${describe(filters, places)} (${formatCount(total)})`,
    says: `start over, ${lowered(describe(filters, places))}`,
  }),
  label: ({ part, total }: Dropped, filters: ListingFilters): string =>
    `${relaxedText(part, filters)} (${formatCount(total)})`,
  /** Sentences that would leave a part out, the shortest first; each is read again before it is offered. */
  says: (part: FilterPart, filters: ListingFilters, relaxed: ListingFilters, places: PlaceNames): readonly string[] => [
    ...(SHORT[part.part] ? [SHORT[part.part]!] : []),
    ...(part.part === 'search' ? [`without ${filters.search}`] : []),
    ...(part.part === 'amenity'
      ? [
          `without ${amenityFeature(part.amenity).toLowerCase()}`,
          `without a ${amenityFeature(part.amenity).toLowerCase()}`,
        ].toReversed()
      : []),
    ...(part.part === 'feature' ? [`without ${FEATURE_NOUNS[part.feature]}`] : []),
    lowered(relaxedText(part, filters).replaceAll(/[“”]/g, '')),
    describe(relaxed, places),
    `start over, ${lowered(describe(relaxed, places))}`,
  ],
  startOver: { label: 'Start over', says: 'start over' },
  save: { label: 'Save this search', says: 'save this search' },
}
