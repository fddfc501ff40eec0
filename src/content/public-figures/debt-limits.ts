import type { DebtLimits } from '#domain/money/affordable-price.ts'
import type { DebtLimitTable } from '#domain/money/public-figures.ts'
import type { Figures } from './figure.ts'

/** The limits a visitor may pick from. Fannie Mae's, here the upper end by hand, and the VA's look at all debts alone. */
export function debtLimits(figures: Figures): DebtLimitTable {
  const [oneFactor, twoFactors] = figures['dti.fhaFactors'].value
  return {
    'rule-of-thumb': both(figures['dti.default'].value),
    conventional: allDebts(figures['dti.conventional'].value[1]),
    'conventional-automated': allDebts(figures['dti.du'].value),
    fha: both(figures['dti.fha'].value),
    'fha-one-factor': both(oneFactor!),
    'fha-two-factors': both(twoFactors!),
    'fha-automated': both(figures['dti.fhaAutomated'].value),
    va: allDebts(figures['dti.va'].value),
  }
}

const both = ([frontPct, backPct]: readonly [number, number]): DebtLimits => ({ frontPct, backPct })
const allDebts = (backPct: number): DebtLimits => ({ frontPct: null, backPct })
