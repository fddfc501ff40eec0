import type { Token } from './sentence.ts'

const MARKER = /^(?:no|sorry|rather|actually|wait|meant|mean|correction|scratch|make)$/
const FILLER = /^(?:,|\.|um|uh|er|oh|i|that|it|or|well|no|sorry|actually|wait|maybe|lets|say|not|to)$/
const BEFORE_VALUE = /^(?:in|near|around|under|below|over|at|up|to|least|max|more|than|for|about)$/
const UNIT = /^(?:bed|beds|br|bd|bath|baths|ba|room|rooms|thousand|dollars)$/

/** Applies self-corrections: 'three, no, four bedrooms' becomes 'four bedrooms'. */
export function withCorrections(tokens: readonly Token[]): Token[] {
  const kept = [...tokens]
  for (let index = 1; index < kept.length - 1; index++) {
    const marked = markerAt(kept, index)
    if (marked === null) continue
    const later = kept[marked]!
    let unit = index
    while (unit > 0 && UNIT.test(kept[unit - 1]!.text)) unit--
    const earlier = kept[unit - 1]
    if (!earlier || !isSameKind(earlier, later, unit < index)) continue
    const restated = UNIT.test(kept[marked + 1]?.text ?? '')
    const units = restated ? [] : kept.slice(unit, index)
    kept.splice(unit - 1, marked - unit + 2, later, ...units)
    index = unit
  }
  return kept
}

/** The index of the value after a correction marker that begins at `from`, or null. */
function markerAt(tokens: readonly Token[], from: number): number | null {
  let index = from
  let isMarked = false
  const word = (at: number) => (tokens[at] && !tokens[at].number && !tokens[at].named ? tokens[at].text : '')
  while (MARKER.test(word(index)) || FILLER.test(word(index))) {
    // 'not' denies what follows: 'West Orange, not Orange'.
    if (MARKER.test(word(index))) isMarked = true
    if (word(index) === 'not') return null
    if (word(index) === 'no' && /^(?:more|less|fewer|higher|lower|need|pool|garage)$/.test(word(index + 1))) return null
    index++
  }
  while (BEFORE_VALUE.test(word(index))) index++
  const value = tokens[index]
  return isMarked && value && (value.number || value.named) ? index : null
}

/** Whether b can replace a. With a unit between them, a number of rooms can't be replaced by a price. */
function isSameKind(a: Token, b: Token, hasUnit: boolean): boolean {
  if (a.named || b.named) return a.named !== undefined && b.named !== undefined
  if (!a.number || !b.number) return false
  return !hasUnit || a.number.value > 20 === b.number.value > 20
}
