/**
 * Damerau-Levenshtein distance (optimal string alignment): letters inserted, deleted, substituted or transposed. Returns
 * `limit` + 1 for any distance above `limit`.
 */
export function lettersApart(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    ;[before, last] = [last, row]
  }
  return Math.min(last[b.length]!, limit + 1)
}

/** A phonetic key: the consonants as they sound, so that 'seecaucus' and 'secaucus' are equal. */
export const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/gh|(?<=.)[aeiouyhw]/g, '')
    .replaceAll(/[cqk]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('d', 't')
    .replaceAll(/(.)\1+/g, '$1')
