import { everyPrice } from '#domain/filters.ts'
import type { PlaceNames } from '#domain/spoken/place-names.ts'
import { understand } from '#domain/spoken/understand.ts'
import type { Understanding } from '#domain/spoken/understanding.ts'
import type { Talk } from './talk.ts'

/** What a sentence asks for where a conversation stands. */
export function understandIn({ filters, homes }: Talk, said: string, places: PlaceNames): Understanding {
  const prices = homes.map(({ price }) => price)
  return understand(said, {
    filters,
    places,
    priceAtFirst: everyPrice,
    ...(prices.length > 0 && { cheapestShown: Math.min(...prices) }),
  })
}
