import type { HomeKind } from '../listing/home-kind.ts'
import type { Market } from '../money/money.ts'

/** The kinds that homes of a market can have, of these: no room is for sale. */
export const kindsOf = (market: Market, kinds: readonly HomeKind[]): readonly HomeKind[] =>
  market === 'rent' ? kinds : kinds.filter((kind) => kind !== 'room')
