import { phrase, type Sentence } from '../sentence.ts'
import { MONTHS } from './home-events.ts'

/** A day or a time of day. */
export const DAY = `(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|pasado manana|manana|hoy|tarde|tardecita|noche|mediodia|fin de semana|semana|${MONTHS.join('|')})`
const WHEN = phrase(
  `(?:(?:el|la|las|los|este|esta|ese|para|por|en|a|de|que viene|proximo|proxima|despues|antes|del|como) )*(?:${DAY}|[#=]\\d+ (?:am|pm|a m|p m|en punto|y media))(?: (?:${DAY}|[#=]\\d+|a|las|la|de|por|en|el|como|al|y|media|cuarto|punto|am|pm|que viene|proximo|proxima|o|del|despues|antes))*|a las? [#=]\\d+(?: (?:y media|am|pm|de la \\S+))*`,
)

/** The day and time in the visitor's words, which are taken; null for none. */
export function readWhen(sentence: Sentence, text: string): string | null {
  const said: string[] = []
  sentence.take(WHEN, (match, span) => {
    if (/^(?:[#=]\d+|el|la|a|y|de|por)$/.test(match[0].trim())) return false
    said.push(text.slice(span.start, span.end))
  })
  return said.length > 0 ? said.join(' ') : null
}
