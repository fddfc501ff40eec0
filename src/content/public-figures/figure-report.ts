import type { FigureSource, FigureTable } from '#domain/money/figure.ts'
import { oldFigures, type OldFigure } from './figure-ages.ts'

/** The tables as text for a terminal, and the figures that are too old. */
export interface FigureReport {
  text: string
  stale: string[]
}

/**
 * Every table with date and source of each figure, and what to do about those that are too old on a day.
 *
 * @param today ISO date (yyyy-mm-dd)
 */
export function figureReport(
  tables: readonly FigureTable[],
  sources: Readonly<Record<string, FigureSource>>,
  today: string,
): FigureReport {
  const old = oldFigures(tables, today)
  const isOld = new Set(old.map(({ name }) => name))
  const rows = tables.flatMap((table) =>
    Object.entries(table.figures).map(([name, figure]) => ({ table, name, figure })),
  )
  const width = Math.max(...rows.map(({ name }) => name.length))
  const shown = tables.filter(({ figures }) => Object.keys(figures).length > 0)
  const text = shown.map(({ title }) => {
    const own = rows.filter(({ table }) => table.title === title)
    const lines = own.map(({ name, figure: { asOf, confidence, source } }) => {
      const from = sources[source]?.title ?? 'your own figure'
      return `${isOld.has(name) ? '! ' : '  '}${name.padEnd(width)}  ${asOf}  ${confidence}  ${from}`
    })
    return [title, ...lines].join('\n')
  })
  return { text: text.join('\n\n'), stale: [...byAdvice(old)].map(([how, names]) => `${names.join(', ')}: ${how}`) }
}

/** What one step renews is said once. */
function byAdvice(old: readonly OldFigure[]): Map<string, string[]> {
  const advice = Map.groupBy(old, ({ how }) => how)
  return new Map([...advice].map(([how, all]) => [how, all.map(({ name, asOf }) => `${name} (${asOf})`)]))
}
