import { formatCount } from './count.ts'

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A small whole number in words, 'four'; '12' or '1,200' from ten on. */
export const numberWord = (count: number): string => WORDS[count] ?? formatCount(count)

/** 'one paper', 'four papers'. */
export const countWords = (count: number, one: string, many: string): string =>
  `${numberWord(count)} ${count === 1 ? one : many}`
