import type { NamedPlace } from '#domain/geo/place.ts'
import { townKey, townName, type TownKey } from '#domain/geo/town.ts'
import type { TaxTable, TownTax } from '#domain/money/property-tax.ts'
import type { PublicFigures } from '#domain/money/public-figures.ts'
import type { RentBenchmarkTable } from '#domain/money/rent-benchmark.ts'
import type { Named, PlaceNames } from '#language/place-names.ts'
import type { GuidanceAsked } from '#language/questions.ts'
import type { Phrases } from './phrases/phrases.ts'

type Texts = Phrases['guidance']
type Told = { say: string; source: string } | null

/** Towns told in one answer, and the price of an example. */
const [MOST_TOWNS, EXAMPLE_PRICE] = [3, 500_000]

const townsOf = (places: readonly Named[]): readonly TownKey[] =>
  places.flatMap((place) => (place.kind === 'county' ? [] : place.towns)).slice(0, MOST_TOWNS)

interface TaxAsked {
  places: readonly Named[]
  table: TaxTable
  figures: PublicFigures
  /** A price that was named, US dollars. */
  amount: number | null
  texts: Texts
}

/** The property tax of the towns or the county that were named; null for none. */
export function taxIn({ places, table, figures, amount, texts }: TaxAsked): Told {
  const price = amount ?? EXAMPLE_PRICE
  const towns = townsOf(places).flatMap((key) => table.town(key) ?? [])
  if (towns.length > 0) return { say: texts.townTax(towns, price), source: texts.taxSource }
  const county = places.find(({ kind }) => kind === 'county')
  const pct = county?.kind === 'county' ? figures.countyTaxPct[county.county] : undefined
  if (county?.kind !== 'county' || pct === undefined) return null
  return { say: texts.countyTax(county.county, pct, price), source: texts.taxSource }
}

interface LowestAsked {
  places: readonly Named[]
  table: TaxTable
  towns: readonly NamedPlace[]
  texts: Texts
}

/** The towns with the lowest rates, of the county named or of all. */
export function lowestTaxes({ places, table, towns, texts }: LowestAsked): Told {
  const named = places.find(({ kind }) => kind === 'county')
  const county = named?.kind === 'county' ? named.county : null
  const rates = towns
    .filter((town) => town.kind === 'town' && (county === null || town.county === county))
    .flatMap(({ name, county: of }): readonly TownTax[] => {
      const tax = table.town(townKey(name, of))
      return tax ? [tax] : []
    })
    .toSorted((a, b) => a.effectivePct - b.effectivePct)
  return { say: texts.lowestTax(rates.slice(0, MOST_TOWNS), rates.at(-1)!, county), source: texts.taxSource }
}

interface RentsAsked {
  places: readonly Named[]
  table: RentBenchmarkTable
  names: PlaceNames
  asked: GuidanceAsked | undefined
  texts: Texts
}

/** HUD's rents of the ZIP code, the town or the county that was named; null where HUD has none. */
export function hudRents({ places, table, names, asked, texts }: RentsAsked): Told {
  const place = places.find((one) => zipsOf(one, names).some((zip) => table.zips[zip]))
  if (!place) return null
  const rows = zipsOf(place, names).flatMap((zip) => (table.zips[zip] ? [{ zip, ...table.zips[zip] }] : []))
  const most = rows[0]!.rents.length - 1
  const beds = asked?.beds === null || asked?.beds === undefined ? [1, 2] : [Math.min(asked.beds, most)]
  const ranges = beds.map((count) => {
    const rents = rows.map(({ rents }) => rents[count]!)
    return { beds: count, least: Math.min(...rents), most: Math.max(...rents) }
  })
  const where = place.kind === 'zip' ? place.zip : place.text
  const zips = rows.map(({ zip }) => zip)
  const say = texts.hudRents({ where, zips, ranges, fiscalYear: table.fiscalYear, rent: asked?.amount ?? null })
  return { say, source: texts.hudSource(table.fiscalYear) }
}

/** The ZIP codes of a place; a ZIP code counts to the town of its post office. */
function zipsOf(place: Named, { byName }: PlaceNames): readonly string[] {
  if (place.kind === 'zip') return [place.zip]
  const isIn = (key: TownKey) =>
    place.kind === 'county' ? key.startsWith(`${place.county}/`) : place.towns.includes(key)
  return [...byName.values()].flatMap((named) => (named.kind === 'zip' && named.towns.some(isIn) ? [named.zip] : []))
}

/** Whether the towns that were named have rent control; null where none was named. */
export function rentControlOf(
  places: readonly Named[],
  { rentControl }: PublicFigures,
  text: Phrases['renting']['controlIn'],
): string | null {
  const towns = townsOf(places)
  return towns.length === 0 ? null : towns.map((key) => text(townName(key), rentControl.status(key))).join(' ')
}
