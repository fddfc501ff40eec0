import { formatShortDay } from '#domain/day-text.ts'
import { ageText, type Confidence, type Figure } from '#domain/money/figure.ts'
import { FIGURE_TEXTS } from './figure-texts.ts'

/** A figure as the page shows it. */
export interface FigureRow {
  name: string
  label: string
  value: string
  /** Where it comes from; null: there is none, and its value says so. */
  origin: { asOf: string; source: string; confidence: string; isCited: boolean; age: string | null } | null
  note: string | null
}

const NO_FIGURE = { value: 'Not provided', origin: null, note: 'We found no reliable figure.' }

const CONFIDENCE: Readonly<Record<Confidence, string>> = {
  verified: '',
  secondary: 'copy',
  derived: 'derived',
  assumed: 'our starting value',
  operator: 'entered by this agency',
}

type Figures = Readonly<Record<string, Figure | undefined>>

/** The rows of a topic: a name, or all figures that begin with one that ends in a dot, counties with the same figure together. `today` as ISO date. */
export function figureRows(names: readonly string[], figures: Figures, today: string): FigureRow[] {
  return names.flatMap((name) =>
    name.endsWith('.') ? countyRows(name, figures, today) : [rowOf(name, '', figures[name], today)],
  )
}

function countyRows(prefix: string, figures: Figures, today: string): FigureRow[] {
  const alike = Map.groupBy(
    Object.entries(figures).flatMap(([name, figure]) =>
      figure && name.startsWith(prefix) ? [[name, figure] as const] : [],
    ),
    ([, { value, asOf, source, confidence }]) => JSON.stringify([value, asOf, source, confidence]),
  )
  return [...alike.values()].map((entries) => {
    const counties = entries.map(([name]) => name.slice(prefix.length))
    return rowOf(prefix, `: ${counties.join(', ')}`, entries[0]![1], today)
  })
}

function rowOf(name: string, more: string, figure: Figure | undefined, today: string): FigureRow {
  const [label, write] = FIGURE_TEXTS[name] ?? [name, String]
  const named = { name: name + more, label: label + more }
  if (!figure) return { ...named, ...NO_FIGURE }
  const { value, asOf, source, confidence, renew, note = null } = figure
  const age = confidence === 'assumed' ? null : ageText(asOf, renew, today)
  return {
    ...named,
    value: write(value as never),
    origin: { asOf: dateText(asOf), source, confidence: CONFIDENCE[confidence], isCited: isCited(confidence), age },
    note,
  }
}

const isCited = (confidence: Confidence): boolean => confidence !== 'assumed' && confidence !== 'operator'

/** 'Oct 8, 2026', '2026', or the words the file has. */
const dateText = (asOf: string): string => (/^\d{4}-\d\d-\d\d$/.test(asOf) ? formatShortDay(asOf) : asOf)
