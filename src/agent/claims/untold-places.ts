import { foldName, isOrdinary, type Named, type PlaceNames } from '#language/place-names.ts'
import { checkedText } from './checked-text.ts'
import { isDenied } from './clause.ts'
import type { Statement } from './statement.ts'
import type { Told } from './told.ts'

const STREET =
  '(?:street|avenue|road|lane|drive|boulevard|court|terrace|parkway|highway|turnpike|circle|way|place|square|trail|path|pike|alley|plaza|row)'
const STREETS: readonly RegExp[] = [
  new RegExp(
    `\\b\\d{1,5}[a-z]?(?: (?!(?:square|bed|bath|min|home|month|year|percent|acre|day|mile))[a-z']+){1,3}? ${STREET}\\b(?! f(?:ee|oo)t)`,
    'g',
  ),
  /\b(?:on|at|off|of|along|to|en)(?: (?!(?:a|an|the|this|that|your|its|each|one|which|same|quiet|main)\b)[a-z']+){1,2} (?:street|avenue|road|lane|drive|boulevard|terrace|parkway|highway)\b/g,
  /\b(?:calle|avenida|paseo|camino|carretera|bulevar) (?!(?:es|esta|no|tranquila|principal)\b)[a-z]+(?: [a-z]+)?(?: \d+)?/g,
  /\b(?:apartment|unit|suite|#) ?\d+[a-z]?\b/g,
]

/** The street in a statement that nobody told; null for none. */
export function untoldStreet({ masked, isQuestion }: Statement, told: Told): string | null {
  for (const pattern of STREETS) {
    for (const { 0: text, index } of masked.matchAll(pattern)) {
      const name = text.replace(/^(?:on|at|off|of|along|to|en) /, '')
      const byVisitor = told.visitorLine.includes(name) && (isQuestion || isDenied(masked, index))
      if (!told.line.includes(name) && !byVisitor) return text
    }
  }
  return null
}

const DAYS_AND_MONTHS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|am|pm)$/
const MOST_WORDS = 4

interface NamedWord {
  text: string
  start: number
  /** It begins a sentence or a quotation, where every word has a capital. */
  opens: boolean
}

/** The place or name in a statement that nobody told; null for none. */
export function untoldName(statement: Statement, told: Told, places: PlaceNames): string | null {
  const words = capitalWords(statement)
  for (let index = 0; index < words.length;) {
    const found = placeAt(words, index, statement.cased, places)
    const { text, opens } = words[index]!
    if (found && !(opens && found.length === 1 && isOrdinary(foldName(found.name)))) {
      if (!isToldPlace(found.name, statement, told)) return found.name
      index += found.length
      continue
    }
    if (!opens && !isKnownWord(text, told) && !isAskedFor(words[index]!, statement)) return text
    index++
  }
  return untoldInLowerCase(statement, told, places)
}

function capitalWords({ cased, masked }: Statement): NamedWord[] {
  return [...cased.matchAll(/(?<![A-Za-z\d'])[A-Z][A-Za-z']*/g)]
    .filter(({ index }) => masked[index] !== '_')
    .map(({ 0: text, index: start }) => ({
      text: text.replace(/'(?:s|m|d|ve|ll|re)?$/i, ''),
      start,
      opens: /(?:^|[.!?:;"(¿¡-])\s*["'(¿¡]*$/.test(cased.slice(Math.max(0, start - 4), start)),
    }))
}

function placeAt(words: readonly NamedWord[], index: number, cased: string, places: PlaceNames) {
  for (let length = Math.min(MOST_WORDS, words.length - index); length > 0; length--) {
    const first = words[index]!
    const last = words[index + length - 1]!
    const name = cased.slice(first.start, last.start + last.text.length)
    if (/[^A-Za-z' .-]/.test(name) || /[.!?] /.test(name.replaceAll(/\b(?:Mt|St|Ft)\. /g, ''))) continue
    const named = places.byName.get(foldName(name))
    if (named) return { name, length, named }
  }
  return null
}

const SERVED = /\b(?:bergen|essex|hudson|morris|passaic|sussex|warren)\b/g
/** It says where a place's name is from. */
const QUOTES = /\b(?:the (?:description|listing) (?:says|mentions|names|tells)|la descripcion)\b/
const COUNTS_HOMES =
  /\b\d+ (?:[a-z-]+ )?(?:homes?|houses|rentals|apartments|condos|casas|viviendas)\b|\b(?:there (?:are|is)|hay|found|encontre|tengo|have)\b/

/** A place told by a tool; one of the visitor's where no homes there are claimed; any where the sentence asks for a wish. */
function isToldPlace(name: string, statement: Statement, told: Told): boolean {
  const folded = checkedText(name).line.replace(/ (?:county|township|borough|city)$/, '')
  if (contains(told.line, folded)) return true
  if (QUOTES.test(statement.line) && contains(told.strangerLine, folded)) return true
  if (statement.isOffer || isDenied(statement.line, statement.line.indexOf(folded))) return true
  if ((statement.line.match(SERVED) ?? []).length >= 3) return true
  return contains(told.visitorLine, folded) && !COUNTS_HOMES.test(statement.line)
}
const contains = (line: string, name: string): boolean =>
  new RegExp(`(?<![a-z])${name.replaceAll(/[^a-z ]/g, '.')}(?![a-z])`).test(line)

/** 'Shall I look in Union County?' */
const isAskedFor = ({ start }: NamedWord, { isOffer, cased }: Statement): boolean =>
  isOffer && /\b(?:in|near|around|with|to|en|cerca de) $/.test(cased.slice(0, start))

function isKnownWord(word: string, told: Told): boolean {
  const parts = checkedText(word)
    .line.split(/[^a-z]+/)
    .filter(Boolean)
  if (/^[A-Z]{2,5}s?$/.test(word)) return true
  return parts.every(
    (part) =>
      DAYS_AND_MONTHS.test(part) ||
      [told.words, told.visitorWords].some((known) => known.has(part) || known.has(part.replace(/s$/, ''))),
  )
}

/** 'in montclair': a place without its capital. */
function untoldInLowerCase(statement: Statement, told: Told, places: PlaceNames): string | null {
  for (const { 1: words } of statement.masked.matchAll(
    /\b(?:in|near|around|en|cerca de)(?= ([a-z]+(?: [a-z]+){0,2}))/g,
  )) {
    const all = words!.split(' ')
    for (let length = all.length; length > 0; length--) {
      const name = all.slice(0, length).join(' ')
      const named: Named | undefined = places.byName.get(foldName(name))
      if (named && named.kind !== 'zip' && !isOrdinary(name) && name.length > 3 && !isToldPlace(name, statement, told))
        return name
    }
  }
  return null
}
