import { chipText } from '#domain/search/chip-texts.ts'
import { readEndsWith, setEndsWith } from '../figure-ends.ts'

export const setEnds = setEndsWith((key, ends) => chipText(key, ends, 'sale'))
export const readEnds = readEndsWith(setEnds)
