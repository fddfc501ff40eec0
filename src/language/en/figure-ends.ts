import { chipText } from '#domain/search/chip-texts.ts'
import { setEndsWith } from '../figure-ends.ts'

export const setEnds = setEndsWith((key, ends) => chipText(key, ends, 'sale'))
