import { HOME_KINDS, type HomeKind } from '#domain/listing/home-kind.ts'
import type { Market } from '#domain/money/money.ts'
import { kindsOf } from '#domain/search/kinds-of-market.ts'

/** The kinds that can be chosen or left out in a market. One that is asked for can be taken back. */
export const kindOptions = (market: Market, asked: readonly HomeKind[]): readonly HomeKind[] =>
  HOME_KINDS.filter((kind) => asked.includes(kind) || kindsOf(market, [kind]).length > 0)
