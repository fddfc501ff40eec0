import Fuse from 'fuse.js'
import { GAZETTEER } from '#content/gazetteer.ts'
import type { Place } from '#domain/geo/place.ts'

/** Most places offered for one text. */
const MAX_OFFERED = 7
/** Largest Fuse.js score of a match: 0 is identical, 1 is unrelated. */
const MAX_SCORE = 0.34
/** Scores in steps of this size count as equal, and the population decides. */
const SCORE_STEP = 0.08

const ZIP_DIGITS = /^\d{1,5}$/

const fuse = new Fuse(
  GAZETTEER.filter(({ kind }) => kind !== 'zip'),
  { keys: ['name'], threshold: MAX_SCORE, includeScore: true, ignoreDiacritics: true, minMatchCharLength: 2 },
)

const byPopulation = (a: Place, b: Place): number =>
  (b.population ?? 0) - (a.population ?? 0) || a.name.localeCompare(b.name) || a.county.localeCompare(b.county)

const fold = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[-.\s]+/g, ' ')

/**
 * Towns, villages and counties for a text, or ZIP codes for digits: first names that start with it, then similar names;
 * the larger place wins a tie.
 */
export function findPlaces(typed: string): Place[] {
  const text = fold(typed)
  if (ZIP_DIGITS.test(text)) {
    return GAZETTEER.filter(({ kind, name }) => kind === 'zip' && name.startsWith(text)).slice(0, MAX_OFFERED)
  }
  if (text.length < 2) return []
  const begins = GAZETTEER.filter(({ kind, name }) => kind !== 'zip' && fold(name).startsWith(text)).sort(byPopulation)
  const near = fuse
    .search(text)
    .map(({ item, score = 1 }) => ({ item, rank: Math.round(score / SCORE_STEP) }))
    .sort((a, b) => a.rank - b.rank || byPopulation(a.item, b.item))
    .map(({ item }) => item)
  return [...new Set([...begins, ...near])].slice(0, MAX_OFFERED)
}
