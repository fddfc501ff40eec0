import { formatCount } from '#domain/count.ts'
import type { ReadingCounts } from '#ports/server/feed-standings.ts'

/** What a run did. Each record is counted once; `removed` counts stored listings. */
export interface ImportSummary extends ReadingCounts {
  /** Older or equal versions of a record read before. */
  superseded: number
  /** Facts left out of listings that were published. */
  omitted: number
  /** Withheld records by reason. */
  withheldFor: Map<string, number>
}

export const emptySummary = (): ImportSummary => ({
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  withheld: 0,
  rejected: 0,
  superseded: 0,
  omitted: 0,
  withheldFor: new Map(),
})

/** Whether a reading of a whole feed leaves no home of it on the site although it has records that are in order. */
export const showsNothing = ({ added, changed, unchanged, withheld }: ImportSummary): boolean =>
  withheld > 0 && added + changed + unchanged === 0

/** Says so, with what to do about values that nobody knows. */
export function allWithheldText({ withheldFor, withheld }: ImportSummary): string {
  const unknown = [...withheldFor.keys()].filter((reason) => reason.includes(' unknown: '))
  const all = `Nothing is shown: all ${formatCount(withheld)} valid records are withheld.`
  if (unknown.length === 0) return all
  return `${all} ${unknown.join(', ')}. Map these values; in a CSV file's column map, with "values": { "StandardStatus": { "A": "Active" } }.`
}

/** The counts that are kept of a reading. */
export function readingCounts(summary: ImportSummary): ReadingCounts {
  const { read, added, changed, unchanged, removed, withheld, rejected } = summary
  return { read, added, changed, unchanged, removed, withheld, rejected }
}

/** The summary as a table, with withheld records by reason and the path of the report. */
export function summaryText(summary: ImportSummary, reportPath: string | null): string {
  const rows: [string, number][] = [
    ['Records read', summary.read],
    ['Added', summary.added],
    ['Changed', summary.changed],
    ['Unchanged', summary.unchanged],
    ['Removed', summary.removed],
    ['Withheld', summary.withheld],
    ...[...summary.withheldFor]
      .sort(([, a], [, b]) => b - a)
      .map(([reason, count]): [string, number] => [`  ${reason}`, count]),
    ['Rejected', summary.rejected],
    ['Facts left out', summary.omitted],
    ['Older versions skipped', summary.superseded],
  ]
  const counted = rows.map(([name, count]) => [name, formatCount(count)] as const)
  const widest = (column: 0 | 1) => Math.max(...counted.map((row) => row[column].length))
  const [names, counts] = [widest(0), widest(1)]
  const lines = counted.map(([name, count]) => `${name.padEnd(names)}  ${count.padStart(counts)}`)
  return [...lines, ...(reportPath === null ? [] : [`Details: ${reportPath}`])].join('\n')
}
