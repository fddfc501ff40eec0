import type { DebtLimitTable } from '#domain/money/public-figures.ts'
import type { Figures } from './figure.ts'

/** The limits a visitor may pick from. Fannie Mae's manual limit, here its upper end, looks at all debts alone. */
export function debtLimits(figures: Figures): DebtLimitTable {
  const [front, back] = figures['dti.default'].value
  const [fhaFront, fhaBack] = figures['dti.fha'].value
  const [, conventional] = figures['dti.conventional'].value
  return {
    'rule-of-thumb': { frontPct: front, backPct: back },
    fha: { frontPct: fhaFront, backPct: fhaBack },
    conventional: { frontPct: null, backPct: conventional },
  }
}
