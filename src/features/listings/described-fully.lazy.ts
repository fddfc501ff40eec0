import { refusalText } from '#content/fair-housing-refusals.ts'
import { voucherText } from '#content/voucher-text.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { readSearch } from '#language/en/read-search.ts'
import type { PlaceNames } from '#language/place-names.ts'
import type { Span } from '#language/sentence.ts'
import type { Intent } from '#language/understanding.ts'
import { basisOf, chipsOf, EVERY_PRICE_SHOWN, opensPrice, type Described } from './described.ts'

/** Sentences that ask for homes, or for something about those that meet what they say. */
const OF_HOMES: ReadonlySet<Intent> = new Set(['search', 'refine', 'count', 'budget'])

export const NO_FILTER =
  'There is nothing to filter by in this sentence. Say where, up to which price, how many rooms or what it should have.'

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
  const isApplied = parts.length > 0 && OF_HOMES.has(read.intent)
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
    isApplied && opensPrice(basis, parts) ? EVERY_PRICE_SHOWN : '',
  ].filter(Boolean)
  return {
    said,
    before: basis.before,
    filters: isApplied ? read.filters : inForce,
    sort: isApplied ? read.sort : null,
    isApplied,
    chips: isApplied ? chipsOf(parts) : [],
    notes: isApplied || notes.length > 0 ? notes : [NO_FILTER],
    missed: missed.map(text),
  }
}
