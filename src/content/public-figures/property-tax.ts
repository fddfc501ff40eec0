import type { TownKey } from '#domain/geo/town.ts'
import { townName } from '#domain/geo/town.ts'
import type { LoadedTables } from '#domain/money/loaded-tables.ts'
import type { AverageBill, TaxTable, TownTax } from '#domain/money/property-tax.ts'
import { COUNTY_TAX_PCT } from './county-tax.ts'
import table from './property-tax-towns.json' with { type: 'json' }
import published from './property-tax.json' with { type: 'json' }

/** What comes with the site about a town's property tax; US dollars of 2025, percent. */
export interface TownTaxFacts extends AverageBill {
  town: TownKey
  billBefore: number
  /** Assessments in percent of market value, 2026. */
  ratioPct: number
  /** Middle price of recorded sales since 2024, a yardstick for the town and never for a home; null: under 15 sales. */
  medianSale: { price: number; sales: number } | null
  /** So few homes that their average says nothing. */
  fewHomes: boolean
}

/** The operator's own rates of a town, percent; null: the town's published figures hold. */
export interface TaxOverride {
  generalRatePct: number | null
  effectiveRatePct: number | null
  /** ISO date (yyyy-mm-dd). */
  asOf: string
  note?: string | undefined
}

export type TaxOverrides = Readonly<Partial<Record<TownKey, TaxOverride>>>

type Row = (typeof table.towns)[number]

/** The tax years of the bills and of the ratios that come with the site. */
const BILL_YEAR = Number(published.figures['propertyTax.bill'].asOf)
export const RATIO_YEAR = Number(published.figures['propertyTax.ratio'].asOf)

const facts = ({ town, bill, billBefore, assessment, parts, ratioPct, ...more }: Row): TownTaxFacts => ({
  town: town as TownKey,
  year: BILL_YEAR,
  bill,
  billBefore,
  assessment,
  school: parts[0]!,
  municipal: parts[1]!,
  county: parts[2]!,
  ratioPct,
  medianSale: more.medianSale ? { price: more.medianSale[0]!, sales: more.medianSale[1]! } : null,
  fewHomes: more.fewHomes ?? false,
})

/** Every town of the seven counties. */
export const TOWN_TAX_FACTS: readonly TownTaxFacts[] = table.towns.map(facts)

const toThousandths = (percent: number): number => Math.round(percent * 1000) / 1000

/** The newest bill of a town. */
function averageBill(town: TownTaxFacts, { taxBills }: LoadedTables): AverageBill {
  const loaded = taxBills?.towns[town.town]
  if (taxBills === undefined || loaded === undefined) return town
  const [bill, billBefore, assessment, school, municipal, county] = loaded
  return { year: taxBills.year, bill, billBefore, assessment, school, municipal, county }
}

/** A tax year's share of the assessment that is paid, and of the market value that assessments of that year were; neither rounded. */
interface TaxBasis {
  year: number
  /** Percent of the assessment. */
  generalPct: number
}

/** Where several tables say it, certified rates go before rates worked out from an average bill. */
function bases(town: TownTaxFacts, bill: AverageBill, { taxRates }: LoadedTables): TaxBasis[] {
  const certified = taxRates?.towns[town.town]
  const of = ({ year, bill: yearly, assessment }: AverageBill) => ({ year, generalPct: (yearly / assessment) * 100 })
  return [
    ...(taxRates !== undefined && certified !== undefined ? [{ year: taxRates.year, generalPct: certified }] : []),
    of(bill),
    of(town),
  ]
}

const newest = <T extends { year: number }>(rows: readonly T[]): T =>
  rows.reduce((best, row) => (row.year > best.year ? row : best))

/**
 * The rate on today's price: a year's general rate times the ratio that was certified on that year's assessments, for the tax year
 * after it. Rates and ratios of other years don't go together: where a town was revalued between them, the rate is halved.
 */
function effectiveBasis(town: TownTaxFacts, all: readonly TaxBasis[], { taxRatios }: LoadedTables): TaxBasis {
  const loaded = taxRatios?.towns[town.town]
  const pairs = all.flatMap(({ year, generalPct }) => {
    if (taxRatios && loaded !== undefined && taxRatios.year === year + 1) {
      return [{ year, generalPct: (generalPct * loaded) / 100 }]
    }
    return RATIO_YEAR === year + 1 ? [{ year, generalPct: (generalPct * town.ratioPct) / 100 }] : []
  })
  return newest(pairs)
}

/** How far an estimate may be off, percent: in most towns, and where sales don't bear it out. */
const [BAND_PCT, WIDE_BAND_PCT] = [10, 25]

/**
 * The estimate for the median sale beside the average bill. Where the two are more than 25 percent apart, or too few sales are
 * known to compare, the band is wide: the average bill then belongs to another kind of home than the one that is sold.
 *
 * @param pct of today's price
 */
function bandPct({ medianSale }: TownTaxFacts, { bill }: AverageBill, pct: number): number {
  if (medianSale === null) return WIDE_BAND_PCT
  const estimated = (medianSale.price * pct) / 100
  return Math.max(estimated / bill, bill / estimated) > 1 + WIDE_BAND_PCT / 100 ? WIDE_BAND_PCT : BAND_PCT
}

const yearOf = (own: TaxOverride): number => Number(own.asOf.slice(0, 4))

/** The rates by town: the operator's own, else of the tables loaded, else of those that come with the site. */
export function taxTable(overrides: TaxOverrides, loaded: LoadedTables = {}): TaxTable {
  const bills = new Map(TOWN_TAX_FACTS.map((town) => [town.town, averageBill(town, loaded)]))
  const rates = new Map(
    TOWN_TAX_FACTS.map((town) => [town.town, ratesOf(town, bills.get(town.town)!, loaded, overrides[town.town])]),
  )
  return {
    town: (key) => rates.get(key),
    bill: (key) => bills.get(key),
    countyPct: (county) => loaded.countyTaxPct?.[county] ?? COUNTY_TAX_PCT[county],
  }
}

function ratesOf(town: TownTaxFacts, bill: AverageBill, loaded: LoadedTables, own: TaxOverride | undefined): TownTax {
  const all = bases(town, bill, loaded)
  const [general, effective] = [newest(all), effectiveBasis(town, all, loaded)]
  return {
    name: townName(town.town),
    generalPct: own?.generalRatePct ?? toThousandths(general.generalPct),
    generalYear: typeof own?.generalRatePct === 'number' ? yearOf(own) : general.year,
    effectivePct: own?.effectiveRatePct ?? toThousandths(effective.generalPct),
    effectiveYear: typeof own?.effectiveRatePct === 'number' ? yearOf(own) : effective.year,
    bandPct: typeof own?.effectiveRatePct === 'number' ? BAND_PCT : bandPct(town, bill, effective.generalPct),
    from: typeof own?.effectiveRatePct === 'number' ? 'operator' : 'town',
  }
}

/** The median of each county's towns, percent of today's price. */
export function countyMedians({ town }: Pick<TaxTable, 'town'>): Record<string, number> {
  const byCounty = Map.groupBy(TOWN_TAX_FACTS, ({ town: key }) => key.slice(0, key.indexOf('/')))
  return Object.fromEntries(
    [...byCounty].map(([county, towns]) => [county, median(towns.map((one) => town(one.town)!.effectivePct))]),
  )
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return toThousandths((sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2)
}
