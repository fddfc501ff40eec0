import Fuse from 'fuse.js'
import { GAZETTEER } from '#content/gazetteer.ts'
import type { Place } from '#domain/geo/place.ts'

/** Places offered for one text. */
const OFFERED = 7
/** How far a name may be from what was typed, from 0 (the same) to 1. */
const TOLERANCE = 0.34
/** Names whose distance differs by less than this count as equally good. */
const STEP = 0.08

const ZIP_DIGITS = /^\d{1,5}$/

const fuse = new Fuse(
  GAZETTEER.filter(({ kind }) => kind !== 'zip'),
  { keys: ['name'], threshold: TOLERANCE, includeScore: true, ignoreDiacritics: true, minMatchCharLength: 2 },
)

const byPopulation = (a: Place, b: Place): number =>
  (b.population ?? 0) - (a.population ?? 0) || a.name.localeCompare(b.name) || a.county.localeCompare(b.county)

const fold = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[-.\s]+/g, ' ')

/**
 * Towns, villages and counties for what was typed, or ZIP codes for digits: names that begin with it first, then those
 * nearly like it; the larger place wins a tie.
 */
export function findPlaces(typed: string): Place[] {
  const text = fold(typed)
  if (ZIP_DIGITS.test(text)) {
    return GAZETTEER.filter(({ kind, name }) => kind === 'zip' && name.startsWith(text)).slice(0, OFFERED)
  }
  if (text.length < 2) return []
  const begins = GAZETTEER.filter(({ kind, name }) => kind !== 'zip' && fold(name).startsWith(text)).sort(byPopulation)
  const near = fuse
    .search(text)
    .map(({ item, score = 1 }) => ({ item, rank: Math.round(score / STEP) }))
    .sort((a, b) => a.rank - b.rank || byPopulation(a.item, b.item))
    .map(({ item }) => item)
  return [...new Set([...begins, ...near])].slice(0, OFFERED)
}
