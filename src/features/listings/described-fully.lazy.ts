import { refusalText } from '#content/fair-housing-refusals.ts'
import { voucherText } from '#content/voucher-text.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { readSearch } from '#language/en/read-search.ts'
import { UNFILTERED_WORDS } from '#language/en/unfiltered-words.ts'
import type { PlaceNames } from '#language/place-names.ts'
import type { Span } from '#language/sentence.ts'
import type { Intent } from '#language/understanding.ts'
import { basisOf, EVERY_PRICE_SHOWN, isPlace, opensPrice, usedOf, type Described } from './described.ts'

/** Sentences that ask for homes, or for something about those that meet what they say. */
const OF_HOMES: ReadonlySet<Intent> = new Set(['search', 'refine', 'count', 'budget'])

export const NO_FILTER =
  'We found nothing to search by. Tell us the location, your top price, the number of bedrooms, and your must-haves.'

/**
 * What any sentence in the field makes of the filters in force. It goes on from what it finds, or begins anew, as
 * `readSearch` says.
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
  const basis = basisOf(said, inForce, last, places)
  const read = readSearch(said, { ...basis.context, ...(cheapestShown !== undefined && { cheapestShown }) })
  const { parts, limits, missed, refused, hasVoucher } = read
  const [unfiltered, otherwise] = [true, false].map((wanted) =>
    limits.filter(({ words }) => (words === UNFILTERED_WORDS) === wanted),
  ) as [typeof limits, typeof limits]
  const isApplied = parts.length > 0 && OF_HOMES.has(read.intent)
  const text = ({ start, end }: Span) => said.slice(start, end)
  const refusal = refusalText(
    refused.map(({ kind }) => kind),
    'we',
  )
  const notes = [
    refusal,
    hasVoucher ? voucherText('we') : '',
    ...[...Map.groupBy(otherwise, ({ words }) => words)].map(
      ([words, all]) => `“${all.map(text).join(',” “')}”: ${words}`,
    ),
    isApplied && opensPrice(basis, parts) ? EVERY_PRICE_SHOWN : '',
  ].filter(Boolean)
  return {
    said,
    before: basis.before,
    filters: isApplied ? read.filters : inForce,
    sort: isApplied ? read.sort : null,
    isApplied,
    used: isApplied ? usedOf(parts) : [],
    skipped: [...unfiltered, ...missed].toSorted((a, b) => a.start - b.start).map(text),
    notes: isApplied || notes.length > 0 ? notes : [NO_FILTER],
    isPlace: isPlace(parts),
  }
}
