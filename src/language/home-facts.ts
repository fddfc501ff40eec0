import { HOME_KINDS as KINDS, type HomeKind } from '#domain/listing/home-kind.ts'
import { CATALOGUE } from '#domain/search/filters/catalogue.ts'
import type { Reading } from './reading.ts'
import { phrase, type Span } from './sentence.ts'

/** How the kinds are said where a sentence names them as such; 'condo' alone is looked for in titles. */
const KIND_WORDS: Readonly<Record<HomeKind, string>> = {
  house: 'single family (?:houses?|homes?)|houses?|single famil(?:y|ies)',
  townhouse: 'town ?(?:houses?|homes?)',
  condo: 'condos?|condominiums?',
  'co-op': 'co ?ops?',
  apartment: 'apartments?',
  'multi-family': 'multi ?famil(?:y|ies)',
  manufactured: 'manufactured(?: homes?)?',
}
const ANY_KIND = `(?:${Object.values(KIND_WORDS).join('|')})`
const LISTED_AS = phrase(
  `(?:listed as|of the kind|of kind)((?: (?:an?|,|or|and))* ${ANY_KIND}(?:(?: (?:an?|,|or|and))+ ${ANY_KIND})*)`,
)
const SINGLE = phrase('(?:(?:a|an|only) )*single family(?: (?:homes?|houses?|residences?))?')
const MANUFACTURED = phrase('(?:(?:a|an) )*(?:manufactured|mobile) homes?')

/** Reads the kinds of home that are named as kinds. */
export function readKinds(reading: Reading): void {
  const { sentence } = reading
  sentence.take(LISTED_AS, ([, words], span) => {
    const said = ` ${words!.replaceAll(' ', '  ')} `
      .replaceAll('town  ', 'town ')
      .replaceAll('co  op', 'co op')
      .replaceAll('multi  ', 'multi ')
    setKinds(
      reading,
      KINDS.filter((kind) => new RegExp(` (?:${KIND_WORDS[kind]}) `).test(said)),
      span,
    )
  })
  sentence.take(SINGLE, (_, span) => setKinds(reading, ['house'], span))
  sentence.take(MANUFACTURED, (_, span) => setKinds(reading, ['manufactured'], span))
}

function setKinds(reading: Reading, kinds: readonly HomeKind[], span: Span): void {
  const all = [...new Set([...(reading.plain.kinds ?? []), ...kinds])].sort()
  reading.set({ kinds: all })
  reading.part('kinds', `Listed as ${kinds.map(CATALOGUE.kinds.words).join(' or ')}`, span)
}

const OPEN_HOUSE = phrase(
  '(?:(?:with|and|has|have|having|an|a|any|are|being) )*open houses?(?: (?:(?:this|on|the|coming|next) )*(?:weekend|saturday|sunday))?',
)

/** Reads the open house of this weekend. */
export function readOpenHouses(reading: Reading): void {
  reading.sentence.take(OPEN_HOUSE, (_, span) => {
    reading.set({ openHouse: true })
    reading.part('openHouse', CATALOGUE.openHouse.label, span)
  })
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const AVAILABLE = phrase(
  `(?:available|free|move in|moving in|from)(?: (?:by|before|on|from|in))* (${MONTHS.join('|')}) <n>(?: (?:st|nd|rd|th))?(?: ,)? <n>`,
)

/** Reads the day by which a home to rent is free; a date without its year is not taken. */
export function readAvailable(reading: Reading): void {
  const { sentence } = reading
  sentence.take(AVAILABLE, ([, month, date, year], span) => {
    const pad = (number: number) => String(number).padStart(2, '0')
    const [day, of] = [sentence.number(date)!.value, sentence.number(year)!.value]
    if (reading.market !== 'rent' || day < 1 || day > 31 || of < 2000 || of > 2099) return false
    const available = `${of}-${pad(MONTHS.indexOf(month!) + 1)}-${pad(day)}`
    reading.set({ available })
    reading.part('available', CATALOGUE.available.chip(available, 'rent'), span)
  })
}
