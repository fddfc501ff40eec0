import { normalizeWords } from '#domain/search/filters/words.ts'
import type { Span } from '../sentence.ts'

const KINDS =
  '(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|terrace|parkway|circle|way|turnpike)'
/** Words before 'street' that are not part of a street's name. */
const NO_NAME =
  '(?!(?:an?|the|quiet|busy|dead|tree|my|our|nice|private|this|that|same|main road|minutes?|mins?|hours?|car|miles?|bed\\w*|bath\\w*|short|long|least|for|in)\\b)'
const NAME = `${NO_NAME}[a-z.']+(?:\\s${NO_NAME}[a-z.']+)?`
const STREETS: readonly RegExp[] = [
  new RegExp(`\\b(?:on|at|along|off)\\s+(?!newark broad\\b)((?:\\d+\\s+)?${NAME}\\s${KINDS}|broadway)\\b`, 'i'),
  new RegExp(`\\b(\\d+\\s${NAME}\\s${KINDS})\\b`, 'i'),
  // Newark Broad Street is a station; so is what a train leads to: 'Watchung Avenue within 40 min'.
  /\b(?<!Newark )((?!Newark Broad\b)[A-Z][a-z']+(?:\s[A-Z][a-z']+)?\s(?:Street|Avenue|Ave|Road|Lane|Drive|Boulevard|Blvd|Terrace|Parkway))\b(?! [Ss]tation| by train| within \d+ min)/,
]
const MENTIONED =
  /(?:\b(?:and |with )?an? description (?:that|which) )?\bmention(?:s|ing)\s+((?:(?:\s*(?:,|and|,\s*and)\s+)?["“][^"“”]{1,200}["”])+)/i
const QUOTED = /["“”]([^"“”]{1,200})["“”]/

/** Search text that is said literally: quoted words or a street. Null for none. */
export function quotedText(text: string): (Span & { search: string }) | null {
  for (const pattern of [QUOTED, ...STREETS]) {
    const match = pattern.exec(text)
    if (match) return { search: match[1]!.trim(), start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** What the description must mention, in quotes: 'mentions “home office” and “gas”'. Null for none. */
export function quotedWords(text: string): (Span & { words: string }) | null {
  const match = MENTIONED.exec(text)
  if (!match) return null
  const phrases = [...match[1]!.matchAll(/["“]([^"“”]+)["”]/g)].map(([, phrase]) => phrase)
  return { words: normalizeWords(phrases.join()), start: match.index, end: match.index + match[0].length }
}
