import type { TaxFigures } from '#domain/money/cost-facts.ts'
import type { LoadedTables } from '#domain/money/loaded-tables.ts'
import { COUNTY_TAX_PCT } from './county-tax.ts'
import { rentBenchmarks, type FmrOverrides } from './hud-rents.ts'
import table from './property-tax-towns.json' with { type: 'json' }
import { taxTable, type TaxOverrides } from './property-tax.ts'
import { taxTown } from './tax-town.ts'

/** Raised when `taxTown`, the formula or what is worked out changes: what is stored of homes is then worked out anew. */
const RULES = 4

/**
 * What property taxes are estimated from, and HUD's rents: the operator's own, else the tables loaded, else those that come with the
 * site.
 */
export function taxFigures(
  overrides: TaxOverrides,
  loaded: LoadedTables = {},
  fmrOverrides: FmrOverrides = {},
): TaxFigures {
  const { zips } = rentBenchmarks(fmrOverrides, loaded)
  const all = [table, COUNTY_TAX_PCT, overrides, ...taxRows(loaded), zips]
  return {
    version: `${RULES}-${fingerprint(JSON.stringify(all))}`,
    table: taxTable(overrides, loaded),
    townOf: taxTown,
    hudRents: (zip) => zips[zip]?.rents,
  }
}

/** Without loaded tables nothing, so that what is stored of homes then stays as it is. */
const taxRows = ({ taxBills, taxRates, taxRatios }: LoadedTables): object[] =>
  [taxBills, taxRates, taxRatios].filter((rows) => rows !== undefined)

/** FNV-1a, 32 bits: equal for equal texts. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0
  return hash.toString(36)
}
