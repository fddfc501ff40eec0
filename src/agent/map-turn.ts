import type { ListingSummary } from '#domain/listing/listing.ts'
import { writeMapSearch } from '#domain/search/map-url.ts'
import { toQueryString } from '#domain/search/query-string.ts'
import { homeSource } from './home-facts.ts'
import { meant } from './home-turn.ts'
import { turn, type Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'

/** Half the width and height of the map around one home, degrees: about a mile. */
const AROUND = { lat: 0.012, lng: 0.016 }

/** Leads to the map: with the search in force, or around the home that is meant. */
export async function onMap(input: TurnInput): Promise<Turn> {
  const { talk, read, context } = input
  const { answers, references } = context.phrases
  const isOne = read.home !== null || read.homes.described !== null || (read.homes.group === null && talk.home !== null)
  if (isOne) {
    const home = await meant(input)
    if (!home.ok) return turn(talk, answers.problem(home.problem))
    if (home.value) return around(input, home.value)
  }
  if (talk.total === null && talk.homes.length === 0)
    return turn(talk, references.nothingToMap, {
      shown: [{ kind: 'choices', choices: [context.phrases.compare.next.findHomes] }],
    })
  const href = mapAddress({ filters: talk.filters, follow: true, view: talk.filters.within })
  return turn(talk, references.onMap(talk.total ?? talk.homes.length), {
    sources: [{ label: references.mapLabel, href, attribution: '' }],
  })
}

function around({ talk, context }: TurnInput, home: ListingSummary): Turn {
  const { references } = context.phrases
  if (!home.location) return turn({ ...talk, home }, references.noPlace(home.title))
  const { lat, lng } = home.location
  const view = { west: lng - AROUND.lng, east: lng + AROUND.lng, south: lat - AROUND.lat, north: lat + AROUND.lat }
  const filters = { ...talk.filters, market: home.market, within: null }
  return turn({ ...talk, home }, references.homeOnMap(home.title), {
    sources: [
      { label: references.homeMapLabel, href: mapAddress({ filters, follow: false, view }), attribution: '' },
      homeSource(home, context.phrases),
    ],
  })
}

function mapAddress(search: Parameters<typeof writeMapSearch>[0]): string {
  const query = toQueryString(writeMapSearch(search))
  return query === '' ? '/map' : `/map?${query}`
}
