import { GAZETTEER } from '#content/gazetteer.ts'
import type { StreetIndex, TownOfStreets } from '#content/streets/street-index.ts'
import type { Station } from '#domain/commute/station.ts'
import type { Place, PlaceSuggestion } from '#domain/geo/place.ts'
import { townCounty, townKey, townName } from '#domain/geo/town.ts'
import { placeIndex, type IndexedPlace, type PlaceIndex } from '#domain/place-search/place-index.ts'

const STATE = 'NJ USA'

/** The index of all places that can be searched: gazetteer, stations, streets and parks. */
export function regionIndex({ towns, streets, parks }: StreetIndex, stations: readonly Station[]): PlaceIndex {
  const around = new Surroundings(towns)
  const inTown = ({ town, place }: { town: number; place: PlaceSuggestion }): IndexedPlace => ({
    place,
    surrounding: town,
  })
  const named = streets.map(({ name, places }) => ({ name, places: places.map(inTown) }))
  const others = [
    ...GAZETTEER.map((place) => ({ place, surrounding: around.numberOf(aroundPlace(place)) })),
    ...stationSuggestions(stations).map((place) => ({ place, surrounding: around.numberOf(aroundStation(place)) })),
    ...parks.map(inTown),
  ]
  return placeIndex([...named, ...others.map((one) => ({ name: one.place.name, places: [one] }))], around.texts)
}

/** Texts of what surrounds places; those of the towns come first. */
class Surroundings {
  readonly texts: string[]
  readonly #numbers = new Map<string, number>()

  constructor(towns: readonly TownOfStreets[]) {
    const zips = Map.groupBy(
      GAZETTEER.filter(({ kind }) => kind === 'zip'),
      ({ town, county }) => townKey(town ?? '', county),
    )
    this.texts = towns.map(({ key, villages }) => {
      const codes = zips.get(key)?.map(({ name }) => name) ?? []
      return [townName(key), townCounty(key), 'County', STATE, ...villages, ...codes].join(' ')
    })
  }

  numberOf(text: string): number {
    if (!this.#numbers.has(text)) this.#numbers.set(text, this.texts.push(text) - 1)
    return this.#numbers.get(text)!
  }
}

const aroundPlace = ({ kind, county, town }: Place): string =>
  kind === 'county' ? STATE : `${town ?? ''} ${county} County ${STATE}`

/** The stations; those of one name in one town, for rail, light rail and PATH, are one place. */
function stationSuggestions(stations: readonly Station[]): PlaceSuggestion[] {
  const same = Map.groupBy(stations, ({ name, town }) => `${name}\n${town}`)
  return [...same.values()].map(([station]) => ({
    kind: 'station',
    name: station!.name,
    town: station!.town && townName(station!.town),
    county: station!.town && townCounty(station!.town),
    at: station!.at,
    bounds: null,
    population: null,
  }))
}

const aroundStation = ({ town, county }: PlaceSuggestion): string =>
  `${town ?? ''} ${county ?? ''} County ${STATE} Station Train PATH Light Rail`
