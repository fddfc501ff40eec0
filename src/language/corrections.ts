import type { Token } from './sentence.ts'

/** A language's words of self-corrections. */
export interface CorrectionRules {
  /** Takes back what was said: 'no', 'sorry', 'I mean'. */
  marker: RegExp
  /** Stands between the values without meaning. */
  filler: RegExp
  /** Denies what follows instead: 'West Orange, not Orange'. */
  denial: string | null
  /** Before a place, leaves it out: 'no Newark, no Irvington'. */
  leavesOut: RegExp
  /** After 'no', takes nothing back: 'no more than'. */
  notDenied: RegExp
  beforeValue: RegExp
  /** A unit between the values: 'three bedrooms, no, four'. */
  unit: RegExp
}

/** Applies self-corrections: 'three, no, four bedrooms' becomes 'four bedrooms'. */
export function correctedBy(rules: CorrectionRules, tokens: readonly Token[]): Token[] {
  const kept = [...tokens]
  for (let index = 1; index < kept.length - 1; index++) {
    const marked = markerAt(rules, kept, index)
    if (marked === null) continue
    const later = kept[marked]!
    let unit = index
    while (unit > 0 && rules.unit.test(kept[unit - 1]!.text)) unit--
    const earlier = kept[unit - 1]
    if (!earlier || !isSameKind(earlier, later, unit < index)) continue
    if (earlier.named && rules.leavesOut.test(kept[unit - 2]?.text ?? '')) continue
    // 'Not 500, make it 600' denies the one and asks for the other.
    if (earlier.number && rules.denial !== null && kept[unit - 2]?.text === rules.denial) continue
    const restated = rules.unit.test(kept[marked + 1]?.text ?? '')
    const units = restated ? [] : kept.slice(unit, index)
    kept.splice(unit - 1, marked - unit + 2, later, ...units)
    index = unit
  }
  return kept
}

/** The index of the value after a correction marker that begins at `from`, or null. */
function markerAt(
  { marker, filler, denial, notDenied, beforeValue }: CorrectionRules,
  tokens: readonly Token[],
  from: number,
): number | null {
  let index = from
  let isMarked = false
  const word = (at: number) => (tokens[at] && !tokens[at].number && !tokens[at].named ? tokens[at].text : '')
  while (marker.test(word(index)) || filler.test(word(index))) {
    // 'not' denies what follows: 'West Orange, not Orange'.
    if (word(index) === denial) return null
    const isPlaceNext = isMarked && /^(?:en|in)$/.test(word(index + 1))
    if (word(index) === 'no' && !isPlaceNext && notDenied.test(word(index + 1))) return null
    if (marker.test(word(index))) isMarked = true
    index++
  }
  while (beforeValue.test(word(index))) index++
  const value = tokens[index]
  return isMarked && value && (value.number || value.named) ? index : null
}

/** Whether b can replace a. With a unit between them, a number of rooms can't be replaced by a price. */
function isSameKind(a: Token, b: Token, hasUnit: boolean): boolean {
  if (a.named || b.named) return a.named !== undefined && b.named !== undefined
  if (!a.number || !b.number) return false
  return !hasUnit || a.number.value > 20 === b.number.value > 20
}
