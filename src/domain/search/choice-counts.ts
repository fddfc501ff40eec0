import { COUNTIES } from '../geo/county.ts'
import type { Listing } from '../listing/listing.ts'
import type { SearchContext } from './filter-rules.ts'
import { FILTERS, filterKeysOf, type FilterKey, type ListingFilters } from './filters/catalogue.ts'
import type { Filter } from './filters/filter.ts'
import { matching } from './matching.ts'

/** How many homes each choice of 'More filters' would show, by the parameter and value that stand for it: 'kind=condo'. */
export type ChoiceCounts = Readonly<Record<string, number>>

/** One choice: the search with it made, all other filters as they are. */
export interface Choice {
  name: string
  filters: ListingFilters
}

/**
 * The choices that are counted: each option of filters that take any of several, by itself; each flag, each feature, and
 * each option left out, besides those in force, except features left out, which have no boxes; each county by itself; no
 * association fee.
 */
export const choicesBeside = (filters: ListingFilters): Choice[] => [
  ...COUNTIES.map((county) => ({ name: choiceName('county', county), filters: { ...filters, county, counties: [] } })),
  ...filterKeysOf(filters.market).flatMap((key) => choicesOf(key, filters)),
]

/** The counts of listings in memory. */
export const countChoices = (
  listings: readonly Listing[],
  filters: ListingFilters,
  context?: SearchContext,
): ChoiceCounts =>
  Object.fromEntries(
    choicesBeside(filters).map((choice) => [choice.name, listings.filter(matching(choice.filters, context)).length]),
  )

/** The name of an option's count. */
export const choiceName = (param: string, option: string): string => `${param}=${option}`

function choicesOf(key: FilterKey, filters: ListingFilters): Choice[] {
  const filter = FILTERS[key] as Filter<unknown> & { options?: readonly unknown[] }
  const chosen = (option: string, value: unknown) => ({
    name: choiceName(Object.keys(filter.params)[0]!, option),
    filters: { ...filters, [key]: value },
  })
  if (key === 'fee') return [chosen('0', { min: null, max: 0 })]
  if (filter.kind === 'flag' || filter.kind === 'event') return [chosen('yes', true)]
  if (filter.kind === 'recent') return filter.options!.map((option) => chosen(String(option), option))
  if (key === 'notFeatures') return []
  const [param] = Object.values(filter.params)
  if (filter.kind === 'features' || filter.kind === 'left-out') {
    const inForce = filters[key] as readonly string[]
    return param!.kind === 'several-of'
      ? param.options.map((option) => chosen(option, [...new Set([...inForce, option])]))
      : []
  }
  return filter.kind === 'any' && key !== 'counties'
    ? filter.options!.map((option) => chosen(String(option), [option]))
    : []
}
