import type { TownKey } from '../../geo/town.ts'
import { leftOut } from './filter-kinds.ts'
import type { FilterDefinition } from './filter.ts'

/** Maximum number of towns chosen at once. */
export const MAX_TOWNS = 20

/** Towns as a search has them: each once, the first MAX_TOWNS, sorted. */
export const chosenTowns = (towns: readonly TownKey[]): TownKey[] => [...new Set(towns)].slice(0, MAX_TOWNS).sort()

const textOf = (towns: readonly TownKey[]) => [...towns].sort().join(',')

/** Homes of any of these towns; none means of any town. */
export const towns: FilterDefinition<readonly TownKey[], 'towns'> = {
  kind: 'towns',
  params: { towns: { kind: 'towns', max: MAX_TOWNS } },
  none: [],
  label: '',
  read: ({ towns: given }) => (given as TownKey[] | undefined) ?? [],
  write: (wanted) => (wanted.length > 0 ? { towns: textOf(wanted) } : {}),
  relaxed: () => [],
}

/** Homes of none of these towns. */
export const notTowns = leftOut(towns)
