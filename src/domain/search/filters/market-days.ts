import { span } from './filter-kinds.ts'

/** Homes by the days since they came on the market. */
export const marketDays = span('market-days', {
  label: 'On the market',
})
