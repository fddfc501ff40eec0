import type { ClosingCostTable } from '#domain/money/cash-to-close.ts'
import type { TitleSchedule, TitleTable } from '#domain/money/title-premium.ts'
import type { Figures } from './figure.ts'

/** The range of a buyer's closing costs. */
export function closingCostTable(figures: Figures): ClosingCostTable {
  const [lowPct, highPct] = figures['closing.pct'].value
  const highTax = figures['closing.highTax'].value
  const usualPct = figures['closing.usualPct'].value
  return { lowPct, usualPct, highPct, highTaxLowPct: highTax.lowPct, highTaxFromPct: highTax.taxFromPct }
}

/** Both schedules that were found; an operator's own is the one in force. */
export const titleTable = (figures: Figures): TitleTable => ({
  schedules:
    figures['title.rates'].confidence === 'operator'
      ? [schedule(figures['title.rates'].value)]
      : [schedule(figures['title.rates'].value), schedule(figures['title.secondRates'].value)],
  minimum: figures['title.minimum'].value,
})

const schedule = (rows: readonly { upTo: number | null; per1000: number }[]): TitleSchedule => ({
  brackets: rows.map(({ upTo, per1000 }) => ({ upTo, perThousand: per1000 })),
})
