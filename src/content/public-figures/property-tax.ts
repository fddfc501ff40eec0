import type { TownKey } from '#domain/geo/town.ts'
import { townName } from '#domain/geo/town.ts'
import type { TaxTable, TownTax } from '#domain/money/property-tax.ts'
import { COUNTY_TAX_PCT } from './county-tax.ts'
import table from './property-tax-towns.json' with { type: 'json' }
import published from './property-tax.json' with { type: 'json' }

/** What the State publishes about a town's property tax; US dollars of 2025, percent. */
export interface TownTaxFacts {
  town: TownKey
  /** Of the average home. */
  bill: number
  /** Of 2024. */
  billBefore: number
  assessment: number
  /** Parts of the bill. */
  school: number
  municipal: number
  county: number
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

const facts = ({ town, bill, billBefore, assessment, parts, ratioPct, ...more }: Row): TownTaxFacts => ({
  town: town as TownKey,
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

/** Percent of the assessment: gives the certified general rates back to within 0.001 where both could be compared. */
const generalPct = ({ bill, assessment }: TownTaxFacts): number => toThousandths((bill / assessment) * 100)

/** Percent of today's price. */
const effectivePct = ({ bill, assessment, ratioPct }: TownTaxFacts): number =>
  toThousandths((bill / assessment) * ratioPct)

/** How far an estimate may be off, percent: in most towns, and where sales don't bear it out. */
const [BAND_PCT, WIDE_BAND_PCT] = [10, 25]

/**
 * The estimate for the median sale beside the average bill. Where the two are more than 25 percent apart, or too few sales are
 * known to compare, the band is wide: the average bill then belongs to another kind of home than the one that is sold.
 */
function bandPct(town: TownTaxFacts): number {
  if (town.medianSale === null) return WIDE_BAND_PCT
  const estimated = (town.medianSale.price * town.bill * town.ratioPct) / town.assessment / 100
  return Math.max(estimated / town.bill, town.bill / estimated) > 1 + WIDE_BAND_PCT / 100 ? WIDE_BAND_PCT : BAND_PCT
}

/** The tax year of the published bills. */
const PUBLISHED_YEAR = Number(published.figures['propertyTax.bill'].asOf)

const yearOf = (own: TaxOverride): number => Number(own.asOf.slice(0, 4))

/** The rates by town, the operator's first. */
export function taxTable(overrides: TaxOverrides): TaxTable {
  const rates = new Map(TOWN_TAX_FACTS.map((town) => [town.town, ratesOf(town, overrides[town.town])]))
  return { town: (key) => rates.get(key), countyPct: (county) => COUNTY_TAX_PCT[county] }
}

function ratesOf(town: TownTaxFacts, own: TaxOverride | undefined): TownTax {
  return {
    name: townName(town.town),
    generalPct: own?.generalRatePct ?? generalPct(town),
    generalYear: typeof own?.generalRatePct === 'number' ? yearOf(own) : PUBLISHED_YEAR,
    effectivePct: own?.effectiveRatePct ?? effectivePct(town),
    effectiveYear: typeof own?.effectiveRatePct === 'number' ? yearOf(own) : PUBLISHED_YEAR,
    bandPct: typeof own?.effectiveRatePct === 'number' ? BAND_PCT : bandPct(town),
    from: typeof own?.effectiveRatePct === 'number' ? 'operator' : 'town',
  }
}
