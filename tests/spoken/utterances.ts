import { readFileSync } from 'node:fs'
import { PLACES } from '#content/places.ts'
import type { County } from '#domain/geo/county.ts'
import { townKey, type TownKey } from '#domain/geo/town.ts'
import type { HomeKind } from '#domain/listing/home-kind.ts'
import type { Market } from '#domain/money/money.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { readParam, type Span } from '#domain/search/query-param.ts'
import type { Sort } from '#domain/search/sort.ts'
import { readPlaceNames } from '#language/place-names.ts'
import { understand } from '#language/understand.ts'

export const PLACE_NAMES = readPlaceNames(PLACES)

/** A sentence, what was asked for before it, and what has to be understood. */
export interface Utterance {
  line: string
  said: string
  before: ListingFilters
  after: ListingFilters
  intent: string | null
  sort: Sort | null
  refused: string[]
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
  const wanted = readSpec(after)
  return { line, said, before: readSpec(before).filters, after: wanted.filters, ...wanted }
}

interface Spec {
  filters: ListingFilters
  intent: string | null
  sort: Sort | null
  refused: string[]
}

function readSpec(text: string): Spec {
  const words = text.trim().split(/\s+/).filter(Boolean)
  const values = new Map(
    words.map((word) => [word.split(':')[0]!, word.slice(word.indexOf(':') + 1).replaceAll('_', ' ')]),
  )
  const number = (name: string) => (values.has(name) ? Number(values.get(name)) : null)
  const ends = (name: string) => (readParam({ kind: 'span' }, values.get(name) ?? '') as Span | undefined) ?? null
  const counties = (values.get('county')?.split(',') ?? []) as County[]
  const towns = (values.get('towns')?.split(',') ?? []) as TownKey[]
  const near = (values.get('near')?.split(',') ?? []) as TownKey[]
  return {
    filters: {
      ...defaultFilters((values.get('market') ?? 'sale') as Market, everyPrice),
      search: values.get('search') ?? '',
      county: counties.length === 1 ? counties[0]! : null,
      counties: counties.length > 1 ? counties : [],
      price: { min: number('min') ?? EVERY_PRICE.min, max: number('max') ?? EVERY_PRICE.max },
      size: ends('size'),
      built: ends('built'),
      days: number('days'),
      kinds: (values.get('kind')?.split(',') ?? []) as HomeKind[],
      lot: ends('lot'),
      fee: ends('fee'),
      garage: ends('garage'),
      words: values.get('words') ?? '',
      openHouse: values.has('openHouse'),
      available: values.get('available') ?? null,
      ...fromFlags((key) => values.has(key)),
      beds: number('beds'),
      baths: number('baths'),
      amenities: AMENITY_KEYS.filter((key) => values.has(key)).sort(),
      towns: [
        ...new Set([...towns, ...near.flatMap((key) => aroundTown(key, Number(values.get('miles') ?? 4)))]),
      ].sort(),
    },
    intent: values.get('intent') ?? null,
    sort: (values.get('sort') ?? null) as Sort | null,
    refused: values.get('refused')?.split(',') ?? [],
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

/** What differs from what had to be understood, in words; empty where nothing does. */
export function misreadings({ said, before, after, intent, sort, refused }: Utterance): string[] {
  const read = understand(said, { filters: before, places: PLACE_NAMES })
  const problems: string[] = []
  const compare = (what: string, got: unknown, wanted: unknown) => {
    if (JSON.stringify(got) !== JSON.stringify(wanted)) {
      problems.push(`${what} ${JSON.stringify(got)} not ${JSON.stringify(wanted)}`)
    }
  }
  for (const name of Object.keys(after) as (keyof ListingFilters)[]) {
    const fold = (value: unknown) => (name === 'search' ? String(value).toLowerCase() : value)
    compare(name, fold(read.filters[name]), fold(after[name]))
  }
  if (intent) compare('intent', read.intent, intent)
  if (sort) compare('sort', read.sort, sort)
  compare('refused', [...new Set(read.refused.map(({ kind }) => kind))].sort(), refused.toSorted())
  return problems
}
