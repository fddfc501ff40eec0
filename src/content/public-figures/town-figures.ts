import type { TaxTable } from '#domain/money/property-tax.ts'
import type { PublicFigures } from '#domain/money/public-figures.ts'
import type { TownFigure, TownFigures } from '#domain/money/town-figures.ts'
import { closingCostsFor } from './closing-costs.ts'
import { figuresOf } from './figure-tables.ts'
import { sourced } from './home-figures.ts'
import { TOWN_TAX_FACTS } from './property-tax.ts'

/** The figures by which the prices that an income reaches are worked out in every town. */
export function townFigures(figures: PublicFigures, taxes: TaxTable): TownFigures {
  const dated = figuresOf(figures.tables)
  const towns = TOWN_TAX_FACTS.map(({ town, medianSale }): TownFigure => {
    const { effectivePct, bandPct, from } = taxes.town(town)!
    return { town, taxPct: effectivePct, taxBandPct: bandPct, taxFrom: from, medianSale }
  })
  return {
    towns: sourced(dated['propertyTax.bill'], towns),
    debtLimits: figures.debtLimits,
    closingCosts: {
      ...figures.closingCosts,
      items: closingCostsFor({ kind: 'house', county: null, septic: false, well: false }, figures.closingCosts).items,
    },
    loanLimits: sourced(dated['loanLimits.conforming.Bergen'], figures.loanLimits),
    stateHelp: sourced(dated['njhmfa.dpa.Bergen'], figures.stateHelp),
  }
}
