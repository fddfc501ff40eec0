import { partText } from '../search/filter-parts.ts'
import { activeParts } from '../search/filters.ts'
import { everyPrice } from '../search/filters/price.ts'
import type { Asked } from './ranking.ts'
import { wishName } from './wishes.ts'

/** What a search asks for, in words. */
export interface WishTexts {
  musts: string[]
  wishes: string[]
}

/** What homes must meet, that they are rentals among it, apart from what is wished for. Without a word homes for sale are meant. */
export function wishTexts({ filters, liked }: Asked): WishTexts {
  const parts = activeParts(filters, everyPrice)
  const texts = (areWishes: boolean) =>
    parts.filter((part) => liked.includes(wishName(part)) === areWishes).map((part) => partText(part, filters))
  return { musts: [...(filters.market === 'rent' ? ['Rentals'] : []), ...texts(false)], wishes: texts(true) }
}

/** Whether a search has no wish and no must. */
export const asksNothing = ({ filters }: Pick<Asked, 'filters'>): boolean =>
  activeParts(filters, everyPrice).length === 0
