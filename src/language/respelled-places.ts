import { foldName, type PlaceNames } from './place-names.ts'

/** Most words of a place's name ('West New York', 'Upper Saddle River Borough'). */
const MAX_WORDS = 4

/**
 * A search text with the names of towns and counties spelled as they are: 'hobokn loft' gives 'Hoboken loft'. Null where
 * no word is near a name, or all names are right already.
 */
export function respellPlaces(text: string, names: PlaceNames): string | null {
  const words = text.split(/\s+/).filter(Boolean)
  const parts = respell(words, names, MAX_WORDS)
  const respelled = parts.join(' ')
  return foldName(respelled) === foldName(text) ? null : respelled
}

/** Longer names first: 'Jersey City' is right before 'jersey' is near anything. */
function respell(words: readonly string[], names: PlaceNames, size: number): string[] {
  if (size === 0 || words.length === 0) return [...words]
  for (let start = 0; start + size <= words.length; start++) {
    const span = words.slice(start, start + size).join(' ')
    const name = nameOf(span, names)
    if (name === null) continue
    return [...respell(words.slice(0, start), names, size), name, ...respell(words.slice(start + size), names, size)]
  }
  return respell(words, names, size - 1)
}

/** The name that a text is, as typed, or the one it resembles; null where it is neither. */
function nameOf(text: string, names: PlaceNames): string | null {
  const folded = foldName(text)
  if (names.byName.has(folded)) return text
  const letters = folded.replaceAll(' ', '')
  // House numbers and ZIP codes resemble nothing.
  if (/\d/.test(letters)) return null
  const named = names.resembling(letters, / (county|co)$/.test(folded))
  return named && named.kind !== 'zip' ? named.text : null
}
