/** A word in lower case, a number in digits or a punctuation mark, with its position in the text. */
export interface Word {
  text: string
  start: number
  end: number
}

/** Longest sentence that is read, in UTF-16 units; the rest is ignored. */
export const SPOKEN_MAX_LENGTH = 500

const PIECES =
  /\d{1,3}(?:\.\d{3}){2,}|\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+|[\p{L}\p{M}]+(?:['’`][\p{L}]+)*|[$%/+&½]|[-–—]|[,;:]|[.!?…]+/gu

/** Spellings that are rewritten before anything is read. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  hundreds: ['hundred', 's'],
  wanna: ['want', 'to'],
  gonna: ['going', 'to'],
  gimme: ['give', 'me'],
  lemme: ['let', 'me'],
  cannot: ['cant'],
  upto: ['up', 'to'],
  lakefront: ['lake', 'front'],
  lakeside: ['lake', 'side'],
  lakeview: ['lake', 'view'],
  riverfront: ['river', 'front'],
  oceanfront: ['ocean', 'front'],
  waterfront: ['water', 'front'],
  beachfront: ['beach', 'front'],
  turnkey: ['turn', 'key'],
  townhouse: ['town', 'house'],
  townhouses: ['town', 'houses'],
  townhome: ['town', 'house'],
  townhomes: ['town', 'houses'],
  bedroom: ['bed', 'room'],
  bedrooms: ['bed', 'rooms'],
  bathroom: ['bath', 'room'],
  bathrooms: ['bath', 'rooms'],
  bedrom: ['bed', 'room'],
  bedroms: ['bed', 'rooms'],
  badroom: ['bed', 'room'],
  badrooms: ['bed', 'rooms'],
  bathrom: ['bath', 'room'],
  bathroms: ['bath', 'rooms'],
  sqft: ['square', 'feet'],
  poll: ['pool'],
  ate: ['eight'],
  '½': ['and', 'a', 'half'],
  thousands: ['thousand'],
  millions: ['million'],
}

/** Splits a text into words, numbers and marks. A hyphen between two numbers becomes 'to'; any other separates words. */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  const found = [...text.matchAll(PIECES)]
  found.forEach((match, index) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const add = (text: string) => words.push({ text, start, end })
    const piece = match[0].toLowerCase().replaceAll(/['’`]/g, '')
    if (/^[-–—]$/.test(piece)) {
      const next = found.slice(index + 1).find(([after]) => after !== '$')?.[0] ?? ''
      if (/^(\d.*|k|m|mil|thousand|million)$/.test(words.at(-1)?.text ?? '') && /^\d/.test(next)) add('to')
      else if (piece !== '-') add(',')
    } else if (/^[.!?…]+$/.test(piece)) add('.')
    else if (/^[,;:]$/.test(piece)) add(',')
    else if (piece === '&') add('and')
    else for (const word of Object.hasOwn(SPELLINGS, piece) ? SPELLINGS[piece]! : [piece]) add(word)
  })
  return words
}
