import { COUNTIES, type County } from '#domain/geo/county.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import type { NamedPlace } from '#domain/geo/place.ts'
import { townCounty, townKey, type TownKey } from '#domain/geo/town.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import { MAX_TOWNS } from '#domain/search/filters/towns.ts'
import { townWords, type Named, type PlaceNames } from './place-names.ts'
import { plainAfter, type Reading, type SpokenPlace } from './reading.ts'
import { phrase, type Sentence, type Span } from './sentence.ts'
import type { SpokenContext } from './understanding.ts'

/** Radius of 'near' around a town's point, miles. */
const NEAR_MILES = 4

const AWAY =
  '(?:near|nearby|near to|close to|around|not (?:too )?far from|close by|next to|outside|outside of|just outside|by|commutable to|minutes (?:from|to|away from)|surrounding|in the vicinity of|in the area of|in and around|bordering)'
const NEAR = phrase(
  `(?:somewhere |anywhere |anything )?(?:within (?:about )?<n> miles? (?:of|from)|<n> miles? (?:from|of|around)|${AWAY})((?: (?:or|and|,|near|around|either|both|the|town|area|of|city))*(?: @\\d+)(?:(?: (?:or|and|,|near|around))+ @\\d+)*)(?: area| region)?`,
)
const NOT_THERE = phrase(
  '(?:but )?(?:not|except|excluding|other than|outside of|no|without|drop|remove|forget|anywhere but|never mind|dont want|lose)(?: (?:in|the|rest|of|all|for|from|near|to|live|be|town|city|any|homes))* <p>(?: (?:county|township|either|anymore))?',
)
const ADDED = phrase(
  '(?:(?:also|add|include|including|plus|and also|and (?:maybe |perhaps )?(?:in )?|as well as|what about also) )(?:(?:in|show|try|look|the|me|ones|homes|at|to it|search) )*<p>|(?<=^ )(?:or|and) (?:(?:in|maybe|perhaps|even) )*<p>|(?:in |try |add )*<p> (?:too|as well|also)',
)
const NAMED = phrase(
  '(?:(?:in|at|to|for|of|from|the|town|city|borough|village|township|county) )*<p>(?: (?:nj|new jersey|n j|area|county|township))*',
)
const ANYWHERE = phrase(
  'anywhere(?: (?:is fine|else|at all|in (?:the area|north jersey|new jersey|nj|northern new jersey)))?|(?:any|all|whatever|which ?ever|every) (?:the )?(?:county|counties|towns?|place|location|areas?|where)(?: is (?:fine|ok|okay|good))?|(?:location|place|county|town|area)(?: (?:doesnt|does not|isnt|is not|not))+ (?:matter|important|an issue)|(?:forget|drop|remove|clear|never mind) (?:about )?the (?:county|town|location|place|area)|doesnt matter where|dont care where|wherever',
)
/** Well-known places outside the seven counties. Names that are also ordinary words are left out. */
const PLACES_NOT_COVERED =
  'cranford|westfield|elizabeth|linden|rahway|plainfield|scotch plains|berkeley heights|new providence|kenilworth|roselle|' +
  'edison|woodbridge|new brunswick|east brunswick|perth amboy|piscataway|metuchen|old bridge|sayreville|south amboy|' +
  'princeton|trenton|hamilton|bridgewater|somerville|bernardsville|basking ridge|bedminster|hillsborough|flemington|' +
  'red bank|asbury park|long branch|freehold|middletown|holmdel|toms river|lakewood|cherry hill|atlantic city|jersey shore|' +
  'cape may|staten island|yonkers|westchester|long island|nyack|philadelphia|connecticut|pennsylvania|' +
  '(?:union|middlesex|somerset|hunterdon|ocean|burlington|rockland) county'
/** Nothing is listed in these places. */
const NOT_COVERED = phrase(
  `(?:(?:in|near|around|at|or|and|town|city|of) )*(?:${PLACES_NOT_COVERED})(?: (?:county|nj|new jersey|area))*`,
)
const ELSEWHERE = phrase('(?:in )?(mercer|monmouth|camden)(?: county)?')
const COUNTY_NAMES = `${COUNTIES.slice(0, -1).join(', ')} and ${COUNTIES.at(-1)}`

/** Reads the place: counties, towns, ZIP codes and what is near them. */
export function readPlaces(reading: Reading, { places: names }: Pick<SpokenContext, 'places'>): void {
  const { sentence } = reading
  const mentions: Mention[] = []
  const all = (text: string) => [...text.matchAll(/@(\d+)/g)].flatMap(([, index]) => sentence.named(index) ?? [])
  sentence.take(ANYWHERE, (_, span) => {
    reading.place = { county: null, counties: [], towns: [], zip: null }
    reading.isChange = true
    reading.part('cleared', 'Anywhere', span)
  })
  sentence.take(NOT_THERE, (match, span) => dropPlace(reading, sentence.named(match[1])!, span))
  sentence.take(NEAR, (match, span) => {
    const miles = (sentence.number(match[1]) ?? sentence.number(match[2]))?.value ?? NEAR_MILES
    for (const named of all(match[3]!)) mentions.push({ named, miles, isAdded: false, span })
  })
  sentence.take(ADDED, (match, span) => {
    const named = sentence.named(match[1] ?? match[2] ?? match[3])!
    mentions.push({ named, miles: null, isAdded: true, span })
  })
  sentence.take(NAMED, (match, span) => {
    const named = sentence.named(match[1])!
    mentions.push({ named: inList(sentence, Number(match[1]), names) ?? named, miles: null, isAdded: false, span })
  })
  if (mentions.length > 0) settle(reading, mentions, names)
  sentence.take(ELSEWHERE, (match, span) => reading.setSearch(match[1]!, span))
  sentence.take(NOT_COVERED, (_, span) => reading.limit(span, `Homes are listed in ${COUNTY_NAMES} counties only.`))
}

/** In a list of towns, a county's bare name means the town of that name: 'Clifton or Passaic'. */
function inList({ tokens }: Sentence, index: number, { byName }: PlaceNames): Named | null {
  const { named, text, start, end } = tokens[index]!
  const isBare = named?.kind === 'county' && end - start === text.length
  const isListed = /^(?:or|and|\/)$/.test(tokens[index - 1]?.text ?? '') && tokens[index - 2]?.named?.kind === 'town'
  const town = isBare && isListed ? byName.get(`${text} town`) : undefined
  return town?.kind === 'town' ? town : null
}

interface Mention {
  named: Named
  /** Radius in miles, or null for the place alone. */
  miles: number | null
  /** To be added to the towns in force. */
  isAdded: boolean
  span: Span
}

function settle(reading: Reading, said: readonly Mention[], names: PlaceNames): void {
  const mentions = said.toSorted((a, b) => a.span.start - b.span.start)
  const counties = mentions.filter(({ named }) => named.kind === 'county')
  const zips = mentions.filter(({ named }) => named.kind === 'zip')
  const towns = mentions.filter(({ named }) => named.kind === 'town')
  if (towns.length === 0 && zips.length === 1 && zips[0]!.miles === null) {
    const zip = zips[0]!.named.kind === 'zip' ? zips[0]!.named.zip : ''
    reading.place = { county: null, counties: [], towns: [], zip }
    reading.part('place', zip, zips[0]!.span)
    return
  }
  if (towns.length + zips.length === 0) {
    settleCounty(reading, counties)
    return
  }
  const found = new Set<TownKey>()
  mentions.forEach(({ named, miles, span }, index) => {
    if (named.kind === 'county') return
    const keys = meant(named.towns, countiesFor(reading, mentions, index))
    for (const key of keys) found.add(key)
    if (miles !== null)
      for (const key of townsNear(keys, miles, names.towns)) if (found.size < MAX_TOWNS) found.add(key)
    reading.part('place', placeWords(named, keys, miles, names), span)
    if (keys.length > 1 && named.kind === 'town') {
      reading.limit(span, `There is more than one ${named.text}: ${keys.map(townCounty).join(', ')}.`)
    }
  })
  const isAdded = mentions[0]!.isAdded && reading.inForce.towns.length > 0
  if (isAdded) for (const key of found) reading.townsAdded.add(key)
  else reading.place = { county: null, counties: [], towns: [...found].slice(0, MAX_TOWNS).sort(), zip: null }
}

/** The county, or all of several. */
function settleCounty(reading: Reading, mentions: readonly Mention[]): void {
  const said = mentions.flatMap(({ named, span }) => (named.kind === 'county' ? [{ ...named, span }] : []))
  reading.place = { ...placeOf([...new Set(said.map(({ county }) => county))].sort()), towns: [], zip: null }
  for (const { text, span } of said) reading.part('place', text, span)
}

const placeOf = (counties: readonly County[]): Pick<SpokenPlace, 'county' | 'counties'> =>
  counties.length === 1 ? { county: counties[0]!, counties: [] } : { county: null, counties }

/** Of towns that share a name, those in the given counties; all if none is. */
function meant(towns: readonly TownKey[], counties: readonly string[]): readonly TownKey[] {
  const own = towns.filter((key) => counties.includes(townCounty(key)))
  return own.length > 0 ? own : towns
}

/** The county said after a town, else any county said, else the one in force. */
function countiesFor({ inForce }: Reading, mentions: readonly Mention[], index: number): string[] {
  const countyOf = (mention: Mention | undefined) => (mention?.named.kind === 'county' ? [mention.named.county] : [])
  const next = countyOf(mentions[index + 1])
  if (next.length > 0) return next
  const said = mentions.flatMap(countyOf)
  return said.length > 0 ? said : [...(countiesOf(inForce) ?? [])]
}

function dropPlace(reading: Reading, named: Named, span: Span): void {
  const { inForce } = reading
  const counties = countiesOf(inForce)
  if (named.kind === 'county' && counties?.includes(named.county)) {
    reading.place = { ...placeOf(counties.filter((county) => county !== named.county)), towns: [], zip: null }
    reading.part('cleared', `No longer: ${named.text}`, span)
  } else if (named.kind === 'town' && named.towns.some((key) => inForce.towns.includes(key))) {
    for (const key of named.towns) reading.townsDropped.add(key)
    reading.part('cleared', `No longer: ${named.text}`, span)
  } else reading.limit(span, 'Places can’t be left out.')
  reading.isChange = true
}

function placeWords(named: Named, keys: readonly TownKey[], miles: number | null, names: PlaceNames): string {
  const label = named.kind === 'zip' ? named.zip : keys.map((key) => townWords(key, names)).join(', ')
  return miles === null ? label : miles === NEAR_MILES ? `Near ${label}` : `Within ${miles} miles of ${label}`
}

/** Towns and villages within a number of miles of one of these, nearest first. */
function townsNear(keys: readonly TownKey[], miles: number, towns: readonly NamedPlace[]): TownKey[] {
  const keyOf = ({ name, county }: NamedPlace) => townKey(name, county)
  const centers = towns.filter((place) => keys.includes(keyOf(place)))
  const nearest = (place: NamedPlace) => Math.min(...centers.map(({ at }) => milesApart(at, place.at)))
  return towns
    .map((place) => ({ key: keyOf(place), apart: nearest(place) }))
    .filter(({ apart }) => apart <= miles)
    .sort((a, b) => a.apart - b.apart)
    .map(({ key }) => key)
}

/** Miles in a degree of latitude. */
const MILES_PER_DEGREE = 69.09
const RADIANS = Math.PI / 180

/** Miles between two points of the region, on a flat map. */
const milesApart = (a: LatLng, b: LatLng): number =>
  Math.hypot((a.lng - b.lng) * Math.cos(((a.lat + b.lat) / 2) * RADIANS), a.lat - b.lat) * MILES_PER_DEGREE

/*
 * A place that is said replaces every other place: county, towns, ZIP code, drawn area and map view.
 */

export const countyAfter = ({ place }: Reading, base: ListingFilters): ListingFilters['county'] =>
  place ? place.county : base.county

export const countiesAfter = ({ place }: Reading, base: ListingFilters): ListingFilters['counties'] =>
  place ? place.counties : base.counties

export function townsAfter({ place, townsAdded, townsDropped }: Reading, base: ListingFilters): readonly TownKey[] {
  if (place) return place.towns
  const towns = [...new Set([...base.towns, ...townsAdded])].filter((town) => !townsDropped.has(town))
  return towns.slice(0, MAX_TOWNS).sort()
}

export const areaAfter = ({ place }: Reading, base: ListingFilters): ListingFilters['area'] =>
  place ? null : base.area

export const withinAfter = ({ place }: Reading, base: ListingFilters): ListingFilters['within'] =>
  place ? null : base.within

/** The search text; it also holds a ZIP code, which a place replaces. */
export function searchAfter(reading: Reading, base: ListingFilters): string {
  const { place, plain } = reading
  if (!place) return plainAfter('search')(reading, base)
  return place.zip ?? plain.search ?? (/^\d{5}$/.test(base.search) ? '' : base.search)
}
