import type { OfficeHours, Weekday } from '#domain/agency/agency.ts'
import { clockWords, openSpans, type OpenSpan } from '#domain/agency/open-spans.ts'

const NAMES: Readonly<Record<Weekday, string>> = {
  sunday: 'domingo',
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
}

function daysText({ first, last, days }: OpenSpan): string {
  if (days === 7) return 'todos los días'
  if (days === 1) return `el ${NAMES[first]}`
  return days === 2 ? `el ${NAMES[first]} y el ${NAMES[last]}` : `de ${NAMES[first]} a ${NAMES[last]}`
}

/** When the office is open: 'de lunes a viernes de 9 AM a 5 PM y el sábado de 10 AM a 2 PM, hora de Nueva Jersey'. */
export function officeHoursText(hours: OfficeHours): string {
  const texts = openSpans(hours).map((span) => `${daysText(span)} de ${clockWords(span.from)} a ${clockWords(span.to)}`)
  if (texts.length === 0) return 'con cita previa'
  const all = texts.length === 1 ? texts[0] : `${texts.slice(0, -1).join(', ')} y ${texts.at(-1)}`
  return `${all}, hora de Nueva Jersey`
}
