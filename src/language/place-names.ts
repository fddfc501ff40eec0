import type { County } from '#domain/geo/county.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import type { NeighborsOf } from '#domain/geo/nearby-towns.ts'
import type { NamedPlace, SaidPlace } from '#domain/geo/place.ts'
import { townCounty, townKey, townName, type TownKey } from '#domain/geo/town.ts'
import { lettersApart, soundOf } from './near-spelling.ts'

/** What a name refers to: a county, a ZIP code, or one or more towns of that name. */
export type Named =
  | { kind: 'county'; county: County; text: string }
  | { kind: 'zip'; zip: string; towns: readonly TownKey[] }
  /** `isAll`: the name means all of the towns, not one of them. */
  | { kind: 'town'; towns: readonly TownKey[]; text: string; isAll?: boolean }

/** An index of place names, built once for many sentences. */
export interface PlaceNames {
  byName: ReadonlyMap<string, Named>
  /** By letters without blanks, so that 'tea neck' finds Teaneck. */
  byLetters: ReadonlyMap<string, Named>
  /** Every place that can be searched as a town, for 'near'. */
  towns: readonly NamedPlace[]
  neighborsOf: NeighborsOf
  /** The place whose name is spelled or sounds similar, or null if none or several do. */
  resembling(letters: string, isCountyMeant: boolean): Named | null
}

const SHORT: Readonly<Record<string, string>> = {
  mt: 'mount',
  mtn: 'mountain',
  ft: 'fort',
  twp: 'township',
  hts: 'heights',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  // As some recognizers and typists leave them.
  nort: 'north',
  noth: 'north',
  sout: 'south',
}

/** Local names of towns and of their parts. */
const CALLED = [
  ['jc', 'jersey city'],
  ['wny', 'west new york'],
  ['paulus hook', 'jersey city'],
  ['ironbound', 'newark'],
  ['the ironbound', 'newark'],
  ['allwood', 'clifton'],
  ['pompton plains', 'pequannock'],
  ['pompton planes', 'pequannock'],
  ['pompton plane', 'pequannock'],
  ['lake view', 'paterson'],
  ['lake view paterson', 'paterson'],
  ['lake view section', 'paterson'],
  ['pine brook', 'montville'],
  ['flanders', 'mount olive'],
  ['ledgewood', 'roxbury'],
] as const

/** Names for several towns together, with the words before the shared one. */
const GROUPS = [
  ['oranges', 'orange', ['', 'east ', 'south ', 'west ']],
  ['caldwells', 'caldwell', ['', 'north ', 'west ']],
] as const

/** A name's lookup key: lower case, no punctuation, short forms spelled out. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word]! : word))
    .join(' ')

/** `neighborsOf` is left out where no search is made of what is read. */
export function readPlaceNames(places: readonly SaidPlace[], neighborsOf: NeighborsOf = () => []): PlaceNames {
  const byName = new Map<string, Named>()
  const towns = places.filter((place): place is NamedPlace => place.kind === 'town' || place.kind === 'hamlet')
  for (const { name, county } of towns) addTown(byName, foldName(name), townKey(name, county), name)
  const spelled = new Map(byName)
  for (const { name, county } of towns) addForms(byName, foldName(name), townKey(name, county), name)
  for (const { kind, name, county, town } of places) {
    if (kind === 'zip') byName.set(name, { kind, zip: name, towns: town ? [townKey(town, county)] : [] })
  }
  for (const county of COUNTIES) {
    const named: Named = { kind: 'county', county, text: `${county} County` }
    for (const form of ['', ' county', ' co', ' counties']) byName.set(county.toLowerCase() + form, named)
    spelled.set(county.toLowerCase(), named).set(`${county.toLowerCase()} county`, named)
  }
  for (const [short, name] of CALLED) byName.set(short, byName.get(name)!)
  for (const group of GROUPS) addGroup(byName, group)
  const byLetters = new Map([...byName].map(([name, named]) => [name.replaceAll(' ', ''), named]))
  return { byName, byLetters, towns, neighborsOf, resembling: findResembling(spelled) }
}

function addTown(byName: Map<string, Named>, name: string, key: TownKey, text: string): void {
  const known = byName.get(name)
  const towns = known?.kind === 'town' ? [...known.towns, key].sort() : [key]
  byName.set(name, { kind: 'town', towns, text })
}

function addGroup(byName: Map<string, Named>, [plural, name, leads]: (typeof GROUPS)[number]): void {
  const towns = leads.flatMap((lead) => {
    const named = byName.get(lead + name)
    return named?.kind === 'town' ? named.towns : []
  })
  byName.set(`the ${plural}`, { kind: 'town', towns, text: `the ${plural}`, isAll: true })
}

/** Adds 'Wayne Township', 'Dover Borough' and 'Passaic City' for towns whose names have no such suffix. */
function addForms(byName: Map<string, Named>, name: string, key: TownKey, text: string): void {
  if (/ (township|city|village)$/.test(name)) return
  for (const form of ['township', 'borough', 'boro', 'city', 'village', 'town']) {
    const long = `${name} ${form}`
    const known = byName.get(long)
    if (!known || (known.kind === 'town' && known.text === text)) addTown(byName, long, key, text)
  }
}

/** Names that are also ordinary words: places only after 'in', 'near' and the like, and only if spelled exactly. */
export const isOrdinary = (name: string): boolean =>
  /^(?:hope|green|white|liberty|independence|harmony|alpha|columbia|delaware|broadway|landing|northfield|anderson|brookfield|lake view)$/.test(
    name,
  )

interface Spelling {
  letters: string
  sound: string
  named: Named
}

function findResembling(spelled: ReadonlyMap<string, Named>): PlaceNames['resembling'] {
  const all: Spelling[] = [...spelled]
    .filter(([name]) => !isOrdinary(name))
    .map(([name, named]) => ({ letters: name.replaceAll(' ', ''), sound: soundOf(name.replaceAll(' ', '')), named }))
  const byBeginning = Map.groupBy(all, ({ letters }) => beginning(letters))
  return (letters, isCountyMeant) => {
    const sound = soundOf(letters)
    let best: { apart: number; named: Named } | null = null
    let isSure = false
    for (const { letters: name, sound: own, named } of byBeginning.get(beginning(letters)) ?? []) {
      if (isCountyMeant !== (named.kind === 'county') && isCountyMeant) continue
      const limit = maxLettersApart(name.length, sound === own && sound.length > 2)
      if (limit === 0) continue
      const letterCount = lettersApart(letters, name, limit)
      // Of equally similar names, the one with the same sound wins.
      const apart = letterCount - (sound === own ? 0.5 : 0)
      if (letterCount > limit || (best && apart > best.apart)) continue
      isSure = !best || apart < best.apart || best.named === named
      best = { apart, named }
    }
    return isSure ? best!.named : null
  }
}

/** The first sound of a word, where names are seldom misspelled. */
const beginning = (letters: string): string => (/^[aeiou]/.test(letters) ? 'a' : soundOf(letters).charAt(0))

/** How many letters may differ, by the name's length and whether it sounds the same. */
const maxLettersApart = (length: number, soundsSame: boolean): number =>
  length < 5 ? 0 : length < 7 ? 1 : length < 10 ? (soundsSame ? 2 : 1) : soundsSame ? 3 : 2

/** A town's name; the county is added where the name is ambiguous or an ordinary word. */
export function townWords(key: TownKey, { byName }: Pick<PlaceNames, 'byName'>): string {
  const name = townName(key)
  const named = byName.get(foldName(name))
  if (named?.kind === 'county') return `${name} Town`
  const isOne = named?.kind !== 'town' || named.towns.length === 1
  return isOne && !isOrdinary(foldName(name)) ? name : `${name} (${townCounty(key)} County)`
}
