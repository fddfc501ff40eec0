import { refusalText } from '#content/fair-housing-refusals.ts'
import { voucherText } from '#content/voucher-text.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE, PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { toQueryString } from '#domain/search/query-string.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { PlaceNames } from '#language/place-names.ts'
import type { Span } from '#language/sentence.ts'
import { understand } from '#language/understand.ts'
import type { Intent } from '#language/understanding.ts'

/** A sentence in the field, and what became of it. */
export interface Described {
  said: string
  /** The filters it was read from. */
  before: ListingFilters
  /** The filters that stand afterwards. */
  filters: ListingFilters
  /** The order asked for, if any. */
  sort: Sort | null
  /** Whether it asked for anything that homes are filtered or ordered by. */
  isApplied: boolean
  /** What was understood, in the words of chips. */
  chips: string[]
  /** What was understood and can't be done, and what was done without being asked, in sentences. */
  notes: string[]
  /** The visitor's own words that mean nothing here. */
  missed: string[]
}

/** Sentences that ask for homes, or for something about those that meet what they say. */
const OF_HOMES: ReadonlySet<Intent> = new Set(['search', 'refine', 'count', 'budget'])

export const NO_FILTER =
  'There is nothing to filter by in this sentence. Say where, up to which price, how many rooms or what it should have.'
export const EVERY_PRICE_SHOWN = 'No price was named: homes of every price are shown.'

/**
 * What a sentence in the field makes of the filters in force. A price nobody chose gives way to every price, for it would
 * hide homes that meet the sentence. A sentence that is an edited form of the last stands in its place; any other goes on
 * from what it finds, or begins anew, as `understand` says.
 *
 * @param cheapestShown the lowest price of the homes shown, US dollars
 */
export function describedBy(
  said: string,
  inForce: ListingFilters,
  last: Described | null,
  places: PlaceNames,
  cheapestShown?: number,
): Described {
  const before = last && isInForce(last, inForce) && isEdited(last.said, said) ? last.before : inForce
  const base = withChosenPrice(before)
  const read = understand(said, {
    filters: base,
    places,
    defaultPrice: everyPrice,
    ...(cheapestShown !== undefined && { cheapestShown }),
  })
  const { parts, limits, missed, refused, hasVoucher } = read
  const isApplied = parts.length > 0 && OF_HOMES.has(read.intent)
  const isOpened = isApplied && base !== before && !parts.some(({ kind }) => kind === 'price')
  const text = ({ start, end }: Span) => said.slice(start, end)
  const refusal = refusalText(
    refused.map(({ kind }) => kind),
    'we',
  )
  const notes = [
    refusal,
    hasVoucher ? voucherText('we') : '',
    ...[...Map.groupBy(limits, ({ words }) => words)].map(
      ([words, all]) => `${all.map((limit) => `“${text(limit)}”`).join(', ')}: ${words}`,
    ),
    isOpened ? EVERY_PRICE_SHOWN : '',
  ].filter(Boolean)
  return {
    said,
    before,
    filters: isApplied ? read.filters : inForce,
    sort: isApplied ? read.sort : null,
    isApplied,
    chips: isApplied ? [...new Set(parts.map(({ words }) => words))] : [],
    notes: isApplied || notes.length > 0 ? notes : [NO_FILTER],
    missed: missed.map(text),
  }
}

/** Whether the filters are still those that a sentence left. */
export const isInForce = ({ filters }: Described, inForce: ListingFilters): boolean =>
  addressOf(filters) === addressOf(inForce)

const addressOf = (filters: ListingFilters): string =>
  toQueryString(writeListingQuery({ filters, sort: 'newest', page: 1 }))

function withChosenPrice(filters: ListingFilters): ListingFilters {
  const { initial } = PRICE_SCALES[filters.market]
  const isChosen = filters.price.min !== initial.min || filters.price.max !== initial.max
  return isChosen ? filters : { ...filters, price: EVERY_PRICE }
}

/** Most words of the shorter one stand in the other, too. */
function isEdited(last: string, said: string): boolean {
  const [a, b] = [last, said].map((text) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu)))
  return a!.intersection(b!).size * 2 > Math.min(a!.size, b!.size)
}
