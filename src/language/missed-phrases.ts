import type { Sentence, Span } from './sentence.ts'

/** The phrases that no reader has taken, without those of filler words, in the order they were said. */
export function phrasesLeft(sentence: Sentence, fillers: ReadonlySet<string>): Span[] {
  const missed: (Span & { index: number })[] = []
  const left = new Set(sentence.left())
  // A corrected value stands before the unit that was said ahead of it.
  const asSaid = sentence.tokens.toSorted((a, b) => a.start - b.start)
  asSaid.forEach((token, index) => {
    const isWord = /[\p{L}\d]/u.test(token.text) && (token.text.length > 1 || token.number !== undefined)
    if (!left.has(token) || !isWord || fillers.has(token.text)) return
    const last = missed.at(-1)
    if (last?.index === index - 1) Object.assign(last, { end: token.end, index })
    else missed.push({ start: token.start, end: token.end, index })
  })
  return missed.map(({ start, end }) => ({ start, end }))
}
