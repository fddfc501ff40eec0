import { formatCount } from '#domain/count.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { SpokenMeasure } from '#language/understanding.ts'
import { measured, type ComparisonBasis } from './home-comparison.ts'
import type { Phrases } from './phrases/phrases.ts'

/** The answer to a comparison, and which of the homes it names; null for none or several. */
export interface ComparisonAnswer {
  say: string
  best: number | null
}

/** Which home is ahead by a measure, or how they differ where none was named. */
export function comparisonAnswer(
  homes: readonly Listing[],
  by: SpokenMeasure | null,
  basis: ComparisonBasis,
): ComparisonAnswer {
  const { texts } = basis
  if (by === null) return { say: differencesText(homes, texts), best: null }
  const isMixed = new Set(homes.map(({ market }) => market)).size > 1
  if (isMixed && (by.of === 'price' || by.of === 'month')) return { say: texts.otherMarket, best: null }
  return byMeasure(homes, by, basis)
}

function byMeasure(homes: readonly Listing[], { of, most }: SpokenMeasure, basis: ComparisonBasis): ComparisonAnswer {
  const { texts } = basis
  const values = measured(of, homes, basis)
  const unknown = homes.filter((_, index) => values[index] === null).map(({ title }) => title)
  const known = values.flatMap((each, index) => (each === null ? [] : [{ ...each, index, title: homes[index]!.title }]))
  const missing = unknown.length > 0 ? texts.unknown(of, unknown) : ''
  const inOrder = known.toSorted((a, b) => (most ? b.value - a.value : a.value - b.value) || a.index - b.index)
  const [first, second, ...rest] = inOrder
  if (!first || !second) return { say: missing, best: null }
  if (first.value === second.value) {
    const isAll = inOrder.length === homes.length && inOrder.every(({ value }) => value === first.value)
    const say = isAll ? texts.equal(of, first.text, homes.length) : texts.tie([first.title, second.title], first.text)
    return { say: [say, missing].filter(Boolean).join(' '), best: null }
  }
  const others = [second, ...rest].map(({ title, text }) => texts.other(title, text))
  const say = texts.wins(first.title, first.text, others, of, most)
  return { say: [say, missing].filter(Boolean).join(' '), best: first.index }
}

/** The difference in price and in size, as far as both are known. */
function differencesText(homes: readonly Listing[], texts: Phrases['compare']): string {
  if (new Set(homes.map(({ market }) => market)).size > 1) return texts.otherMarket
  const price = extremes(homes, ({ price: dollars }) => dollars)
  const size = extremes(homes, ({ squareFeet }) => squareFeet)
  const isTwo = homes.length === 2
  if (isTwo && price && size && price.least.id === size.most.id)
    return texts.cheaperAndBigger(price.least.title, formatDollars(price.difference), formatCount(size.difference))
  const parts = [
    price &&
      (isTwo
        ? texts.costsLess(price.least.title, formatDollars(price.difference))
        : texts.cheapestIs(price.least.title, formatDollars(price.least.price))),
    size &&
      (isTwo
        ? texts.hasMoreSpace(size.most.title, formatCount(size.difference))
        : texts.biggestIs(size.most.title, formatCount(size.most.squareFeet!))),
  ].filter((part) => part !== null)
  return parts.length > 0 ? texts.differences(parts) : texts.sideBySide(homes.length)
}

/** The homes with the least and the most of a number; null unless all have one and they differ. */
function extremes(homes: readonly Listing[], numberOf: (home: Listing) => number | null) {
  const known = homes.flatMap((home) => {
    const value = numberOf(home)
    return value === null ? [] : [{ home, value }]
  })
  if (known.length < homes.length) return null
  const inOrder = known.toSorted((a, b) => a.value - b.value)
  const [least, most] = [inOrder[0]!, inOrder.at(-1)!]
  if (least.value === most.value) return null
  return { least: least.home, most: most.home, difference: most.value - least.value }
}
