import { listingFromReso } from '#adapters/reso/listing-from-reso.ts'
import { recordVersion, type ResoRecord } from '#adapters/reso/reso-fields.ts'
import type { RecordFormat, RecordOutcome, RecordProblem } from '#ports/server/listing-feed.ts'
import type { Columns } from './csv-record.ts'

/** A row as the feed gives it. */
export interface CsvRecord {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number
  record: ResoRecord
  /** Why its cells can't be told apart, or null. */
  fault: string | null
}

/** Rows under the rules of RESO records; problems name the row and the column. */
export const csvFormat = (columns: Columns, now: Date): RecordFormat => ({
  versionOf: (input) => {
    const { record, fault } = input as CsvRecord
    const version = recordVersion(record, now)
    return version && fault !== null ? { key: version.key, modified: null } : version
  },
  toListing: (input) => {
    const { row, record, fault } = input as CsvRecord
    if (fault !== null) return faulty(row, recordVersion(record, now)?.key ?? `row ${row}`, fault)
    return placed(listingFromReso(record, row, now), row, columns)
  },
})

/** A row whose cells can't be told apart. Its key is right where the fault is behind it: then the home stays on the site. */
const faulty = (row: number, key: string, fault: string): RecordOutcome => ({
  kind: 'reject',
  key,
  problems: [{ key, field: '(row)', reason: `row ${row} ${fault}` }],
})

function placed(outcome: RecordOutcome, row: number, columns: Columns): RecordOutcome {
  const keyOf = (key: string) => (key === `record ${row}` ? `row ${row}` : key)
  const place = ({ key, field, reason }: RecordProblem): RecordProblem => {
    const headings = columns.filter(({ fields }) =>
      fields.some((one) => one === field || (field === 'OpenHouse' && one.startsWith(field))),
    )
    const column = headings.map(({ heading }) => `"${heading}"`).join(', ')
    const name = column === '' ? field : `${column} (${field})`
    return { key: keyOf(key), field: name, reason: `row ${row}: ${reason}` }
  }
  if (outcome.kind === 'publish') return { ...outcome, omitted: outcome.omitted.map(place) }
  if (outcome.kind === 'withhold') return outcome
  return { ...outcome, key: keyOf(outcome.key), problems: outcome.problems.map(place) }
}
