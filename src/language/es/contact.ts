import { capitalized } from '#domain/capitalized.ts'
import { readEmail as readWritten, readPhone } from '../en/contact.ts'
import { readReply } from './reply.ts'

const MAX_LENGTH = 500
const PARTICLES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\s)(?:arroba)(?=\s)/giu, ' at'],
  [/\s(?:punto)(?=\s)/giu, ' dot'],
  [/\s(?:gui[oó]n bajo)(?=\s)/giu, ' underscore'],
  [/\s(?:gui[oó]n)(?=\s)/giu, ' dash'],
]
const LEAD =
  /^\s*(?:(?:eh|este|pues|bueno|s[ií]|claro|y|no|perd[oó]n)[ ,]+|(?:mi |el )?(?:correo|email|e-mail)(?: electr[oó]nico)?(?: es)?[ :]+|(?:es|ser[ií]a)[ :]+)+/iu

export { readPhone }

/** An email address, typed or spoken ('ana punto lopez arroba example punto com'); null for none. */
export const readEmail = (said: string): string | null =>
  readWritten(
    PARTICLES.reduce((text, [word, sign]) => text.replaceAll(word, sign), said.slice(0, MAX_LENGTH).replace(LEAD, '')),
  )

const NAMED =
  /(?<!\p{L})(?:me llamo|mi nombre(?: completo)? es|mi nombre:)\s+(.{1,120}?)(?=$|[.,;!?]|\s+(?:y mi|y el|mi|correo|tel[eé]fono)(?!\p{L}))/iu
/** 'Soy' is followed by more than names: here capitals count. */
const I_AM =
  /(?<!\p{L})[Ss]oy\s+(\p{Lu}[\p{L}\p{M}'’-]{0,40}(?:\s+(?:de|del|la|los|las|\p{Lu}[\p{L}\p{M}'’-]{0,40})){0,5})/u
const NAME_LEAD = /^(?:(?:eh|este|pues|bueno|s[ií]|claro|es|soy|a nombre de|perd[oó]n)[ ,]+)+/iu
const NO_NAME =
  /(?<!\p{L})(?:qu[eé]|cu[aá]l|cu[aá]nto|c[oó]mo|d[oó]nde|cu[aá]ndo|por qu[eé]|casas?|viviendas?|apartamentos?|muestre|busco|quiero|necesito|m[aá]s|barat[oa]|precio|impuestos?|dormitorios?|ba[ñn]os?|ayuda|ma[ñn]ana|tarde|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|nombre|correo|gracias|hola|no|ninguno|primera|segunda|diga|visita)(?!\p{L})/iu

/** A name: what follows 'me llamo', or the whole answer if a name was asked for and it looks like one. */
export function readName(said: string, wasAsked: boolean): string | null {
  const text = said.slice(0, MAX_LENGTH).trim()
  const named = NAMED.exec(text)?.[1] ?? I_AM.exec(text)?.[1]
  if (named) return tidy(named)
  if (!wasAsked || text.includes('@')) return null
  const bare = text.replace(NAME_LEAD, '').replace(/[.!,]+$/, '')
  if (readReply(text) !== null) return null
  const isName =
    /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,80}$/u.test(bare) && bare.split(/\s+/).length <= 5 && !NO_NAME.test(bare)
  return isName ? tidy(bare) : null
}

const TYPED = /[^\s@<>,;:"()]{1,64}@[^\s@<>,;:"()]{1,180}\.[a-z]{2,24}/i
const PHONE = /(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?!\d)/

/** The sentence without name, email and phone, so that 'me llamo Wayne' doesn't search in Wayne. */
export const withoutContact = (said: string): string =>
  [PHONE, TYPED, NAMED, I_AM].reduce((text, pattern) => text.replace(pattern, ' '), said)

/** Names keep 'de' and 'la' small: 'María de la Cruz'. */
const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'y'])
const tidy = (name: string): string | null => {
  const text = name.trim().replaceAll(/\s+/g, ' ')
  if (!/\p{L}/u.test(text)) return null
  if (text !== text.toLowerCase()) return text
  return text
    .split(' ')
    .map((word) => (SMALL.has(word) ? word : capitalized(word)))
    .join(' ')
}
