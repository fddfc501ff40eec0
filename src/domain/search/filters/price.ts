import type { Market } from '../../money/money.ts'
import type { FilterDefinition } from './filter.ts'
import { EVERY_PRICE, PRICE_SCALES, type PriceRange } from './price-scale.ts'

/** A page's price range when the visitor has chosen none: the slider's own on the listings page, every price on the map. */
export type DefaultPrice = (market: Market) => PriceRange
export const sliderPrice: DefaultPrice = (market) => PRICE_SCALES[market].initial
export const everyPrice: DefaultPrice = () => EVERY_PRICE

const END = { kind: 'whole-number', ...EVERY_PRICE } as const

/** Homes in a price range, US dollars, both ends included. */
export const price: FilterDefinition<PriceRange, 'min' | 'max'> = {
  kind: 'range',
  params: { min: END, max: END },
  none: EVERY_PRICE,
  label: 'Price',
  read: ({ min, max }, fallback) => ({
    min: (min as number | undefined) ?? fallback.min,
    max: (max as number | undefined) ?? fallback.max,
  }),
  write: ({ min, max }, fallback) => ({
    ...(min === fallback.min ? {} : { min: String(min) }),
    ...(max === fallback.max ? {} : { max: String(max) }),
  }),
  contradiction: ({ min, max }) => (min > max ? 'min' : null),
  // Opens to the whole slider, for even its first position hides homes.
  relaxed: ({ min, max }, market) => {
    const scale = PRICE_SCALES[market]
    return min > scale.min || max < scale.max ? { min: scale.min, max: scale.max } : undefined
  },
}
