import type { Token } from './sentence.ts'

const MARKER = /^(?:no|sorry|rather|actually|wait|meant|mean|correction|scratch|make)$/
const FILLER = /^(?:,|\.|um|uh|er|oh|i|that|it|or|well|no|sorry|actually|wait|maybe|lets|say|not|to)$/
const BEFORE_VALUE = /^(?:in|near|around|under|below|over|at|up|to|least|max|more|than|for|about)$/
const UNIT = /^(?:bed|beds|br|bd|bath|baths|ba|room|rooms|thousand|dollars)$/

/** Takes out what the visitor takes back: 'three, no, four bedrooms', 'in Bergen, I mean Essex'. */
export function withoutSlips(tokens: readonly Token[]): Token[] {
  const kept = [...tokens]
  for (let place = 1; place < kept.length - 1; place++) {
    const marked = markerAt(kept, place)
    if (marked === null) continue
    const later = kept[marked]!
    let unit = place
    while (unit > 0 && UNIT.test(kept[unit - 1]!.text)) unit--
    const earlier = kept[unit - 1]
    if (!earlier || !isSameKind(earlier, later, unit < place)) continue
    const restated = UNIT.test(kept[marked + 1]?.text ?? '')
    const units = restated ? [] : kept.slice(unit, place)
    kept.splice(unit - 1, marked - unit + 2, later, ...units)
    place = unit
  }
  return kept
}

/** Where the value after a marker stands, when one begins at this place. */
function markerAt(tokens: readonly Token[], from: number): number | null {
  let place = from
  let isMarked = false
  const word = (at: number) => (tokens[at] && !tokens[at].number && !tokens[at].named ? tokens[at].text : '')
  while (MARKER.test(word(place)) || FILLER.test(word(place))) {
    // 'not' alone denies what follows it: 'West Orange, not Orange'.
    if (MARKER.test(word(place))) isMarked = true
    if (word(place) === 'not') return null
    if (word(place) === 'no' && /^(?:more|less|fewer|higher|lower|need|pool|garage)$/.test(word(place + 1))) return null
    place++
  }
  while (BEFORE_VALUE.test(word(place))) place++
  const value = tokens[place]
  return isMarked && value && (value.number || value.named) ? place : null
}

/** Whether one may stand for the other; with a unit between them, rooms can't be followed by a price. */
function isSameKind(a: Token, b: Token, hasUnit: boolean): boolean {
  if (a.named || b.named) return a.named !== undefined && b.named !== undefined
  if (!a.number || !b.number) return false
  return !hasUnit || a.number.value > 20 === b.number.value > 20
}
