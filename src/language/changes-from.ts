import type { Token } from './sentence.ts'

/** A language's words of a change from one number to another. */
interface ChangeRules {
  /** Asks for the change: 'change', 'raise'. */
  verb: RegExp
  from: RegExp
  to: RegExp
}

/** How many words may stand between the verb and its numbers: 'change the number of bedrooms from'. */
const MOST_BETWEEN = 5

/** 'Change it from two to three bedrooms' asks for three: without the number that is changed. */
export function withoutChangedFrom({ verb, from, to }: ChangeRules, tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ text, number }, index) => !number && from.test(text) && tokens[index + 1]?.number !== undefined,
  )
  const isAsked = tokens.slice(Math.max(0, at - MOST_BETWEEN), Math.max(0, at)).some(({ text }) => verb.test(text))
  if (at < 0 || !isAsked) return tokens
  const end = tokens.findIndex(({ text }, index) => index > at + 1 && index <= at + 3 && to.test(text))
  return end > 0 && tokens[end + 1]?.number ? tokens.toSpliced(at, end - at) : tokens
}
