import { countOf } from '#domain/count.ts'
import type { TownLight } from '#domain/match/town-light.ts'
import { formatDollars } from '#domain/money/money.ts'

/** What a light means, beside its number of towns. */
export const LIGHT_NAMES: Readonly<Record<TownLight, string>> = {
  lit: 'in budget, in reach',
  almost: 'within 10%',
  over: 'in reach, over budget',
  dark: 'too far',
}

export const TITLE = 'Where could you live?'

/** 'towns light up', beside a large number. */
export const litText = (towns: number): string => (towns === 1 ? 'town lights up' : 'towns light up')

/** '$420 under your limit', '$90 over your limit'; US dollars a month. */
export function limitText(cost: number, limit: number): string {
  if (cost === limit) return 'At your limit'
  return cost < limit
    ? `${formatDollars(limit - cost)} under your limit`
    : `${formatDollars(cost - limit)} over your limit`
}

export const minutesText = (minutes: number | null): string =>
  minutes === null ? 'No train nearby' : `${minutes} min door to door`

/** What a screen reader hears after a change. */
export const statusText = (lit: number, homes: number): string =>
  `${countOf(lit, 'town', 'towns')} in budget and in reach. ${homes === 1 ? '1 home fits.' : `${homes === 0 ? 'No' : homes} homes fit.`}`
