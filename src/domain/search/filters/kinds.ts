import { HOME_KINDS } from '../../listing/home-kind.ts'
import { any, leftOut } from './filter-kinds.ts'

/** Homes of any of these kinds. */
export const kinds = any('kind', HOME_KINDS, {
  label: 'Home type',
  words: (kind) => kind.charAt(0).toUpperCase() + kind.slice(1),
})

/** Homes of none of these kinds. */
export const notKinds = leftOut(kinds)
