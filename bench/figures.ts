/** The value below which a share of the samples lies (nearest rank). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A table of right-aligned columns under a title, for the terminal. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const heads = Object.keys(rows[0] ?? {})
  const widths = heads.map((head) => Math.max(head.length, ...rows.map((row) => String(row[head]).length)))
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ')
  console.log(`\n${title}`)
  console.log(line(heads))
  for (const row of rows) console.log(line(heads.map((head) => String(row[head]))))
}
