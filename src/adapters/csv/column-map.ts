import * as v from 'valibot'
import { FeedError } from '#ports/server/listing-feed.ts'
import { fieldOfHeading, isCsvField, NEEDED_FIELDS, type CsvFieldName } from './csv-fields.ts'

const Field = v.pipe(
  v.string(),
  v.check(isCsvField, ({ received }) => `${received} isn’t a field we read from CSV`),
  v.transform((name) => name as CsvFieldName),
)
const unknownField = ({ received }: { received: string }): string =>
  `${received} isn’t a field we read from CSV, or a list of such fields; use null to leave the column out`

/** Keys that are field names. */
const byField = <T extends v.GenericSchema>(value: T) =>
  v.pipe(
    v.record(v.string(), value),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const unknown = Object.keys(dataset.value).find((name) => !isCsvField(name))
      if (unknown !== undefined) addIssue({ message: `"${unknown}" isn’t a field we read from CSV` })
    }),
  )

const ColumnMapFile = v.strictObject({
  /** By heading the field, or fields, that the column holds; null for a column that isn't read. */
  columns: v.record(v.string(), v.nullable(v.union([Field, v.pipe(v.array(Field), v.minLength(1))], unknownField))),
  /** Values of fields for rows without one. */
  defaults: v.optional(byField(v.string()), {}),
  /** By field: what a cell's text means in the standard's words ('A' is 'Active'). */
  values: v.optional(byField(v.record(v.string(), v.string())), {}),
})

/** Which field each column of a CSV file holds. */
export type ColumnMap = v.InferOutput<typeof ColumnMapFile>

/**
 * Reads a saved map.
 *
 * @param name The file's name for errors.
 * @throws FeedError if it isn't JSON, has another form or names a field that isn't read.
 */
export function readColumnMap(text: string, name: string): ColumnMap {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new FeedError(`${name} is not JSON: ${(error as Error).message}`)
  }
  const map = v.safeParse(ColumnMapFile, json)
  if (map.success) return map.output
  const [issue] = map.issues
  throw new FeedError(`${name} isn’t a column map: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}

/**
 * The map that the headings suggest: a field's own name or a common other name of it. Columns with an unknown name, and a
 * second one for the same field (but for pictures), are not read. The listing number stands in for a missing key.
 */
export function suggestColumnMap(header: readonly string[]): ColumnMap {
  const columns: ColumnMap['columns'] = {}
  const taken = new Set<CsvFieldName>()
  for (const heading of header.filter((name) => name !== '')) {
    const field = fieldOfHeading(heading)
    const isFree = field !== null && (field === 'Media' || !taken.has(field))
    columns[heading] = isFree ? field : null
    if (isFree) taken.add(field)
  }
  const number = Object.keys(columns).find((heading) => columns[heading] === 'ListingId')
  if (number !== undefined && !taken.has('ListingKey')) columns[number] = ['ListingKey', 'ListingId']
  return { columns, defaults: {}, values: {} }
}

export const fieldsOf = ({ columns }: ColumnMap, heading: string): CsvFieldName[] =>
  Object.hasOwn(columns, heading) ? [columns[heading] ?? []].flat() : []

/** Each tells how old a record is; one of them is needed. */
const DATES: readonly CsvFieldName[] = ['ModificationTimestamp', 'OnMarketDate', 'ListingContractDate']

/** Needed fields that neither a column nor a default gives. */
export function missingFields(map: ColumnMap): CsvFieldName[] {
  const given = new Set([...Object.values(map.columns).flat(), ...Object.keys(map.defaults)])
  const missing = NEEDED_FIELDS.filter((field) => !given.has(field))
  return DATES.some((field) => given.has(field)) ? missing : [...missing, 'OnMarketDate']
}

/** Columns that the map names and the header doesn't have: the export has changed. */
export function missingColumns(map: ColumnMap, header: readonly string[]): string[] {
  const present = new Set(header)
  return Object.keys(map.columns).filter((heading) => map.columns[heading] !== null && !present.has(heading))
}
