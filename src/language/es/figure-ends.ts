import { readEndsWith, setEndsWith } from '../figure-ends.ts'
import { FILTER_WORDS } from './filter-words.ts'

export const setEnds = setEndsWith((key, ends) => FILTER_WORDS[key].chip(ends, 'sale'))
export const readEnds = readEndsWith(setEnds)
