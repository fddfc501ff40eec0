import type { FigureTable } from '#domain/money/figure.ts'
import closingCosts from './closing-costs.json' with { type: 'json' }
import contract from './contract.json' with { type: 'json' }
import debtLimits from './debt-limits.json' with { type: 'json' }
import type { Figures } from './figure.ts'
import hudRents from './hud-rents.json' with { type: 'json' }
import insurance from './insurance.json' with { type: 'json' }
import laws from './laws.json' with { type: 'json' }
import loanKinds from './loan-kinds.json' with { type: 'json' }
import loanLimits from './loan-limits.json' with { type: 'json' }
import mortgage from './mortgage.json' with { type: 'json' }
import propertyTax from './property-tax.json' with { type: 'json' }
import rentControl from './rent-control.json' with { type: 'json' }
import renting from './renting.json' with { type: 'json' }
import sellerFees from './seller-fees.json' with { type: 'json' }
import stateHelp from './state-help.json' with { type: 'json' }

/** The figures by topic, as the files hold them; the test beside this file checks each against its schema. */
export const FIGURE_TABLES = [
  mortgage,
  propertyTax,
  insurance,
  loanKinds,
  loanLimits,
  debtLimits,
  stateHelp,
  closingCosts,
  sellerFees,
  contract,
  laws,
  renting,
  hudRents,
  rentControl,
] as readonly object[] as readonly FigureTable[]

/** All figures of these tables by their names; those that a table renews together have its renewal. */
export const figuresOf = (tables: readonly FigureTable[]): Figures =>
  Object.fromEntries(
    tables.flatMap(({ figures, renew }) =>
      Object.entries(figures).map(([name, figure]) => [name, renew && !figure.renew ? { ...figure, renew } : figure]),
    ),
  ) as unknown as Figures
