/** A word in lower case, a number in digits or a punctuation mark, with its position in the text. */
export interface Word {
  text: string
  start: number
  end: number
}

/** The words from one position up to another as text; positions before the first word are left out. */
export const textBetween = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ')

/** Longest sentence that is read, in UTF-16 units; the rest is ignored. */
export const SPOKEN_MAX_LENGTH = 500

const PIECES =
  /[Ff][Tt][2²](?!\d)|\d{1,3}(?:\.\d{3}){2,}|\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+|[\p{L}\p{M}]+(?:['’`][\p{L}]+)*|[$%/+&½]|[-–—]|[,;:]|[.!?…]+/gu

/** What a language's words need before anything is read. */
export interface WordRules {
  /** A piece of text in lower case as the readers spell it. */
  fold: (piece: string) => string
  /** Spellings that are rewritten, by folded piece. */
  spellings: Readonly<Record<string, readonly string[]>>
  and: string
  /** Stands for a hyphen between two numbers. */
  to: string
  /** Magnitudes: '600k-800k' is a range, too. */
  magnitude: RegExp
}

/** Splits a text into words, numbers and marks. A hyphen between two numbers becomes 'to'; any other separates words. */
export function splitWith({ fold, spellings, and, to, magnitude }: WordRules, text: string): Word[] {
  const words: Word[] = []
  const found = [...text.matchAll(PIECES)]
  const isAmount = (word = '') => /^\d/.test(word) || magnitude.test(word)
  found.forEach((match, index) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const add = (text: string) => words.push({ text, start, end })
    const piece = fold(match[0].toLowerCase().replaceAll(/['’`]/g, ''))
    if (/^[-–—]$/.test(piece)) {
      const next = found.slice(index + 1).find(([after]) => after !== '$')?.[0] ?? ''
      if (isAmount(words.at(-1)?.text) && /^\d/.test(next)) add(to)
      else if (piece !== '-') add(',')
    } else if (/^[.!?…]+$/.test(piece)) add('.')
    else if (/^[,;:]$/.test(piece)) add(',')
    else if (piece === '&') add(and)
    else for (const word of Object.hasOwn(spellings, piece) ? spellings[piece]! : [piece]) add(word)
  })
  return words
}
