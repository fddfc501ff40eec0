import type { RailLine } from '#domain/commute/rail-line.ts'
import type { Named } from './place-names.ts'
import type { SpokenNumber } from './spoken-number.ts'

/** The start and end of a phrase in the text, in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

/** From the first of the spans to the last: a corrected value stands before the unit that was said ahead of it. */
export const spanOver = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
})

/** The text with blanks in place of a phrase. */
export const blanked = (text: string, span: Span | null): string =>
  span ? text.slice(0, span.start) + ' '.repeat(span.end - span.start) + text.slice(span.end) : text

/** A word, or several words read as one number, one named place or one rail line. */
export interface Token extends Span {
  text: string
  number?: SpokenNumber
  named?: Named
  line?: RailLine
}

/**
 * A sentence being read. Readers look for their phrases in `code`: the tokens joined by blanks, where '#3' is token 3 read
 * as a number that may be a count, '=3' any other number, '@3' a named place, and '&3' a rail line. Words that one reader
 * takes are hidden from the next.
 */
export interface Sentence {
  readonly tokens: readonly Token[]
  code(): string
  /** Calls `read` for every match and takes its words, unless `read` returns false. */
  take(pattern: RegExp, read: (match: RegExpExecArray, span: Span) => unknown): void
  /** Whether a pattern matches; takes the words of its matches. */
  takes(pattern: RegExp): boolean
  /** The number of the token at an index that a pattern has captured. */
  number(index: string | undefined): SpokenNumber | null
  /** The named place of the token at an index that a pattern has captured. */
  named(index: string | undefined): Named | null
  /** The rail line of the token at an index that a pattern has captured. */
  line(index: string | undefined): RailLine | null
  /** The tokens that no reader has taken. */
  left(): Token[]
}

/**
 * A pattern of whole tokens. '<n>' stands for a number, '<c>' for one that may be a count, '<p>' for a named place. '*' and
 * '+' match at most six times, so that no sentence takes long.
 */
export const phrase = (source: string): RegExp => {
  const inner = source.replaceAll('<n>', '[#=](\\d+)').replaceAll('<c>', '#(\\d+)').replaceAll('<p>', '@(\\d+)')
  const bounded = inner.replaceAll(')*', '){0,6}').replaceAll(')+', '){1,6}')
  return new RegExp(`(?<= )(?:${bounded})(?= )`, 'g')
}

const isCount = ({ value, isFull, isMoney }: SpokenNumber): boolean => value <= 20 && !isFull && !isMoney

export function openSentence(tokens: readonly Token[]): Sentence {
  const starts: number[] = []
  let code = ' '
  tokens.forEach(({ text, number, named, line }, index) => {
    starts.push(code.length)
    code += `${line ? `&${index}` : named ? `@${index}` : number ? `${isCount(number) ? '#' : '='}${index}` : text} `
  })
  const spanOf = (from: number, to: number): Span => {
    const first = starts.findIndex((start, index) => (starts[index + 1] ?? code.length) > from && start < to)
    const last = starts.findLastIndex((start) => start < to)
    return spanOver(tokens.slice(first, last + 1))
  }
  const sentence: Sentence = {
    tokens,
    code: () => code,
    take(pattern, read) {
      // Few patterns match a sentence, and matchAll copies each of them.
      if (code.search(pattern) < 0) return
      for (const match of code.matchAll(pattern)) {
        const to = match.index + match[0].length
        if (read(match, spanOf(match.index, to)) === false) continue
        code = code.slice(0, match.index) + match[0].replaceAll(/\S/g, '~') + code.slice(to)
      }
    },
    takes(pattern) {
      let found = false
      sentence.take(pattern, () => (found = true))
      return found
    },
    number: (index) => (index === undefined ? null : (tokens[Number(index)]?.number ?? null)),
    named: (index) => (index === undefined ? null : (tokens[Number(index)]?.named ?? null)),
    line: (index) => (index === undefined ? null : (tokens[Number(index)]?.line ?? null)),
    left: () => tokens.filter((_, index) => code[starts[index]!] !== '~'),
  }
  return sentence
}
