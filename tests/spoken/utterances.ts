import { readFileSync } from 'node:fs'
import { NEW_TALK } from '#agent/talk.ts'
import { understandInTalk } from '#agent/understand-in-talk.ts'
import { PLACES } from '#content/places.ts'
import { townNeighbors } from '#content/town-neighbors.ts'
import type { RailLine } from '#domain/commute/rail-line.ts'
import type { County } from '#domain/geo/county.ts'
import { townKey, type TownKey } from '#domain/geo/town.ts'
import type { HomeKind } from '#domain/listing/home-kind.ts'
import type { Market } from '#domain/money/money.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { AMENITY_KEYS, type Amenity } from '#domain/search/filters/amenities.ts'
import { CATALOGUE, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import { NO_COST_LIMIT } from '#domain/search/filters/cost.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import { fromKind } from '#domain/search/filters/keys-of-kind.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { TrainLimit } from '#domain/search/filters/train.ts'
import { readParam, type DaySpan, type Span } from '#domain/search/query-param.ts'
import type { Sort } from '#domain/search/sort.ts'
import { understand } from '#language/en/understand.ts'
import type { Grammar } from '#language/grammar.ts'
import { readPlaceNames } from '#language/place-names.ts'
import type { Understanding } from '#language/understanding.ts'

export const PLACE_NAMES = readPlaceNames(PLACES, townNeighbors)

/** The day on which the sentences are said. */
export const TODAY = '2026-11-23'

/** A sentence, what was asked for before it, and what has to be understood. */
export interface Utterance extends Spec {
  line: string
  said: string
  before: ListingFilters
  /** Other ways to understand it that are right as well. */
  others: readonly Spec[]
}

/** What is told beside the filters; undefined where the line doesn't say. */
interface Told {
  /** Bedrooms that the household would need. */
  need?: number
  /** How many readings are offered. */
  readings?: number
  /** Whether something is said to be no filter. */
  limits?: boolean
  /** Words that were not understood. */
  missed?: string
}

/** Reads a file of utterances; its form is told in its first lines. */
export function readUtterances(file: string): Utterance[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes('=>') && !line.startsWith('#'))
    .map(readUtterance)
}

function readUtterance(line: string): Utterance {
  const [, before = '', said = '', after = ''] = /^(?:\[(.*?)\] )?(.*?) ?=>(.*)$/.exec(line)!
  const [wanted, ...others] = after.split('||').map(readSpec)
  return { line, said, before: readSpec(before).filters, ...wanted!, others }
}

interface Spec {
  filters: ListingFilters
  intent: string | null
  sort: Sort | null
  asked: string | null
  /** The grounds; null for any. */
  refused: readonly string[] | null
  told: Told
}

export function readSpec(text: string): Spec {
  const words = text.trim().split(/\s+/).filter(Boolean)
  const values = new Map(
    words.map((word) => [word.split(':')[0]!, word.slice(word.indexOf(':') + 1).replaceAll('_', ' ')]),
  )
  const number = (name: string) => (values.has(name) ? Number(values.get(name)) : null)
  const ends = (name: string) => (readParam({ kind: 'span' }, values.get(name) ?? '') as Span | undefined) ?? null
  const list = (name: string): string[] => values.get(name)?.split(',') ?? []
  const counties = (values.get('county')?.split(',') ?? []) as County[]
  const towns = (values.get('towns')?.split(',') ?? []) as TownKey[]
  const near = (values.get('near')?.split(',') ?? []) as TownKey[]
  const bordered = (values.get('neighbors')?.split(',') ?? []) as TownKey[]
  return {
    filters: {
      ...defaultFilters((values.get('market') ?? 'sale') as Market, everyPrice),
      search: values.get('search') ?? '',
      county: counties.length === 1 ? counties[0]! : null,
      counties: counties.length > 1 ? counties : [],
      price: { min: number('min') ?? EVERY_PRICE.min, max: number('max') ?? EVERY_PRICE.max },
      days: number('days'),
      ...fromKind('span', (key) => ends(Object.keys(CATALOGUE[key].params)[0]!)),
      ...fromKind('days', (key) => {
        const text = values.get(Object.keys(CATALOGUE[key].params)[0]!) ?? ''
        return (readParam({ kind: 'days' }, text) as DaySpan | undefined) ?? null
      }),
      ...fromKind('day', (key) => values.get(Object.keys(CATALOGUE[key].params)[0]!) ?? null),
      kinds: (values.get('kind')?.split(',') ?? []) as HomeKind[],
      words: values.get('words') ?? '',
      features: (values.get('features')?.split(',').sort() ?? []) as ListingFilters['features'],
      openHouse: values.has('openHouse'),
      train: trainIn(values.get('train')),
      cost: { ...NO_COST_LIMIT, upTo: number('cost') },
      ...fromFlags((key) => values.has(key)),
      beds: number('beds'),
      bedsMax: number('beds-max'),
      baths: number('baths'),
      bathsMax: number('baths-max'),
      notTowns: list('not-towns') as TownKey[],
      notCounties: list('not-county') as County[],
      notKinds: list('not-kind') as HomeKind[],
      notAmenities: list('not-amenities') as Amenity[],
      notFeatures: list('not-features') as ListingFilters['notFeatures'],
      amenities: AMENITY_KEYS.filter((key) => values.has(key)).sort(),
      towns: [
        ...new Set([
          ...towns,
          ...bordered,
          ...bordered.flatMap(townNeighbors),
          ...near.flatMap((key) => aroundTown(key, Number(values.get('miles') ?? 4))),
        ]),
      ].sort(),
    },
    intent: values.get('intent') ?? null,
    sort: (values.get('sort') ?? null) as Sort | null,
    asked: values.get('asked') ?? null,
    refused: words.includes('refused') ? null : (values.get('refused')?.split(',') ?? []),
    told: {
      ...(values.has('need') && { need: number('need')! }),
      ...(values.has('readings') && { readings: number('readings')! }),
      ...(values.has('limit') && { limits: true }),
      ...(values.has('missed') && { missed: values.get('missed')!.replaceAll(',', ', ') }),
    },
  }
}

/** 'new-york-penn/60/15/path+gladstone': the place, the minutes, those on foot and the lines, each may be missing. */
function trainIn(text = ''): TrainLimit {
  const [to, minutes, walk, lines] = text.split('/')
  const number = (part: string | undefined) => (part ? Number(part) : null)
  return {
    to: to || null,
    minutes: number(minutes),
    walk: number(walk),
    lines: (lines ? lines.split('+') : []) as RailLine[],
  }
}

/** Reckoned on a globe, unlike the product's flat map: the twenty nearest towns. */
function aroundTown(key: TownKey, miles: number): TownKey[] {
  const towns = PLACES.filter(({ kind }) => kind === 'town' || kind === 'hamlet')
  const center = towns.find(({ name, county }) => townKey(name, county) === key)!.at
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const apart = ({ lat, lng }: { lat: number; lng: number }) =>
    3958.8 *
    Math.acos(
      Math.min(
        1,
        Math.sin(radians(lat)) * Math.sin(radians(center.lat)) +
          Math.cos(radians(lat)) * Math.cos(radians(center.lat)) * Math.cos(radians(lng - center.lng)),
      ),
    )
  return towns
    .map(({ name, county, at }) => ({ key: townKey(name, county), apart: apart(at) }))
    .filter((town) => town.apart <= miles)
    .sort((a, b) => a.apart - b.apart)
    .slice(0, 20)
    .map((town) => town.key)
}

/** Reads as the agent does when a talk begins: with the questions that a text of their own answers. */
export const readerInTalk =
  (grammar: Grammar): Grammar['understand'] =>
  (said, { filters, places }) =>
    understandInTalk({ ...NEW_TALK, filters }, said, {
      grammar: { ...grammar, understand: (words, context) => grammar.understand(words, { ...context, today: TODAY }) },
      places,
    })

/** What differs from what had to be understood, in words, by the way nearest to it; empty where nothing does. */
export function misreadings(
  { said, before, others, ...wanted }: Utterance,
  reader: Grammar['understand'] = understand,
): string[] {
  const read = reader(said, { filters: before, places: PLACE_NAMES, today: TODAY })
  return [wanted, ...others]
    .map((one) => misreadingsOf(said, read, one))
    .reduce((best, one) => (one.length < best.length ? one : best))
}

function misreadingsOf(
  said: string,
  read: Understanding,
  { filters, intent, sort, asked, refused, told }: Spec,
): string[] {
  const problems: string[] = []
  const compare = (what: string, got: unknown, wanted: unknown) => {
    if (JSON.stringify(got) !== JSON.stringify(wanted)) {
      problems.push(`${what} ${JSON.stringify(got)} not ${JSON.stringify(wanted)}`)
    }
  }
  for (const name of Object.keys(filters) as (keyof ListingFilters)[]) {
    const fold = (value: unknown) => (name === 'search' ? String(value).toLowerCase() : value)
    compare(name, fold(read.filters[name]), fold(filters[name]))
  }
  if (intent) compare('intent', read.intent, intent)
  if (sort) compare('sort', read.sort, sort)
  const tellings = {
    need: read.roomNeed,
    readings: read.ambiguity?.readings.length ?? 0,
    limits: read.limits.length > 0,
    missed: read.missed.map(({ start, end }) => said.slice(start, end)).join(', '),
  }
  for (const key of Object.keys(told) as (keyof Told)[]) compare(key, tellings[key], told[key])
  if (asked) compare('asked', read.asked, asked)
  const grounds = [...new Set(read.refused.map(({ kind }) => kind))].sort()
  if (refused) compare('refused', grounds, refused.toSorted())
  else compare('refused', grounds.length > 0, true)
  return problems
}
