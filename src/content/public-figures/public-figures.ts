import type { Figure, FigureTable } from '#domain/money/figure.ts'
import type { LoadedTables } from '#domain/money/loaded-tables.ts'
import type { OperatorCosts, PublicFigures } from '#domain/money/public-figures.ts'
import { closingCostTable } from './closing-costs.ts'
import { attorneyReviewTable } from './contract.ts'
import { COUNTY_TAX_PCT } from './county-tax.ts'
import { debtLimits } from './debt-limits.ts'
import type { FigureOverride, FigureOverrides } from './figure-overrides.ts'
import { FIGURE_TABLES, figuresOf } from './figure-tables.ts'
import type { Figures } from './figure.ts'
import { lawTable } from './laws.ts'
import { loanLimits } from './loan-limits.ts'
import { loanRules } from './loan-rules.ts'
import { privateInsurance } from './mortgage-insurance.ts'
import { rentControlTable } from './rent-control.ts'
import { moveInTable, voucherTable } from './renting.ts'
import { sellerFeeTable } from './seller-fees.ts'
import { stateHelp } from './state-help.ts'
import { usualTerms } from './usual-terms.ts'

/** The rules' tables, the operator's figures before the published ones. */
export function publicFigures(overrides: FigureOverrides): PublicFigures {
  const published = FIGURE_TABLES.map((table) => overridden(table, overrides))
  const tables = [...published, operatorTable(overrides)]
  const figures = figuresOf(tables)
  return {
    usualTerms: usualTerms(figures),
    loanRules: loanRules(figures),
    loanLimits: loanLimits(figures),
    privateInsurance: privateInsurance(figures),
    debtLimits: debtLimits(figures),
    residualIncome: figures['va.residual'].value,
    stateHelp: stateHelp(figures),
    closingCosts: closingCostTable(figures),
    sellerFees: sellerFeeTable(figures),
    moveIn: moveInTable(figures),
    voucher: voucherTable(figures),
    rentControl: rentControlTable(overrides.rentControl),
    attorneyReview: attorneyReviewTable(figures),
    laws: lawTable(figures),
    operatorCosts: operatorCosts(figures),
    countyTaxPct: overrides.tables.countyTaxPct ?? COUNTY_TAX_PCT,
    tables,
  }
}

function overridden(table: FigureTable, { figures: own, tables }: FigureOverrides): FigureTable {
  const loaded = loadedDates(tables)
  return {
    ...table,
    figures: Object.fromEntries(
      Object.entries(table.figures).map(([name, figure]): [string, Figure] => {
        if (own[name]) return [name, replaced(figure, own[name])]
        const asOf = loaded[name]
        return [name, asOf === undefined ? figure : { ...figure, asOf, confidence: 'verified' }]
      }),
    ),
  }
}

/** The dates of the large tables that the operator has loaded. */
const loadedDates = ({
  taxBills,
  taxRatios,
  hudRents,
}: LoadedTables): Readonly<Record<string, string | undefined>> => ({
  'propertyTax.bill': taxBills?.year.toString(),
  'propertyTax.ratio': taxRatios?.year.toString(),
  'hudRents.zips': hudRents?.asOf,
})

/** The operator's note takes the place of the one about the published figure. What was loaded keeps its publisher. */
function replaced({ unit, renew }: Figure, { source, ...own }: FigureOverride): Figure {
  const from = source === undefined ? OWN : ({ source, confidence: 'verified' } as const)
  return { unit, ...(renew ? { renew } : {}), ...own, ...from }
}

const OWN = { source: 'operator', confidence: 'operator' } as const

/** The operator's figures that the published tables don't have. */
function operatorTable({ figures: own }: FigureOverrides): FigureTable {
  const published = new Set(FIGURE_TABLES.flatMap(({ figures }) => Object.keys(figures)))
  const others = Object.entries(own).filter(([name]) => !published.has(name))
  return {
    title: 'The agency’s own figures',
    use: 'Costs and limits for which we found no published figure.',
    figures: Object.fromEntries(
      others.map(([name, figure]): [string, Figure] => [name, { unit: '', ...figure, ...OWN }]),
    ),
  }
}

const operatorCosts = (figures: Figures): OperatorCosts => ({
  brokerFeeMonths: figures['rent.brokerFeeMonths']?.value ?? null,
})
