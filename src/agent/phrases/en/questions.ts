import { ended } from './full-stop.ts'

/** 'a, b, or c'. */
const either = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} or ${words.at(-1)}`

const NUMBERS = 'no one two three four five six seven eight nine'.split(' ')

/** Questions with answers to choose from. */
export const questionTexts = {
  /** `labels`: the readings of a phrase. */
  whichReading: (labels: readonly string[]): string => `Do you mean ${either(labels)}?`,
  /** Said instead of a second question in a row. */
  tookReading: (label: string): string => ended(`I took that as ${label}`),
  onlyHouses: { label: 'Only houses', says: 'only houses' },
  whichRequest: 'I’m not sure I follow. Is it one of these?',
  tookHome: (title: string): string => `I took that as ${title}.`,
  /** `beds`: bedrooms that would give a household a room each. */
  roomNeed: (beds: number): string =>
    `With ${NUMBERS[beds] ?? beds} bedrooms, everyone in your household could have a room. It’s up to you.`,
  roomNeedAsked: 'Should I look for that?',
  roomNeedChoice: (beds: number): string => `${beds} or more bedrooms`,
  roomNeedSays: (beds: number): string => `at least ${NUMBERS[beds] ?? beds} bedrooms`,
}
