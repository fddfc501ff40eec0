import { formatDay, formatMonth } from '#domain/day-text.ts'
import { ageText } from '#domain/money/figure.ts'
import type { SourcedFigure } from '#domain/money/home-figures.ts'
import { useToday } from './use-today.ts'

interface FigureAgeProps {
  figure: Pick<SourcedFigure<unknown>, 'asOf' | 'ages'>
  /** With its verb: 'HUD’s rents are'. */
  name: string
}

/** 'HUD’s rents are of October 1, 2026: out of date since October 1, 2027.' where a figure is too old today; else nothing. */
export function FigureAge({ figure: { asOf, ages }, name }: FigureAgeProps) {
  const age = ageText(asOf, ages, useToday())
  return age && <span className="font-semibold text-ink">{` ${name} of ${dateText(asOf)}: ${age}.`}</span>
}

/** ISO date, month or year. */
function dateText(asOf: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(asOf)) return formatDay(asOf)
  return /^\d{4}-\d\d$/.test(asOf) ? formatMonth(asOf) : asOf
}
