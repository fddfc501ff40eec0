import type { ListingSummary } from './listing.ts'

/** US dollars per square foot, a month for a rental. Null if the living area is unknown. */
export const squareFootPrice = ({ price, squareFeet }: Pick<ListingSummary, 'price' | 'squareFeet'>): number | null =>
  squareFeet === null || squareFeet <= 0 ? null : price / squareFeet
