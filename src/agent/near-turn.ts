import { townName, type TownKey } from '#domain/geo/town.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { ask } from './open-question.ts'
import type { Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'

/**
 * Asks whether 'near Montclair' is the town alone or its neighbors, too; null where both have the same homes, where nothing
 * is near, and right after another question.
 */
export async function askNear(input: TurnInput): Promise<Turn | null> {
  const { talk, said, read, context } = input
  if (read.near === null || talk.question || read.refused.length > 0 || !/^(?:search|refine)$/.test(read.intent))
    return null
  const neighbors = context.places.neighborsOf(read.near)
  const inTowns = (towns: readonly TownKey[]): ListingFilters => ({ ...read.filters, towns: towns.toSorted() })
  const readings = [inTowns([read.near]), inTowns([read.near, ...neighbors])] as const
  const [alone, around] = await Promise.all(readings.map((filters) => totalOf(filters, input)))
  if (alone === undefined || around === undefined || alone === around) return null
  const texts = context.phrases.near
  const town = townName(read.near)
  const choices = [texts.alone(town, alone), texts.withNeighbors(town, around)]
  return ask(talk, texts.which(town, neighbors.map(townName)), {
    said,
    choices,
    readings: readings.map((filters) => ({ ...read, filters, near: null })),
  })
}

/** How many homes a search finds; undefined where it fails. */
async function totalOf(filters: ListingFilters, { context, signal }: TurnInput): Promise<number | undefined> {
  const found = await context.listings.search({ filters, sort: 'newest', page: 1 }, signal)
  return found.ok ? found.value.total : undefined
}
