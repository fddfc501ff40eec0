import type { PlaceSuggestion } from '../geo/place.ts'
import type { PlaceIndex } from './place-index.ts'
import { BEGINNING, EXACT, NO_FIT, typosOf, type WordFits } from './vocabulary.ts'

/** A place whose name and surroundings have every typed word. */
export interface Match {
  place: PlaceSuggestion
  /** 0 named exactly so, 1 begins so, 2 has all words, more: the number of typos besides. */
  level: number
  /** Typed words that stand in its surroundings, not at the beginning of its name. */
  outside: number
  /** The last word that counts for the name's beginning is begun only. */
  isBegun: boolean
}

export interface MatchingOptions {
  /** Also words with typos. */
  misspelled: boolean
  /** Only names that are exactly so. */
  exact: boolean
}

const [NAMED_SO, BEGINS_SO, HAS_WORDS] = [0, 1, 2]

/** Fewer letters find nothing; digits may begin a ZIP code. */
const isEnough = (words: readonly string[]): boolean => words.join('').length > 1 || /^\d$/.test(words[0] ?? '')

/** Calls `found` for every place whose name has a typed word, and whose name and surroundings together have all of them. */
export function matchedNames(
  index: PlaceIndex,
  typed: readonly string[],
  { misspelled, exact }: MatchingOptions,
  found: (match: Match) => void,
): void {
  if (!isEnough(typed)) return
  const matching = typed.map((word) => index.vocabulary.fits(word, misspelled))
  const telling = tellingWords(index, matching)
  if (!telling) return
  const fits = matching.map(({ of }) => of)
  const around = new Map<number, Uint8Array>()
  const fitsAround = (surrounding: number) => {
    if (!around.has(surrounding)) around.set(surrounding, bestFits(index.surroundings[surrounding]!, fits))
    return around.get(surrounding)!
  }
  for (const name of toldNames(index, telling)) {
    const words = index.words.subarray(index.starts[name], index.starts[name + 1])
    const run = leadingRun(words, fits)
    if (exact && !run.isWhole) continue
    const inName = bestFits(words, fits)
    if (inName.every((fit) => fit === NO_FIT)) continue
    for (const { place, surrounding } of index.named[name]!.places) {
      const match = matchOf(inName, fitsAround(surrounding), run)
      if (match && (!exact || match.level === NAMED_SO)) found({ place, ...match })
    }
  }
}

/**
 * By number: 1 for the words that a typed word fits and that tell a name from others: 'avenue' alone names no avenue. Null if a typed
 * word fits none, so that no place has all.
 */
function tellingWords({ types }: PlaceIndex, fits: readonly WordFits[]): Uint8Array | null {
  if (fits.some(({ fitting }) => fitting.length === 0)) return null
  const telling = new Uint8Array(types.length)
  for (const { fitting } of fits) for (const word of fitting) telling[word] = types[word] === 1 ? 0 : 1
  return telling
}

/** The numbers of the names with a telling word, and of those that have none because they only say a kind ('Broad Way' has one). */
function toldNames({ words, starts, onlyTypes }: PlaceIndex, telling: Uint8Array): number[] {
  const names = [...onlyTypes]
  let name = 0
  for (let at = 0; at < words.length; at++) {
    if (telling[words[at]!] === 0) continue
    while (starts[name + 1]! <= at) name++
    names.push(name)
    at = starts[name + 1]! - 1
  }
  return names
}

/** Of each typed word, its best fit among some words. */
function bestFits(words: Uint32Array, fits: readonly Uint8Array[]): Uint8Array {
  const best = new Uint8Array(fits.length)
  for (let at = 0; at < fits.length; at++) {
    for (const word of words) {
      const fit = fits[at]![word]!
      if (fit !== NO_FIT && (best[at] === NO_FIT || fit < best[at]!)) best[at] = fit
    }
  }
  return best
}

interface LeadingRun {
  /** How many of the first typed words are exactly the name's first words. */
  exact: number
  /** These, and one more that is begun. */
  begun: number
  /** The exact ones are the whole name. */
  isWhole: boolean
}

function leadingRun(words: Uint32Array, fits: readonly Uint8Array[]): LeadingRun {
  let exact = 0
  while (exact < words.length && exact < fits.length && fits[exact]![words[exact]!] === EXACT) exact++
  const isBegun = exact < words.length && exact < fits.length && fits[exact]![words[exact]!] === BEGINNING
  return { exact, begun: isBegun ? exact + 1 : exact, isWhole: exact === words.length }
}

/** How a place matches, by the fits of each typed word to its name and to its surroundings; null if one fits neither. */
function matchOf(inName: Uint8Array, around: Uint8Array, run: LeadingRun): Omit<Match, 'place'> | null {
  let typos = 0
  for (let at = 0; at < inName.length; at++) {
    const [name, place] = [inName[at]!, around[at]!]
    if (name === NO_FIT && place === NO_FIT) return null
    typos += typosOf(name === NO_FIT ? place : place === NO_FIT ? name : Math.min(name, place))
  }
  const isNamed = run.isWhole && restIsAround(around, run.exact)
  const begins = restIsAround(around, run.begun)
  const level = typos > 0 ? HAS_WORDS + typos : isNamed ? NAMED_SO : begins ? BEGINS_SO : HAS_WORDS
  const outside = inName.length - (isNamed ? run.exact : begins ? run.begun : inName.length)
  return { level, outside, isBegun: !isNamed && run.begun > run.exact }
}

const restIsAround = (around: Uint8Array, from: number): boolean => around.subarray(from).every((fit) => fit !== NO_FIT)
