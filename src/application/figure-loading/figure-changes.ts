import type { FigureOverrides } from '#content/public-figures/figure-overrides.ts'
import { figuresOf } from '#content/public-figures/figure-tables.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { RATIO_YEAR, taxTable, TOWN_TAX_FACTS } from '#content/public-figures/property-tax.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { formatCount } from '#domain/count.ts'
import { decimalFormat } from '#domain/number-format.ts'
import type { FigureFile, FileTable } from '#ports/server/figure-file.ts'

/** A figure, or a row of a table, before and after. */
interface Change {
  name: string
  before: readonly number[]
  after: readonly number[]
}

/** What loading a file would change. */
export interface FigureChanges {
  /** For a terminal, line by line. */
  lines: string[]
  /** Figures that move by more than a quarter: a person looks at these before they count. */
  moved: string[]
  /** Why the file can't replace what holds: it is not newer. Null: it can. */
  refusal: string | null
  isNothing: boolean
}

/** A move of more than this share is read again by a person. */
const LARGE = 0.25
/** FHFA's limits are never lowered by law (12 U.S.C. 1717(b)(2)); a small fall may be a correction. */
const LARGEST_FALL = 0.01

/** What the rows of a table, or the figures, of a file would change in what holds. */
export function figureChanges(file: FigureFile, inForce: FigureOverrides): FigureChanges {
  if (file.table !== null) return tableChanges(file.table, inForce)
  if (file.crossCheck !== null) return checkedRatios(file.crossCheck, inForce)
  const held = figuresOf(publicFigures(inForce).tables) as Readonly<
    Record<string, { value: unknown; asOf: string } | undefined>
  >
  const rows = file.figures.map(({ name, value, asOf }) => ({ name, value, asOf, old: held[name]! }))
  const stale = rows.filter(({ asOf, old }) => asOf.slice(0, old.asOf.length) < old.asOf)
  const changes = rows.map(({ name, value, old }) => ({ name, before: numbersOf(old.value), after: numbersOf(value) }))
  const fallen = changes.filter(
    ({ name, before, after }) => name.startsWith('loanLimits.conforming') && falls(before, after),
  )
  const lines = rows.map(({ name, value, asOf, old }) => {
    const [was, is] = [valueText(old.value), valueText(value)]
    return was === is
      ? `  ${name}: ${is}, unchanged (${old.asOf} → ${asOf})`
      : `  ${name}: ${was} (${old.asOf}) → ${is} (${asOf})`
  })
  const refusal =
    stale.length > 0
      ? `${stale[0]!.name} is dated ${stale[0]!.asOf} in the file and ${stale[0]!.old.asOf} on the site.`
      : fallen.length > 0
        ? `${fallen[0]!.name} would fall by more than 1%. Loan limits don’t do that, so this is the wrong column or file.`
        : null
  const isNothing = rows.every(({ value, asOf, old }) => asOf === old.asOf && valueText(value) === valueText(old.value))
  return { lines, moved: movedOf(changes), refusal, isNothing }
}

const falls = (before: readonly number[], after: readonly number[]): boolean =>
  after.some((value, at) => value < before[at]! * (1 - LARGEST_FALL))

function tableChanges(table: FileTable, inForce: FigureOverrides): FigureChanges {
  const { year, changes } = heldRows(table, inForce)
  const newYear = table.name === 'hudRents' ? table.rows.fiscalYear : table.rows.year
  const different = changes.filter(({ before, after }) => before.join() !== after.join())
  const largest = different.toSorted((a, b) => moveOf(b) - moveOf(a)).slice(0, SHOWN)
  const counted = `${formatCount(different.length)} of ${formatCount(changes.length)} rows change`
  return {
    lines: [
      `  ${year} → ${newYear}: ${counted}${different.length === 0 ? '.' : ', these most:'}`,
      ...largest.map(
        ({ name, before, after }) =>
          `  ${name}: ${valueText(before)} → ${valueText(after)} (${percentText(moveOf({ name, before, after }))})`,
      ),
      ...pairing(table, inForce),
    ],
    moved: movedOf(different),
    refusal: newYear < year ? `The file is for ${newYear}, but the site already has ${year}.` : null,
    isNothing: newYear === year && different.length === 0,
  }
}

/** Rows that are printed. */
const SHOWN = 8

/** What holds now, row by row. */
function heldRows(
  table: FileTable,
  { taxOverrides, fmrOverrides, tables }: FigureOverrides,
): { year: number; changes: Change[] } {
  if (table.name === 'hudRents') {
    const { fiscalYear, zips } = rentBenchmarks(fmrOverrides, tables)
    const changes = Object.entries(table.rows.zips).map(([name, after]) => ({ name, before: zips[name]!.rents, after }))
    return { year: fiscalYear, changes }
  }
  const held = taxTable(taxOverrides, tables)
  const of = (towns: Readonly<Record<string, number>>, before: (town: (typeof TOWN_TAX_FACTS)[number]) => number) =>
    TOWN_TAX_FACTS.map((town) => ({ name: town.town, before: [before(town)], after: [towns[town.town]!] }))
  switch (table.name) {
    case 'taxBills': {
      const changes = TOWN_TAX_FACTS.map(({ town }) => {
        const { bill, assessment } = held.bill(town)!
        const [newBill, , newAssessment] = table.rows.towns[town]!
        return { name: town, before: [bill, assessment], after: [newBill, newAssessment] }
      })
      return { year: held.bill(TOWN_TAX_FACTS[0]!.town)!.year, changes }
    }
    case 'taxRates':
      return {
        year: held.town(TOWN_TAX_FACTS[0]!.town)!.generalYear ?? 0,
        changes: of(table.rows.towns, ({ town }) => held.town(town)!.generalPct ?? 0),
      }
    case 'taxRatios':
      return {
        year: tables.taxRatios?.year ?? RATIO_YEAR,
        changes: of(table.rows.towns, ({ town, ratioPct }) => tables.taxRatios?.towns[town] ?? ratioPct),
      }
  }
}

/** Ratios count with the bills or rates of the year before them: a town revalued in between has half the rate, and twice the ratio. */
function pairing(table: FileTable, { tables }: FigureOverrides): string[] {
  if (table.name === 'hudRents') return []
  const all = { ...tables, [table.name]: table.rows }
  const years = [all.taxRates?.year, all.taxBills?.year].filter((year) => year !== undefined)
  const ratios = all.taxRatios?.year ?? RATIO_YEAR
  if (table.name === 'taxRatios' && !years.includes(ratios - 1)) {
    return [`  Estimates use these ratios once the bills or rates of ${ratios - 1} are loaded, too.`]
  }
  if (table.name !== 'taxRatios' && ratios !== table.rows.year + 1) {
    return [`  Estimates from a price use these once the ratios of tax year ${table.rows.year + 1} are loaded, too.`]
  }
  return []
}

/** Our ratios beside those of another kind: far apart, one of them was read wrong. */
function checkedRatios(others: NonNullable<FigureFile['crossCheck']>, { tables }: FigureOverrides): FigureChanges {
  const rows = TOWN_TAX_FACTS.map(({ town, ratioPct }) => ({
    name: town,
    before: [tables.taxRatios?.towns[town] ?? ratioPct],
    after: [others[town]!],
  }))
  const apart = rows.filter((row) => moveOf(row) > APART)
  const lines =
    apart.length === 0
      ? [`  All ${formatCount(rows.length)} ratios are within ${percentText(APART)} of the Director’s ratios.`]
      : apart.map((row) => `  ${row.name}: our ratio ${valueText(row.before)}, the Director’s ${valueText(row.after)}`)
  return { lines, moved: [], refusal: null, isNothing: true }
}

/** The two kinds of ratios are this close in the same year. */
const APART = 0.1

const numbersOf = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []

const moveOf = ({ before, after }: Change): number =>
  Math.max(...after.map((value, at) => Math.abs(value / (before[at] || value || 1) - 1)))

const movedOf = (changes: readonly Change[]): string[] =>
  changes.filter((change) => moveOf(change) > LARGE).map(({ name }) => name)

const plain = decimalFormat(0, 3)
const valueText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((one) => plain(one as number)).join(' / ')
    : typeof value === 'number'
      ? plain(value)
      : String(value)
const percentText = (share: number): string => `${Math.round(share * 100)}%`
