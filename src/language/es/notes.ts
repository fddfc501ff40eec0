import { capitalized } from '#domain/capitalized.ts'

const HOME =
  '(?:la|el) (?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|quint[ao]|[uú]ltim[ao])(?: (?:casa|opci[oó]n|vivienda))?|(?:la|el) n[uú]mero [a-z0-9]+|esta|esa|esta casa|esa casa'
const BEGINS = `(?:an[oó]t[ae](?:me|lo)?|ap[uú]nt[ae](?:me|lo)?|tom[ae] nota|(?:haz|haga|pon|ponga|ponle|p[oó]ngale|d[eé]ja|deje|escrib[ae]|agreg[ae]|a[ñn]ad[ae]|guard[ae]) (?:una )?nota|nota)`
const NOTE = new RegExp(
  `^(?:(?:por favor|y|ok|oye|oiga|puede|puedes|tambi[eé]n)[ ,]+)*${BEGINS}(?: (?:en|para|sobre|de|a) (?:${HOME}))?(?::| de que| que| diciendo(?: que)?|,(?: que)?) +(?<words>.{2,500})$`,
  'iu',
)
const ON_HOME = new RegExp(`^(?<words>.{2,400}?)[ ,]+(?:en|de|para|sobre|a) (?:${HOME})[.!]*$`, 'iu')
/** 'Anota que quiero tres cuartos' is a search; 'anota mi correo' a contact. */
const NO_NOTE = /^(?:quiero|busco|necesito|me llamo|mi (?:nombre|correo|tel[eé]fono|n[uú]mero))(?!\p{L})/iu

/** The visitor's words about a home: 'anota que la cocina es chica en la primera'; null for none. */
export function noteIn(said: string): string | null {
  const words = NOTE.exec(said.trim())?.groups?.['words']
  if (words === undefined || NO_NOTE.test(words)) return null
  const note = (ON_HOME.exec(words)?.groups?.['words'] ?? words).trim().replace(/[.]+$/, '')
  return capitalized(note)
}
