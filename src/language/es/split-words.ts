import { splitWith, type Word, type WordRules } from '../split-words.ts'

const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  '½': ['y', 'medio'],
  porciento: ['por', 'ciento'],
  sqft: ['square', 'feet'],
  pa: ['para'],
  toy: ['estoy'],
  pal: ['para', 'el'],
  aparmento: ['apartamento'],
  apartamiento: ['apartamento'],
  apartamientos: ['apartamentos'],
  siti: ['city'],
  yunion: ['union'],
  niuark: ['newark'],
  jaquensac: ['hackensack'],
  beisment: ['basement'],
  parkin: ['parking'],
  parquin: ['parking'],
  daun: ['down'],
  peiment: ['payment'],
}

const RULES: WordRules = {
  // Recognisers and hurried hands leave accents out.
  fold: (piece) => piece.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  spellings: SPELLINGS,
  and: 'y',
  to: 'a',
  magnitude: /^(?:k|m|mil|millon|millones)$/,
}

/** The words, numbers and marks of a Spanish text, without accents: 'baños' is 'banos'. */
export const splitWords = (text: string): Word[] => splitWith(RULES, text)
