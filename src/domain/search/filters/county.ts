import { COUNTIES, type County } from '../../geo/county.ts'
import { any, choice, leftOut } from './filter-kinds.ts'
import type { Filter } from './filter.ts'

/** What the parameter `county` names: the county, or the counties. */
type Named = { readonly county?: readonly County[] }

/** Homes of one of the seven counties. Several of them are another filter, `counties`, in the same parameter. */
export const county = {
  ...choice<'county', County, County | null>('county', COUNTIES, null, {
    label: 'County',
    anyLabel: 'All Counties',
  }),
  params: { county: { kind: 'several-of', options: COUNTIES } } as const,
  read: ({ county: named }: Named): County | null => (named?.length === 1 ? named[0]! : null),
}

const anyCounty = any('county', COUNTIES, { label: '', words: (option) => option })

/** Homes of none of these counties. */
export const notCounties = leftOut(anyCounty)

/** Homes of any of several counties. */
export const counties: Filter<readonly County[], never> & { kind: 'any'; options: readonly County[] } = {
  ...anyCounty,
  params: {},
  write: (wanted) => (wanted.length > 0 ? { county: [...wanted].sort().join(',') } : {}),
  read: ({ county: named = [] }: Named) => (named.length > 1 ? named : []),
  chip: (wanted) => `${wanted.join(', ')} Counties`,
}

/** The counties that homes are looked for in; null is everywhere. */
export const countiesOf = (filters: {
  county: County | null
  counties: readonly County[]
}): readonly County[] | null => {
  if (filters.county !== null) return [filters.county]
  return filters.counties.length > 0 ? filters.counties : null
}
