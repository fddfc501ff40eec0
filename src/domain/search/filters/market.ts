import { MARKETS, type Market } from '../../money/money.ts'
import { choice } from './filter-kinds.ts'

/** Homes to buy or to rent. Every search has one; it is never relaxed. */
export const market = choice<'market', Market, Market>('market', MARKETS, 'sale', {
  label: 'Looking to',
  anyLabel: 'Any',
})
