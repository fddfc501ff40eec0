import type { TaxFigures } from '#domain/money/cost-facts.ts'
import { COUNTY_TAX_PCT } from './county-tax.ts'
import table from './property-tax-towns.json' with { type: 'json' }
import { taxTable, type TaxOverrides } from './property-tax.ts'
import { taxTown } from './tax-town.ts'

/** Raised when `taxTown` or the formula changes: what is stored of homes is then worked out anew. */
const RULES = 3

/** What property taxes are estimated from, the operator's rates first. */
export const taxFigures = (overrides: TaxOverrides): TaxFigures => ({
  version: `${RULES}-${fingerprint(JSON.stringify([table, COUNTY_TAX_PCT, overrides]))}`,
  table: taxTable(overrides),
  townOf: taxTown,
})

/** FNV-1a, 32 bits: equal for equal texts. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0
  return hash.toString(36)
}
