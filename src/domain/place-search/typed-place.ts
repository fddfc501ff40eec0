import { placeWords } from './place-words.ts'

/** Longest text that is looked for. */
export const MAX_TYPED = 100
/** Longer than any name with its town, state and ZIP code; single letters begin very many words. */
const [MAX_WORDS, MAX_LETTERS] = [10, 4]

/** A typed text, read as an address. */
export interface TypedPlace {
  words: string[]
  houseNumber: string | null
  /** The words without the house number. */
  withoutNumber: string[]
}

const HOUSE_NUMBER = /^\s*(\d{1,5}(?:\s?-\s?\d{1,5})?[a-z]?)(?:\s+1\/2)?,?\s+(?=.*[a-z])/i
const UNIT = /(?:\b(?:apt|apartment|unit|suite|ste)\b\.?\s*#?|#)\s*[\da-z-]+/gi
/** All places are there; 'Jersey' alone is a city. */
const STATE = /\b(?:new jersey|n\.j\.|nj)(?=$|[\s,.]+(?:\d{5}|usa|us|united)|[\s,.]*$)/gi

/** Reads '12 Garden St, Apt 3, Hoboken NJ' as words, with what may be a house number apart. A longer text has no words. */
export function typedPlace(text: string): TypedPlace {
  const plain = text
    .slice(0, MAX_TYPED + 1)
    .replaceAll(UNIT, ' ')
    .replaceAll(STATE, ' ')
  const isShort = text.length <= MAX_TYPED
  const houseNumber = HOUSE_NUMBER.exec(plain)
  return {
    words: isShort ? withinLimits(placeWords(plain)) : [],
    houseNumber: houseNumber?.[1]?.replaceAll(/\s/g, '') ?? null,
    withoutNumber: isShort ? withinLimits(placeWords(plain.slice(houseNumber?.[0].length ?? 0))) : [],
  }
}

const withinLimits = (words: string[]): string[] =>
  words.length <= MAX_WORDS && words.filter((word) => word.length === 1).length <= MAX_LETTERS ? words : []
