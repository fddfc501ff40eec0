import type { PlaceOfWork } from '#domain/commute/places-of-work.ts'
import { townName, type TownKey } from '#domain/geo/town.ts'
import { stopName } from '#domain/search/chip-texts.ts'
import { STATION_NAMES, stationsOf } from '../rail-stations.ts'
import type { Sentence } from '../sentence.ts'

export const WORLD_TRADE =
  '(?:world trade(?: center)?|wtc|oculus|wall street|financial district|(?:lower|downtown) manhattan)'
export const NEW_YORK =
  '(?:(?:new york|ny|nyc) penn(?: station)?|penn(?: station)?|new york(?: city)?|nyc|ny|(?:midtown )?manhattan|midtown)'
const NAMED = '@\\d+(?: penn(?: station)?| broad(?: (?:street|st))?| terminal| station| junction)?'

/** Stations that no town is called like are found by their own words. */
export const STATION = `(?:${[...STATION_NAMES.keys()].join('|')})`

/** Where trains lead, as it is said: 'Penn Station', 'the city', 'Hoboken'. */
export const DESTINATION = `(?:(?:the )?(?:${WORLD_TRADE}|${NEW_YORK})|the city|${NAMED}|${STATION}(?: station)?|[#=]\\d+ (?:(?:rd|third)(?: (?:street|st))?|street|st))`

/** Where a train leads, and a sentence where the words leave that open; null for a place without one. */
export interface SpokenDestination {
  /** A place of work or a station's id. */
  to: string
  note: string | null
}

const TOWNS: Readonly<Record<string, PlaceOfWork>> = {
  Hoboken: 'hoboken',
  Newark: 'newark-penn',
  Secaucus: 'secaucus',
}

/** The place that words of a sentence, in its code, stand for. */
export function destinationIn(words: string, sentence: Sentence): SpokenDestination | null {
  const all = [...words.matchAll(DESTINATIONS)]
  const [last, first] = [all.at(-1), all.at(-2)]
  if (last === undefined) return null
  const isOr = first !== undefined && words.slice(first.index, last.index).trim() === `${first[0].trim()} or`
  if (!isOr) return placeOf(last[0], words, sentence)
  const place = placeOf(first[0], words, sentence)
  return place && { ...place, note: 'A search takes one train destination, so this uses the first.' }
}

const DESTINATIONS = new RegExp(`(?<= |^)${DESTINATION}(?= |$)`, 'g')

function placeOf(found: string, words: string, sentence: Sentence): SpokenDestination | null {
  if (new RegExp(WORLD_TRADE).test(found)) return { to: 'world-trade-center', note: null }
  const named = /@(\d+)/.exec(found)
  if (named) return ofTown(named[1]!, found, sentence)
  if (/\bpenn\b/.test(found)) return { to: 'new-york-penn', note: null }
  const station = STATION_NAMES.get(found) ?? STATION_NAMES.get(found.replace(/ station$/, ''))
  if (station) return { to: station.id, note: null }
  const street = /[#=](\d+)/.exec(found)
  if (street) {
    // 'Thirty third' is the number thirty before a word.
    const number = (sentence.number(street[1])?.value ?? 0) + (/ third/.test(found) ? 3 : 0)
    return number === 33 ? { to: '33rd-street', note: null } : null
  }
  return / path /.test(` ${words} `)
    ? { to: 'world-trade-center', note: 'This uses World Trade Center. PATH also goes to 33rd Street.' }
    : { to: 'new-york-penn', note: 'This uses New York Penn Station.' }
}

function ofTown(index: string, found: string, sentence: Sentence): SpokenDestination | null {
  const named = sentence.named(index)
  const towns = named?.kind === 'town' ? named.towns.map(townName) : []
  const place = towns.map((town) => TOWNS[town]).find((one) => one !== undefined)
  if (place === undefined) return named?.kind === 'town' ? ofStations(named.towns) : null
  return { to: place === 'newark-penn' && / broad/.test(found) ? 'newark-broad-street' : place, note: null }
}

/** The station of a town that has one of its name; another of the town's is told. */
function ofStations(towns: readonly TownKey[]): SpokenDestination | null {
  const town = towns.find((key) => stationsOf(key).length > 0)
  const [station] = town ? stationsOf(town) : []
  if (!station) return null
  const name = stopName(station.id)
  return { to: station.id, note: name === townName(town!) ? null : `This uses ${name} station.` }
}
