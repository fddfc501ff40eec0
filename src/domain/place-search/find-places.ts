import type { LatLng } from '../geo/geo.ts'
import type { PlaceSuggestion } from '../geo/place.ts'
import { matchedNames, type Match } from './matched-names.ts'
import type { PlaceIndex } from './place-index.ts'
import { typedPlace } from './typed-place.ts'
import { mayHaveTypos } from './vocabulary.ts'

/** Most places offered for one text. */
export const MAX_OFFERED = 7

export interface FoundPlaces {
  places: PlaceSuggestion[]
  /** The house number in the typed text. The places are its street, not the house. Null if there was none. */
  houseNumber: string | null
}

/**
 * The places for a text, at most seven: first those named exactly so, then names that begin so, then names with all its words,
 * each perhaps begun; misspelled words only if there is nothing else. Of equals towns, ZIP codes and counties come first, the
 * larger ones before the smaller; then stations, streets and parks, those nearer to `near` first.
 */
export function findPlaces(index: PlaceIndex, text: string, near: LatLng | null): FoundPlaces {
  const { words, houseNumber, withoutNumber } = typedPlace(text)
  const best = new BestMatches(near)
  // A name may begin with a number; then it isn't a house's.
  if (houseNumber !== null) matchedNames(index, words, { misspelled: false, exact: true }, best.add)
  if (best.isEmpty && houseNumber !== null) {
    const found = findPlacesOf(index, withoutNumber, best)
    return { places: found, houseNumber: found.length > 0 ? houseNumber : null }
  }
  return { places: best.isEmpty ? findPlacesOf(index, words, best) : best.places, houseNumber: null }
}

function findPlacesOf(index: PlaceIndex, words: readonly string[], best: BestMatches): PlaceSuggestion[] {
  matchedNames(index, words, { misspelled: false, exact: false }, best.add)
  if (best.isEmpty && words.some(mayHaveTypos)) matchedNames(index, words, { misspelled: true, exact: false }, best.add)
  return best.places
}

/** Keeps the few best matches of many. */
class BestMatches {
  readonly #near: LatLng | null
  #kept: RankedMatch[] = []

  constructor(near: LatLng | null) {
    this.#near = near
  }

  get isEmpty(): boolean {
    return this.#kept.length === 0
  }

  get places(): PlaceSuggestion[] {
    return this.#kept.map(({ place }) => place)
  }

  readonly add = (match: Match): void => {
    const last = this.#kept.at(-1)
    const isFull = this.#kept.length === MAX_OFFERED
    if (isFull && last && match.level > last.level) return
    const ranked = { ...match, group: groupOf(match.place), nearness: nearness(match.place, this.#near) }
    if (isFull && last && order(ranked, last) > 0) return
    const at = this.#kept.findIndex((kept) => order(ranked, kept) < 0)
    this.#kept.splice(at === -1 ? this.#kept.length : at, 0, ranked)
    this.#kept.length = Math.min(this.#kept.length, MAX_OFFERED)
  }
}

interface RankedMatch extends Match {
  group: number
  nearness: number
}

const LATER = new Set<PlaceSuggestion['kind']>(['station', 'street', 'park'])
const groupOf = ({ kind }: PlaceSuggestion): number => (LATER.has(kind) ? 1 : 0)

/** The smaller, the earlier among equals. A degree of longitude is three quarters of one of latitude here. */
function nearness({ kind, at, population }: PlaceSuggestion, near: LatLng | null): number {
  if (!LATER.has(kind)) return -(population ?? 0)
  return near ? Math.hypot((at.lng - near.lng) * 0.76, at.lat - near.lat) : 0
}

const order = (a: RankedMatch, b: RankedMatch): number =>
  a.level - b.level ||
  a.outside - b.outside ||
  a.group - b.group ||
  Number(a.isBegun) - Number(b.isBegun) ||
  a.nearness - b.nearness ||
  compareText(a.place.name, b.place.name) ||
  compareText(a.place.town ?? '', b.place.town ?? '') ||
  compareText(a.place.county ?? '', b.place.county ?? '') ||
  compareText(a.place.kind, b.place.kind)

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
