import type { SpokenNumber } from './numbers.ts'
import type { Named } from './place-names.ts'

/** Where in the text something stands. */
export interface Span {
  start: number
  end: number
}

/** A word, or a number or a place that was read out of several. */
export interface Token extends Span {
  text: string
  number?: SpokenNumber
  named?: Named
}

/**
 * A sentence being understood. Each reader looks for its own phrases in `code`, the tokens with a blank between them (a
 * number that may be a count is '#' and its place, any other '=' and its place, a named place '@' and its place), and what
 * one has taken no other sees.
 */
export interface Sentence {
  readonly tokens: readonly Token[]
  code(): string
  /** Hands every match to `read`; unless that answers false, the words of the match are taken. */
  take(pattern: RegExp, read: (match: RegExpExecArray, span: Span) => unknown): void
  /** Whether a pattern is found; its words are taken. */
  takes(pattern: RegExp): boolean
  number(place: string | undefined): SpokenNumber | null
  named(place: string | undefined): Named | null
  /** What nobody has taken. */
  left(): Token[]
}

/**
 * A pattern of whole tokens. What may be repeated is, six times at most: no sentence, however odd, takes long. '<n>' stands for a number, '<c>' for one that may be a count, '<p>' for a place, a blank for the
 * one between two tokens.
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
  tokens.forEach(({ text, number, named }, place) => {
    starts.push(code.length)
    code += `${named ? `@${place}` : number ? `${isCount(number) ? '#' : '='}${place}` : text} `
  })
  const spanOf = (from: number, to: number): Span => {
    const first = starts.findIndex((start, place) => (starts[place + 1] ?? code.length) > from && start < to)
    const last = starts.findLastIndex((start) => start < to)
    return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 }
  }
  const sentence: Sentence = {
    tokens,
    code: () => code,
    take(pattern, read) {
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
    number: (place) => (place === undefined ? null : (tokens[Number(place)]?.number ?? null)),
    named: (place) => (place === undefined ? null : (tokens[Number(place)]?.named ?? null)),
    left: () => tokens.filter((_, place) => code[starts[place]!] !== '~'),
  }
  return sentence
}
