import type { Token } from '../sentence.ts'

const VERB = /^(?:take|leave|drop|cross|strike|scratch)$/
const PARTICLE = /^(?:off|out|away)$/
const AFTER = /^(?:again|please|then|and|or|but|now|too|also|altogether|completely|entirely|of|,|[.?!])$/
/** The most words that stand between the verb and its particle. */
const MOST = 5

/** 'Take the bedrooms off' as 'take off the bedrooms'. Places have words of their own. */
export function withVerbsJoined(tokens: readonly Token[]): Token[] {
  const joined = [...tokens]
  for (let verb = 0; verb < joined.length; verb++) {
    if (!VERB.test(joined[verb]!.text)) continue
    const length = joined.slice(verb + 1, verb + 2 + MOST).findIndex(({ text }) => PARTICLE.test(text))
    const particle = verb + 1 + length
    const next = joined[particle + 1]
    const isPlace = joined.slice(verb, particle).some(({ named }) => named)
    if (length < 2 || isPlace || (next && !AFTER.test(next.text))) continue
    joined.splice(verb + 1, 0, ...joined.splice(particle, 1))
  }
  return joined
}
