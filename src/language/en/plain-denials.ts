import type { Token } from '../sentence.ts'

/** Ways to deny in several words; 'no' says the same. */
const DENIALS = [
  'not a fan of',
  'not a big fan of',
  'no fan of',
  'not crazy about',
  'not wild about',
  'not keen on',
  'not big on',
  'not sold on',
  'not looking for',
  'stay away from',
  'steer clear of',
  'w / o',
  'doesnt have',
  'does not have',
  'must not have',
  'mustnt have',
  'shouldnt have',
  'should not have',
  'dont show me anything with',
].map((words) => words.split(' '))

/** The tokens with 'not a fan of' and the like as 'no', which every reader knows. */
export function withPlainDenials(tokens: readonly Token[]): Token[] {
  const plain: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const denial = DENIALS.find((words) => words.every((word, index) => tokens[at + index]?.text === word))
    // 'It doesn’t have to have a pool' only needs none.
    if (denial && tokens[at + denial.length]?.text !== 'to') {
      const last = tokens[at + denial.length - 1]!
      plain.push({ text: 'no', start: tokens[at]!.start, end: last.end })
      at += denial.length - 1
    } else plain.push(tokens[at]!)
  }
  return plain
}
