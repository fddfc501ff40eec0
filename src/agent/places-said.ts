import { isOrdinary, foldName, type Named, type PlaceNames } from '#language/place-names.ts'

/** Longest name of a place, words. */
const MOST_WORDS = 4

/** The places that a sentence names, in the order said, the longest name first; of a name that several share, all. */
export function placesSaid(said: string, { byName }: PlaceNames): readonly Named[] {
  const words = foldName(said).split(' ')
  const found: Named[] = []
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
      const name = words.slice(at, at + count).join(' ')
      const named = isOrdinary(name) ? undefined : byName.get(name)
      if (!named) continue
      found.push(named)
      at += count - 1
      break
    }
  }
  return found
}
