import { formatDollars, type Market } from '#domain/money/money.ts'
import type { Choice } from '#domain/voice/conversation.ts'

const NUMBERS = 'zero one two three four five six seven eight nine'.split(' ')
const ORDINALS = 'first second third fourth'.split(' ')

/** Answers to a word or two: 'hm', 'none of these', 'four'. */
export const briefTexts = {
  unsure: 'No rush. A place, a price, or a number of bedrooms is enough to start.',
  unsureOfHomes: 'No rush. Should I look for cheaper ones, show you more, or start over?',
  objects: 'Sorry about that. Say it another way, or I can undo the last change.',
  dislikes: 'OK, not these. What should be different: the price, the size, or the place?',
  choices: {
    cheaper: { label: 'Cheaper ones', says: 'cheaper' },
    more: { label: 'Show me more', says: 'show me more' },
  },
  /** `index` counts from 0. */
  nth: (index: number): string => `tell me about the ${ORDINALS[index]} one`,
  /** What a bare number may count. */
  beds: (count: number): Choice => ({
    label: `${count} bedrooms or more`,
    says: `at least ${NUMBERS[count]} bedrooms`,
  }),
  baths: (count: number): Choice => ({ label: `${count} bathrooms`, says: `at least ${NUMBERS[count]} bathrooms` }),
  home: (count: number): Choice => ({ label: `home number ${count}`, says: `tell me about number ${count}` }),
  price: (count: number, market: Market): Choice =>
    market === 'rent'
      ? { label: `up to ${formatDollars(count * 1000)} a month`, says: `up to ${count} thousand a month` }
      : { label: `up to ${formatDollars(count * 100_000)}`, says: `up to ${count} hundred thousand` },
}
