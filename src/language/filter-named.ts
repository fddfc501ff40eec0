import type { Topic } from './topic.ts'

/** The names of each filter and of the order, as global patterns. */
export type FilterNames = readonly (readonly [NonNullable<Topic['asked']>, RegExp])[]

/** The filter whose name is the longest: 'drawn area' is no 'area'. Null for none. */
export function filterNamed(names: FilterNames, words: string): Topic['asked'] {
  const found = names.map(([key, pattern]) => ({
    key,
    length: Math.max(0, ...[...`${words} `.matchAll(pattern)].map(([name]) => name.length)),
  }))
  const [best] = found.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length)
  return best?.key ?? null
}
