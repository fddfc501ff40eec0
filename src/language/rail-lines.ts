import { RAIL_LINES, type RailLine } from '#domain/commute/rail-line.ts'
import type { TrainLimit } from '#domain/search/filters/train.ts'
import type { Sentence } from './sentence.ts'
import { textBetween, type Word } from './split-words.ts'

/** What the lines are called, without a word that says they are lines. */
const CALLED: readonly (readonly [RailLine, string])[] = [
  ['morris-essex', 'morris(?: (?:and|y))? essex'],
  ['gladstone', 'gladstone'],
  ['montclair', 'montclair(?: (?:and|y))? boonton'],
  ['main', 'main(?: (?:/|and|y))? bergen(?: county)?|main|bergen county'],
  ['port-jervis', 'port jervis'],
  ['pascack', 'pascack valley'],
  ['northeast', 'northeast corridor'],
  ['coast', '(?:north )?jersey coast'],
  ['raritan', 'raritan valley'],
  ['hudson-bergen', 'hudson(?: (?:and|y))? bergen light rail'],
  ['newark-light-rail', 'newark light rail'],
]
/** The names of lines as part of a pattern. */
export const LINE_NAMES = CALLED.map(([, called]) => called).join('|')
/** What only stands beside a word for a line, or is said in Spanish. */
const CALLED_SHORT: readonly (readonly [RailLine, string])[] = [
  ['main', 'bergen'],
  ['hudson-bergen', 'hudson(?: (?:and|y))? bergen'],
  ['newark-light-rail', 'newark'],
  ['northeast', 'corredor (?:del )?noreste'],
]
const NAMES = [...CALLED, ...CALLED_SHORT].map(([line, called]) => [line, new RegExp(`^(?:${called})$`)] as const)

/** Longest phrase that names a line, and lines after it that share its word, words. */
const MOST_WORDS = 12

/** A language's phrase of a line, at the start of a text; its name is the one group that has matched. */
export type LinePhrase = (text: string, isAfterLine: boolean) => RegExpExecArray | null

/** Whether words go on a list: 'the Pascack Valley and the Main Line'. */
const GOES_ON = /^(?:,|and|or|y|o|the|la|el|de|del)$/

/** The lines by the index of their first word: 'Morris & Essex line' is no county, 'Bergen County line' neither. */
export function linesAmong(
  words: readonly Word[],
  phraseAt: LinePhrase,
): ReadonlyMap<number, { line: RailLine; next: number }> {
  const lines = new Map<number, { line: RailLine; next: number }>()
  let isAfterLine = false
  for (let index = 0; index < words.length;) {
    const match = phraseAt(`${textBetween(words, index, index + MOST_WORDS)} `, isAfterLine)
    const called = match?.slice(1).find(Boolean)
    const line = NAMES.find(([, names]) => called !== undefined && names.test(called))?.[0]
    if (match && line) {
      const next = index + match[0].trim().split(' ').length
      lines.set(index, { line, next })
      isAfterLine = true
      index = next
    } else {
      isAfterLine &&= GOES_ON.test(words[index]!.text)
      index++
    }
  }
  return lines
}

/** A list of lines in a sentence's code, with PATH among them. */
export const LINE_LIST =
  '(?:&\\d+|path)(?:(?: (?:,|and|or|y|o|either|the|la|el|de|del|near|on|along|cerca|en|sobre|trains?|stations?|lines?))+ (?:&\\d+|path))*'

/** The lines that stop at such a station, or that are named: 'a PATH station', 'the light rail'. */
export function linesOf(words: string, sentence: Sentence): Partial<TrainLimit> {
  const named = new Set([...words.matchAll(/&(\d+)/g)].map(([, index]) => sentence.line(index)))
  const isAny = / (?:light rail|tren ligero) /.test(` ${words} `)
  const lines = RAIL_LINES.filter(
    (line) =>
      named.has(line) ||
      (line === 'path' && / path /.test(` ${words} `)) ||
      (isAny && (line === 'hudson-bergen' || line === 'newark-light-rail')),
  )
  return lines.length > 0 ? { lines } : {}
}
