import { capitalized } from '#domain/capitalized.ts'
import { RAIL_LINE_NAMES } from '#domain/commute/rail-line-names.ts'
import type { RailLine } from '#domain/commute/rail-line.ts'
import { stopName } from '#domain/search/chip-texts.ts'
import type { TrainLimit } from '#domain/search/filters/train.ts'
import { counted, enumerated } from './spanish-words.ts'

/** 'a menos de 60 minutos de Penn Station en tren, con la estación a 15 minutos a pie o menos'. */
export function trainText({ to, minutes, walk, lines }: TrainLimit): string {
  const station = [
    'con la estación',
    lines.length > 0 && `en ${linesName(lines)}`,
    walk !== null && `a ${walk} minutos a pie o menos`,
  ]
    .filter(Boolean)
    .join(' ')
  if (to === null) return station
  const ride =
    minutes === null ? `con tren a ${stopName(to)}` : `a ${minutes} minutos o menos de ${stopName(to)} en tren`
  return walk === null && lines.length === 0 ? ride : `${ride} y ${station}`
}

/** 'Penn Station en 60 min, 15 min a pie', 'En la línea Morris & Essex'. */
export function trainChip({ to, minutes, walk, lines }: TrainLimit): string {
  const place = to && (minutes ? `${stopName(to)} en ${minutes} min` : `Tren a ${stopName(to)}`)
  const on = lines.length > 0 && `en ${linesName(lines)}`
  return capitalized([place ?? (on || 'Estación'), place && on, walk && `${walk} min a pie`].filter(Boolean).join(', '))
}

/** 'la línea Morris & Essex', 'PATH o la línea Pascack Valley', 'PATH, la línea Pascack Valley o 2 líneas más'. */
function linesName(lines: readonly RailLine[]): string {
  const names = lines.map((line) =>
    line === 'path' ? 'PATH' : `la línea ${RAIL_LINE_NAMES[line].replace(/ (?:Line|Branch)$/, '')}`,
  )
  const others = names.length - 2
  return enumerated(others < 1 ? names : [...names.slice(0, 2), counted(others, 'línea más', 'líneas más')], 'o')
}
