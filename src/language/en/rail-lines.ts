import type { RailLine } from '#domain/commute/rail-line.ts'
import type { TrainLimit } from '#domain/search/filters/train.ts'
import { phrase } from '../sentence.ts'

/** 'Along the Pascack Valley Line', 'on the Main Line'. */
export const ON_LINE = phrase(
  '(?:on|along|near|by|close to|off) (?:the )?(?:nj transit )?(?:(main|pascack valley|port jervis|raritan valley|gladstone|(?:north )?jersey coast)(?: train)? (?:line|branch)|(northeast corridor)(?: line)?)',
)
/** The lines by their names as people say them. */
export const LINES: Readonly<Record<string, RailLine>> = {
  main: 'main',
  'pascack valley': 'pascack',
  'port jervis': 'port-jervis',
  'raritan valley': 'raritan',
  gladstone: 'gladstone',
  'jersey coast': 'coast',
  'north jersey coast': 'coast',
  'northeast corridor': 'northeast',
}

/** The lines that stop at such a station: 'a PATH station', 'the light rail'. */
export function linesOf(words: string): Partial<TrainLimit> {
  if (/ path /.test(` ${words} `)) return { lines: ['path'] }
  return / light rail /.test(` ${words} `) ? { lines: ['hudson-bergen', 'newark-light-rail'] } : {}
}
