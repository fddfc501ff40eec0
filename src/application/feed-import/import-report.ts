import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordProblem } from '#ports/server/listing-feed.ts'

/** A record that the public may not see. */
export interface WithheldRecord {
  key: string
  reason: string
}

/** Receives the problems and the withheld records of each batch after it is stored. */
export interface ProblemReport {
  withheld(records: readonly WithheldRecord[]): void
  rejected(problems: readonly RecordProblem[]): void
  omitted(problems: readonly RecordProblem[]): void
}

export interface ImportReport extends ProblemReport {
  /** The file; null while there is nothing to report. */
  readonly path: string | null
}

/**
 * Appends problems and withheld records to `import-reports/<yyyy-mm-dd>.jsonl` in the data folder, one JSON object a line:
 * source, effect ('record rejected', 'fact left out' or 'record withheld'), key, field (unless withheld), reason.
 */
export function openImportReport(dataDir: string, source: string, now: Date): ImportReport {
  const folder = join(dataDir, 'import-reports')
  const file = join(folder, `${now.toISOString().slice(0, 10)}.jsonl`)
  let path: string | null = null
  const append = (effect: string, problems: readonly (RecordProblem | WithheldRecord)[]) => {
    if (problems.length === 0) return
    const lines = problems.map((problem) => `${JSON.stringify({ source, effect, ...problem })}\n`)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    appendFileSync(file, lines.join(''), { mode: 0o600 })
    path = file
  }
  return {
    rejected: (problems) => append('record rejected', problems),
    omitted: (problems) => append('fact left out', problems),
    withheld: (records) => append('record withheld', records),
    get path() {
      return path
    },
  }
}
