/** A name's letters without case and accents; digits padded, so that 9 comes before 10. */
const sortKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\d+/g, (digits) => digits.padStart(8, '0'))

/**
 * The alphabetical order of two names, for sort: letters without case and accents, numbers by their value, a space before any
 * letter. `localeCompare` goes by the engine's locale data, so a server and a browser could list the same names differently.
 */
export function compareNames(one: string, other: string): number {
  const [key, otherKey] = [sortKey(one), sortKey(other)]
  if (key !== otherKey) return key < otherKey ? -1 : 1
  return one < other ? -1 : Number(one > other)
}
