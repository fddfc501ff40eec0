import type { Reply } from '../grammar.ts'
import { plainWords } from './plain-words.ts'

const CANCEL =
  / (?:cancel(?:ar|e|a|elo|alo|arlo)|olvid(?:elo|alo|e eso)|dejelo|dejalo|no lo (?:envie|mande)s?|no la (?:envie|mande)s?|ya no quiero|mejor no) /
const YES = new Set('si sip yes claro correcto exacto exactamente perfecto vale bueno ok okay dale confirmo'.split(' '))
const NO = new Set('no nop incorrecto'.split(' '))
const YES_PHRASE =
  /^ (?:(?:si|ok|okay|claro|por favor) )*(?:(?:envi|mand)(?:elo|ela|alo|ala|ar)|hagalo|hazlo|adelante|asi es|esta bien|de acuerdo|por supuesto|claro que si|como no|esta correcto|todo bien|todo correcto)(?: por favor| gracias| ya)* $/
const BESIDE = new Set(
  'por favor please gracias eso es esta bien asi todo muy lo la envie envielo enviela mande mandelo adelante esta'.split(
    ' ',
  ),
)

/** What a short answer to '¿Lo envío?' means; null for anything else. Only a plain yes counts. */
export function readReply(said: string): Reply | null {
  const text = plainWords(said)
  const all = text.trim().split(' ').filter(Boolean)
  if (CANCEL.test(text)) return 'cancel'
  if (all.length === 0 || all.length > 8) return null
  if (YES_PHRASE.test(text)) return 'yes'
  const isOnly = (of: ReadonlySet<string>) =>
    all.some((word) => of.has(word)) && all.every((word) => of.has(word) || BESIDE.has(word))
  if (isOnly(NO)) return 'no'
  return isOnly(YES) ? 'yes' : null
}
