import { normalizeWords } from '#domain/search/filters/words.ts'
import type { Span } from '../sentence.ts'

const KINDS =
  '(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|terrace|parkway|circle|way|turnpike|avenida)'
const NAME = "(?!(?:la|el|en|calle|una?)\\b)[a-z.']+(?:\\s(?!(?:la|el|en)\\b)[a-z.']+)?"
const STREETS: readonly RegExp[] = [
  new RegExp(`\\b(?:en|por|sobre)\\s+(?:la\\s+)?(?:calle\\s+|avenida\\s+)?((?:\\d+\\s+)?${NAME}\\s${KINDS})\\b`, 'i'),
  new RegExp(`\\b(\\d+\\s${NAME}\\s${KINDS})\\b`, 'i'),
  /\b(?<!Newark )((?!Newark Broad\b)[A-Z][a-z']+(?:\s[A-Z][a-z']+)?\s(?:Street|Avenue|Ave|Road|Lane|Drive|Boulevard|Blvd|Terrace|Parkway))\b/,
]
const MENTIONED =
  /(?:\b(?:y |con )?una descripci[oó]n que )?\bmencion(?:a|e|an|en)\s+((?:(?:\s*(?:,|y|,\s*y)\s+)?["“«][^"“”«»]{1,200}["”»])+)/i
const QUOTED = /["“«]([^"“”«»]{1,200})["”»](?: en el t[ií]tulo o la direcci[oó]n)?/

/** Search text that is said literally: quoted words or a street. Null for none. */
export function quotedText(text: string): (Span & { search: string }) | null {
  for (const pattern of [QUOTED, ...STREETS]) {
    const match = pattern.exec(text)
    if (match) return { search: match[1]!.trim(), start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** What the description must mention, in quotes: 'menciona “home office” y “gas”'. Null for none. */
export function quotedWords(text: string): (Span & { words: string }) | null {
  const match = MENTIONED.exec(text)
  if (!match) return null
  const phrases = [...match[1]!.matchAll(/["“«]([^"“”«»]+)["”»]/g)].map(([, phrase]) => phrase)
  return { words: normalizeWords(phrases.join()), start: match.index, end: match.index + match[0].length }
}
