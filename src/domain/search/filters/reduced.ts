import { day, flag, span } from './filter-kinds.ts'

/** Homes whose price is below the one before the last change, or the one they came on the market with. */
export const reduced = flag('reduced', {
  label: 'Price reduced',
})

/** Homes whose price went down on a day, or later. */
export const reducedSince = day('reduced-since', { label: 'Price reduced since' })

/** Homes by the US dollars of their last price reduction. */
export const reducedBy = span('reduced-by', { label: 'Price reduced by' })
