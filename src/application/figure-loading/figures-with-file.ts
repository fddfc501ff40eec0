import type { FigureOverrides } from '#content/public-figures/figure-overrides.ts'
import { figuresOf } from '#content/public-figures/figure-tables.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { taxTable, TOWN_TAX_FACTS } from '#content/public-figures/property-tax.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import type { LoadedBill } from '#domain/money/loaded-tables.ts'
import type { FigureFile, FileTable } from '#ports/server/figure-file.ts'

type Json = Record<string, unknown>
interface Earlier {
  value: unknown
  asOf: string
}

/**
 * The operator's file with the figures of an official one in it. What held before is kept with its date: of a figure all earlier
 * values, of a table the one before.
 *
 * @param text the operator's file; null if there is none yet
 * @param inForce what it says, read
 */
export function figuresWithFile(text: string | null, file: FigureFile, inForce: FigureOverrides): string {
  const entries = (text === null ? {} : JSON.parse(text)) as Json
  const held = figuresOf(publicFigures(inForce).tables) as Readonly<Record<string, Earlier | undefined>>
  for (const { name, value, asOf, source } of file.figures) {
    const earlier = (entries[name] as { before?: Earlier[] } | undefined)?.before ?? []
    const { value: was, asOf: since } = held[name]!
    const before = since === asOf ? earlier : [{ value: was, asOf: since }, ...earlier]
    entries[name] = { value, asOf, source, ...(before.length > 0 ? { before } : {}) }
  }
  if (file.table !== null) {
    entries['tables'] = {
      ...(entries['tables'] as Json | undefined),
      [file.table.name]: withBefore(file.table, inForce),
    }
  }
  return `${writtenOut(entries)}\n`
}

/** The rows of a table and, below 'before', those that held until now. */
function withBefore(table: FileTable, { taxOverrides, fmrOverrides, tables }: FigureOverrides): object {
  if (table.name === 'hudRents') {
    const { fiscalYear, zips } = rentBenchmarks(fmrOverrides, tables)
    const rents = Object.fromEntries(Object.entries(zips).map(([zip, row]) => [zip, row.rents]))
    return { ...table.rows, before: { fiscalYear, zips: rents } }
  }
  if (table.name === 'taxBills') return billsWithBefore(table.rows, taxTable(taxOverrides, tables))
  return { ...table.rows, before: tables[table.name] ?? null }
}

/** A bill is shown with the one of the year before, where that is the one we had. */
function billsWithBefore(
  { year, towns }: Extract<FileTable, { name: 'taxBills' }>['rows'],
  held: ReturnType<typeof taxTable>,
) {
  const old = TOWN_TAX_FACTS.map(({ town }) => [town, held.bill(town)!] as const)
  const isNext = old[0]![1].year === year - 1
  const rows = old.map(([town, { bill: before }]): [string, LoadedBill] => {
    const [bill, , ...rest] = towns[town]!
    return [town, [bill, isNext ? before : null, ...rest]]
  })
  const earlier = old.map(([town, was]): [string, LoadedBill] => [
    town,
    [was.bill, was.billBefore, was.assessment, was.school, was.municipal, was.county],
  ])
  return {
    year,
    towns: Object.fromEntries(rows),
    before: { year: old[0]![1].year, towns: Object.fromEntries(earlier) },
  }
}

/** JSON that a person can edit: an entry a line, and of tables a row a line. */
function writtenOut(entries: Json, indent = ''): string {
  const lines = Object.entries(entries).map(([key, value]) => {
    const isTable = key === 'tables' || (indent !== '' && isObject(value))
    const text = isTable && isObject(value) ? writtenOut(value, `${indent}  `) : JSON.stringify(value)
    return `${indent}  ${JSON.stringify(key)}: ${text}`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`
}

const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object' && !Array.isArray(value)
