import { townName, type TownKey } from '../../geo/town.ts'
import type { Filter } from './filter.ts'

/** Maximum number of towns chosen at once. */
export const MAX_TOWNS = 20

/** 'Ridgewood', 'Ridgewood, Teaneck', 'Ridgewood and 3 more'. */
const townsText = ([first = '', ...others]: readonly string[]): string =>
  others.length < 2 ? [first, ...others].join(', ') : `${first} and ${others.length} more`

const textOf = (towns: readonly TownKey[]) => [...towns].sort().join(',')

/** Homes of any of these towns; none means of any town. */
export const towns: Filter<readonly TownKey[], 'towns'> = {
  kind: 'towns',
  params: { towns: { kind: 'towns', max: MAX_TOWNS } },
  none: [],
  label: 'Towns',
  read: ({ towns: given }) => (given as TownKey[] | undefined) ?? [],
  write: (wanted) => (wanted.length > 0 ? { towns: textOf(wanted) } : {}),
  relaxed: () => [],
  chip: (wanted) => townsText(wanted.map(townName)),
}
