import type { Token } from '../sentence.ts'

/** The words before a year: 'built in', 'nothing older than', 'since'. */
const BEFORE_YEAR =
  /(?:^| )(?:(?:built|constructed)(?: (?:in|from|by|around))?|since|(?:or|and|built|constructed|anything|nothing|from) (?:before|after)|(?:older|newer|earlier|later) than|the year)$/
/** What is counted: 'in the two thousand five bedroom homes' are bedrooms. */
const COUNTED = /^(?:beds?|baths?|brs?|bds?|rooms?|cars?|family|hundred|thousand|million)$/

/** 'Two thousand five' and 'twenty oh five' after 'built' or 'older than' as one year. */
export function withYearsJoined(tokens: readonly Token[]): readonly Token[] {
  const joined = [...tokens]
  for (let index = 1; index < joined.length - 1; index++) {
    const first = joined[index]!
    const between = joined[index + 1]!.text
    const isLate = first.number?.value === 2000 && !/\d/.test(first.text)
    if (!isLate && !(first.number?.value === 20 && between === 'oh')) continue
    const last = index + (between === 'oh' || between === 'and' ? 2 : 1)
    const rest = joined[last]?.number
    if (!rest || rest.isMoney || rest.value < 1 || rest.value > 30 || !Number.isInteger(rest.value)) continue
    const before = joined.slice(Math.max(0, index - 2), index).map(({ text }) => text)
    if (!BEFORE_YEAR.test(before.join(' ')) || COUNTED.test(joined[last + 1]?.text ?? '')) continue
    const number = { value: 2000 + rest.value, isFull: false, isPair: false, isMoney: false }
    joined.splice(index, last - index + 1, { ...first, end: joined[last]!.end, number })
  }
  return joined
}
