import { formatCount } from '#domain/count.ts'
import { chipText } from '#domain/search/chip-texts.ts'
import type { FilterKey, ListingFilters } from '#domain/search/filters/catalogue.ts'
import { SORT_LABELS, type Sort } from '#domain/search/sort.ts'
import { FILTER_WORDS } from '#language/en/filter-words.ts'
import { ended } from './full-stop.ts'

type Asked = FilterKey | 'sort'

const OF_DESCRIPTIONS =
  'I have no filter for that, but I can look for keywords in the descriptions. Try “that mention a home office.”'

/** What a filter is set to, or how to set it. `filters`: the search; null where it doesn't set this one. */
function aboutFilter(asked: FilterKey | null, filters: ListingFilters | null): string {
  if (asked === null) return OF_DESCRIPTIONS
  const { noun, say, correct, drop } = FILTER_WORDS[asked]
  const example = say ? ` Try “${say}.”` : ' Draw it on the map.'
  if (filters === null) return `I can search by ${noun}. You haven’t set it yet.${example}`
  const changes = [correct && `“${correct}” to change it`, drop && `“${drop}” to drop it`].filter(Boolean)
  const set = chipText(asked, filters[asked], filters.market)
  return `${ended(`Your search has ${noun} set to ${set.startsWith('“') ? set : `“${set}”`}`)}${changes.length > 0 ? ` Say ${changes.join(', or ')}.` : ''}`
}

export const filterTexts = {
  list: 'You can search by place, price or monthly cost, bedrooms and bathrooms, home type, size, lot, year built, fee, garage, train, open houses, price cuts, and features such as a basement, an elevator, or pets allowed. Say any of them; “forget the fee” removes one.',
  about: aboutFilter,
  /** Sentences that the visitor may press: what sets the filter, or else changes and drops it. */
  examples: (asked: Asked | null, isSet: boolean): string[] => {
    if (asked === null) return ['What filters do you have?']
    const { say, correct, drop } = FILTER_WORDS[asked]
    return (isSet ? [correct, drop] : [say]).filter((text) => text !== null)
  },
  orderIs: (sort: Sort): string =>
    `They’re sorted by “${SORT_LABELS[sort]}.” To change that, say “cheapest first” or “biggest first.”`,
  /** `search`: the homes with their count and what is asked of them. */
  criteria: (search: string, sort: Sort): string =>
    `You’re looking at ${search}, sorted by “${SORT_LABELS[sort]}.” What would you like to change?`,
  nothingAsked:
    'You haven’t set anything yet, so you’re seeing every home. Tell me a place, a price, or how many bedrooms.',
  /** How many of the homes of the search meet more. */
  ofThese: (matching: number, total: number): string =>
    `${matching === 0 ? 'None' : formatCount(matching)} of those ${formatCount(total)}. Your search stays as it is.`,
  showThem: 'Show me those',
  whatFilters: 'What filters do you have?',
}
