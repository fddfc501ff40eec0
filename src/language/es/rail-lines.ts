import { LINE_NAMES, type LinePhrase } from '../rail-lines.ts'

const NAMED = new RegExp(
  `^(?:(?:lineas?|ramal(?:es)?)(?: (?:de|del|la|tren|trenes|condado))* (${LINE_NAMES}|bergen)(?: (?:line|branch))?|(?:linea )?(?:tren(?:es)? ligeros?|light rail) (?:de )?(hudson(?: y)? bergen|newark)|(?:linea )?(corredor (?:del )?noreste)|(?:nj transit )?(${LINE_NAMES}) (?:train )?(?:lines?|branch)|(northeast corridor|hudson(?: y)? bergen light rail|newark light rail)) `,
)
/** 'Las líneas Pascack Valley y Main': one word for both. */
const LISTED = new RegExp(`^(${LINE_NAMES}) `)

/** A line as it is said: 'línea Morris & Essex', 'tren ligero Hudson-Bergen', 'Raritan Valley Line'. */
export const linePhrase: LinePhrase = (text, isAfterLine) =>
  NAMED.exec(text) ?? (isAfterLine ? LISTED.exec(text) : null)
