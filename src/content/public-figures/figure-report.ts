import { isStale, type FigureSource, type FigureTable } from '#domain/money/figure.ts'

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
  const rows = tables.flatMap((table) =>
    Object.entries(table.figures).map(([name, figure]) => {
      const renew = figure.renew ?? table.renew
      const isOld = renew !== undefined && figure.confidence !== 'assumed' && isStale(figure.asOf, renew, today)
      return { table, name, figure, old: isOld ? renew.how : null }
    }),
  )
  const width = Math.max(...rows.map(({ name }) => name.length))
  const shown = tables.filter(({ figures }) => Object.keys(figures).length > 0)
  const text = shown.map(({ title }) => {
    const own = rows.filter(({ table }) => table.title === title)
    const lines = own.map(({ name, figure: { asOf, confidence, source }, old }) => {
      const from = sources[source]?.title ?? 'your own figure'
      return `${old === null ? '  ' : '! '}${name.padEnd(width)}  ${asOf}  ${confidence}  ${from}`
    })
    return [title, ...lines].join('\n')
  })
  const stale = rows.filter(({ old }) => old !== null)
  return { text: text.join('\n\n'), stale: [...byAdvice(stale)].map(([how, names]) => `${names.join(', ')}: ${how}`) }
}

/** What one step renews is said once. */
function byAdvice(rows: readonly { name: string; figure: { asOf: string }; old: string | null }[]) {
  const advice = new Map<string, string[]>()
  for (const { name, figure, old } of rows)
    advice.set(old ?? '', [...(advice.get(old ?? '') ?? []), `${name} (${figure.asOf})`])
  return advice
}
