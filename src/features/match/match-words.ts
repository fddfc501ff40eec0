import { countOf } from '#domain/count.ts'
import type { TownLight } from '#domain/match/town-light.ts'

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

/** What a screen reader hears after a change. */
export const statusText = (lit: number, homes: number): string =>
  `${countOf(lit, 'town', 'towns')} in budget and in reach. ${homes === 1 ? '1 home fits.' : `${homes === 0 ? 'No' : homes} homes fit.`}`
