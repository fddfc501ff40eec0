import * as v from 'valibot'
import type { FigureOverride, FigureOverrides } from '#content/public-figures/figure-overrides.ts'
import { FIGURE_TABLES } from '#content/public-figures/figure-tables.ts'
import { FIGURE_VALUES } from '#content/public-figures/figure-values.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { countyMedians, taxTable, TOWN_TAX_FACTS } from '#content/public-figures/property-tax.ts'
import { SOURCES } from '#content/public-figures/sources.ts'
import type { TownKey } from '#domain/geo/town.ts'
import type { LoadedTables } from '#domain/money/loaded-tables.ts'
import { fail, invalid, ok, type FieldProblem, type Result } from '#domain/result.ts'
import { lettersApart } from '#language/near-spelling.ts'

const RENT_CONTROL = 'rentControl.'
const TOWNS: readonly string[] = TOWN_TAX_FACTS.map(({ town }) => town)
const ZIPS = Object.keys(rentBenchmarks({}).zips)
const LAWS = new Set(
  FIGURE_TABLES.flatMap(({ figures }) => Object.entries(figures).flatMap(([name, { law }]) => (law ? [name] : []))),
)
const KEYS = [
  ...Object.keys(FIGURE_VALUES).filter((name) => !LAWS.has(name)),
  ...TOWNS.map((town) => RENT_CONTROL + town),
  'taxOverrides',
  'fmrOverrides',
  'tables',
]

const SOURCE_IDS = Object.keys(SOURCES)
/** What `npm run figures -- load` writes beside a figure: the source's id, and what held before. */
const LOADED = {
  source: v.optional(v.picklist(SOURCE_IDS, 'the id of a source named on the site')),
  before: v.optional(v.array(v.unknown(), 'a list of earlier values')),
}

/** Each message completes 'must be …'. */
const day = v.pipe(v.string('a date like 2026-11-20'), v.isoDate('a date like 2026-11-20'))
const dated = <T extends v.GenericSchema>(value: T) =>
  v.strictObject({ value, asOf: day, note: v.optional(v.string('text')), ...LOADED })

const rate = v.nullish(
  v.pipe(
    v.number('a percentage'),
    v.minValue(0.01, 'from 0.01 to 30 (percent)'),
    v.maxValue(30, 'from 0.01 to 30 (percent)'),
  ),
  null,
)
const taxRates = v.pipe(
  v.strictObject({ generalRatePct: rate, effectiveRatePct: rate, asOf: day, note: v.optional(v.string('text')) }),
  v.check(
    (own) => own.generalRatePct !== null || own.effectiveRatePct !== null,
    'an object with generalRatePct, effectiveRatePct, or both',
  ),
)
const rent = v.pipe(v.number('five rents in US dollars per month'), v.minValue(1, 'five rents in US dollars per month'))
const zipRents = v.strictObject({
  rents: v.strictTuple([rent, rent, rent, rent, rent], 'five rents, for 0 to 4 bedrooms'),
  asOf: day,
})

const amount = (what: string) => v.pipe(v.number(what), v.minValue(0, what))
const BILL = 'six amounts in US dollars: bill, bill of the year before or null, assessment, schools, town, county'
const bill = v.strictTuple(
  [
    amount(BILL),
    v.nullable(amount(BILL)),
    v.pipe(v.number(BILL), v.minValue(1, BILL)),
    amount(BILL),
    amount(BILL),
    amount(BILL),
  ],
  BILL,
)
const year = v.pipe(v.number('a year'), v.integer('a year'), v.minValue(2000, 'a year'), v.maxValue(2200, 'a year'))
const towns = <T extends v.GenericSchema>(row: T) =>
  v.optional(
    v.strictObject({
      year,
      towns: v.record(v.picklist(TOWNS, 'a town like Bergen/Allendale'), row),
      before: v.optional(v.unknown()),
    }),
  )
/** The tables that `npm run figures -- load` writes. */
const loadedTables = v.strictObject({
  taxBills: towns(bill),
  taxRates: towns(
    v.pipe(
      v.number('a percentage'),
      v.minValue(0.01, 'from 0.01 to 30 (percent)'),
      v.maxValue(30, 'from 0.01 to 30 (percent)'),
    ),
  ),
  taxRatios: towns(
    v.pipe(
      v.number('a percentage'),
      v.minValue(1, 'from 1 to 300 (percent)'),
      v.maxValue(300, 'from 1 to 300 (percent)'),
    ),
  ),
  hudRents: v.optional(
    v.strictObject({
      fiscalYear: year,
      asOf: day,
      zips: v.record(v.picklist(ZIPS, 'a ZIP code the site covers'), zipRents.entries.rents),
      before: v.optional(v.unknown()),
    }),
  ),
})

/**
 * Reads the file of the setting FIGURES: the operator's own figures by name, each with value and date.
 *
 * @returns 'invalid' names every wrong entry by its key and says what it must be.
 */
export function readFigureOverrides(text: string): Result<FigureOverrides> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return fail(invalid([{ field: 'FIGURES', message: `is not JSON: ${(error as Error).message}` }]))
  }
  if (!isObject(json)) {
    const message = 'must contain an object, like { "mortgage.rate30": { "value": 7.1, "asOf": "2026-11-20" } }'
    return fail(invalid([{ field: 'FIGURES', message }]))
  }
  return readEntries(json)
}

function readEntries(entries: Record<string, unknown>): Result<FigureOverrides> {
  const problems: FieldProblem[] = []
  const figures: Record<string, FigureOverride> = {}
  const rentControl: Partial<Record<TownKey, { value: 'yes' | 'no'; asOf: string }>> = {}
  let [taxOverrides, fmrOverrides]: [FigureOverrides['taxOverrides'], FigureOverrides['fmrOverrides']] = [{}, {}]
  let tables: LoadedTables = {}
  for (const [key, entry] of Object.entries(entries)) {
    const read = <T extends v.GenericSchema>(schema: T) => readEntry(schema, entry, key, problems)
    if (!KEYS.includes(key)) problems.push(unknownKey(key, KEYS))
    else if (key === 'tables') tables = readTables(read(loadedTables))
    else if (key === 'taxOverrides') taxOverrides = readRows(taxRates, entry, TOWNS, key, problems)
    else if (key === 'fmrOverrides') fmrOverrides = readRows(zipRents, entry, ZIPS, key, problems)
    else if (key.startsWith(RENT_CONTROL)) {
      const own = read(dated(v.picklist(['yes', 'no'], '"yes" or "no"')))
      if (own) rentControl[key.slice(RENT_CONTROL.length) as TownKey] = own
    } else {
      const own = read(dated(FIGURE_VALUES[key as keyof typeof FIGURE_VALUES] as v.GenericSchema))
      if (own) figures[key] = inForce(own)
    }
  }
  return problems.length > 0
    ? fail(invalid(problems))
    : ok({ figures, rentControl, taxOverrides, fmrOverrides, tables })
}

/** Without what held before: browsers get what holds. */
function inForce({ before: _before, ...own }: FigureOverride & { before?: unknown }): FigureOverride {
  return own
}

/** The county medians of new tax tables are worked out once, here. */
function readTables(read: v.InferOutput<typeof loadedTables> | null): LoadedTables {
  if (read === null) return {}
  const held = <T extends object>(table: (T & { before?: unknown }) | undefined) => {
    if (table === undefined) return undefined
    const { before: _before, ...rows } = table
    return rows
  }
  const tables = {
    taxBills: held(read.taxBills),
    taxRates: held(read.taxRates),
    taxRatios: held(read.taxRatios),
    hudRents: held(read.hudRents),
  } as LoadedTables
  const isTaxed = tables.taxBills ?? tables.taxRates ?? tables.taxRatios
  return isTaxed ? { ...tables, countyTaxPct: countyMedians(taxTable({}, tables)) } : tables
}

/** An entry that is in order; what is wrong with it goes to `problems`. */
function readEntry<T extends v.GenericSchema>(
  schema: T,
  entry: unknown,
  key: string,
  problems: FieldProblem[],
): v.InferOutput<T> | null {
  const read = v.safeParse(schema, entry, { abortPipeEarly: true })
  if (read.success) return read.output
  for (const issue of read.issues) {
    const path = v.getDotPath(issue)
    problems.push({ field: `FIGURES "${key}"${path === null ? '' : `, ${path}`}`, message: explain(issue) })
  }
  return null
}

function readRows<T extends v.GenericSchema>(
  schema: T,
  rows: unknown,
  known: readonly string[],
  table: string,
  problems: FieldProblem[],
): Record<string, v.InferOutput<T>> {
  if (!isObject(rows)) {
    problems.push({ field: `FIGURES "${table}"`, message: `must be an object with keys like ${known[0]}` })
    return {}
  }
  const read: Record<string, v.InferOutput<T>> = {}
  for (const [key, row] of Object.entries(rows)) {
    if (!known.includes(key)) problems.push(unknownKey(key, known, `${table}.`))
    else {
      const own = readEntry(schema, row, `${table}.${key}`, problems)
      if (own !== null) read[key] = own
    }
  }
  return read
}

function unknownKey(key: string, known: readonly string[], table = ''): FieldProblem {
  const field = `FIGURES "${table}${key}"`
  if (LAWS.has(key)) return { field, message: 'is set by law; no setting changes it' }
  const near = nearest(key, known)
  const message =
    near === null ? 'isn’t a figure; see docs/public-figures.md' : `isn’t a figure; did you mean "${near}"?`
  return { field, message }
}

/** The key that is a third of its letters away at most, ignoring case. */
function nearest(key: string, known: readonly string[]): string | null {
  const most = Math.ceil(key.length / 3)
  const [best] = known
    .map((each) => ({ each, away: lettersApart(key.toLowerCase(), each.toLowerCase(), most) }))
    .toSorted((a, b) => a.away - b.away)
  return best && best.away <= most ? best.each : null
}

function explain(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return `is ${JSON.stringify(issue.input)}; it must be ${issue.message}`
  if (issue.expected === 'never') return 'isn’t part of an entry; remove it or correct its name'
  return issue.received === 'undefined' ? 'is missing' : 'must be an object like { "value": …, "asOf": "2026-11-20" }'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
