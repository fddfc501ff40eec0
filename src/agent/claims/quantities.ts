import { numbersIn, type NumberRead } from './numbers.ts'

/** What a number counts or measures. 'plain': nothing named. */
export type QuantityKind =
  | 'money'
  | 'percent'
  | 'homes'
  | 'beds'
  | 'baths'
  | 'square-feet'
  | 'acres'
  | 'year'
  | 'years'
  | 'months'
  | 'weeks'
  | 'days'
  | 'hours'
  | 'minutes'
  | 'miles'
  | 'feet'
  | 'floors'
  | 'cars'
  | 'pictures'
  | 'people'
  | 'towns'
  | 'other'
  | 'plain'

export interface Quantity extends NumberRead {
  kind: QuantityKind
  /** It was said to be about this. */
  isAbout: boolean
  /** The true value lies under or over it. */
  bound: 'under' | 'over' | null
}

const UNITS: readonly (readonly [QuantityKind, RegExp])[] = (
  [
    ['percent', '%|percent|per cent|por ?ciento|pct'],
    ['money', '(?:us )?(?:dollars?|dolares|dolar|usd|bucks)'],
    ['square-feet', 'square[ -](?:feet|foot|ft)|sqft|sf|pies cuadrados|ft2|ft²'],
    [
      'beds',
      '(?:large |small |full |other |further )?(?:bed(?:room)?s?|bds?|brs?|dormitorios?|habitacion(?:es)?|recamaras?|cuartos|alcobas?)',
    ],
    ['baths', '(?:(?:full|half)[ -](?:and )?)?(?:bath(?:room)?s?|ba|banos?)(?: completos?)?|medios? banos?'],
    ['acres', 'acres?'],
    ['minutes', 'minutes?|mins?|minutos?'],
    ['hours', 'hours?|hrs?|horas?'],
    ['days', 'days?|dias?'],
    ['weeks', 'weeks?|semanas?'],
    ['months', "months?'?|mes(?:es)?"],
    ['years', 'years?|yrs?|anos?'],
    ['miles', 'miles?|millas?'],
    ['feet', 'feet|foot|ft|pies'],
    ['floors', 'floors?|stor(?:y|ies)|levels?|plantas?|pisos?'],
    ['cars', '(?:cars?|carros?|autos?|coches?)|(?:garage|parking) (?:spaces?|spots?)|spaces?|spots?|plazas?'],
    ['pictures', 'pictures?|photos?|fotos?|imagenes'],
    ['people', 'people|residents|inhabitants|habitantes|personas'],
    ['towns', 'municipalities|towns|municipios|pueblos'],
    [
      'homes',
      '(?:(?:[a-z]+(?:-[a-z]+)*|#) ){0,2}(?:homes?|houses?|condos?|condominiums?|townhouses?|townhomes?|apartments?|rentals?|listings?|propert(?:y|ies)|places|units|results?|matches|options|hits|viviendas?|casas?|apartamentos?|propiedad(?:es)?|inmuebles?|departamentos?|alquileres|resultados?|opcion(?:es)?)',
    ],
  ] as const
).map(([kind, source]) => [kind, new RegExp(`^[ -]?(?:${source})(?![a-z])`)] as const)

const ABOUT =
  /(?:\babout|\baround|\broughly|\bapproximately|\bapprox\.?|\bsome|\bnearly|\balmost|\bclose to|\bnear|~|\bor so|\bunos|\bunas|\bcerca de|\baproximadamente|\balrededor de|\bcasi|\bmas o menos|\bjust (?:under|over)|\ba (?:bit|little) (?:under|over))(?: the| a| an)? (?:us ?)?\$? ?$|\b(?:not quite|a (?:little|bit|touch) (?:under|over|less than|more than))(?: a)? \$? ?$|~ ?\$?$/
const UNDER =
  /\b(?:under|below|less than|fewer than|up to|at most|no more than|not more than|within|cheaper than|maximum of|max(?:imum)?|menos de|debajo de|hasta|bajo los|not quite|no pasan? de|ninguna pasa de|a lo sumo|como maximo)(?: the| your| los| sus?)? (?:us ?)?\$? ?$/
const OVER =
  /\b(?:over|above|more than|at least|no less than|starting at|from|mas de|encima de|por lo menos|al menos|desde|minimum of)(?: the| your| los| sus?)? (?:us ?)?\$? ?$/
/** Words that make a number an amount without a sign. */
const AMOUNT_BEFORE =
  /\b(?:price[a-z ]{0,12}|costs?(?: only| just)?|asking|budget(?: of| is)?|worth|precio(?: es)?(?: de)?|cuesta(?: solo)?|presupuesto de)\s?(?:about |around |unos )?$/
const PEOPLE_BEFORE = /\b(?:population|poblacion)(?: is| of| es| de)*(?: about| around)? $/
const NO_UNIT_AFTER =
  /^(?:$|[ -]?(?:$|[^a-z\s]|(?:of|and|or|to|for|in|at|on|is|are|was|were|have|has|with|match|fit|that|which|more|less|over|above|below|de|es|son|esta|estan|tiene|cuestan?|y|o|en|con|por|para|son|tienen?|que|a|al|per|each|down|off|left|you|i|from|until|hasta|menos|mas|under|within|are|both|do|fits?|the|would|will|can|it|but|so|if|then|by)(?![a-z])))/

/** All quantities of a line (see `checkedText`). */
export function quantitiesIn(line: string): Quantity[] {
  const found: Quantity[] = numbersIn(line).map((number) => ({
    ...number,
    ...qualifiedBy(line.slice(Math.max(0, number.start - 40), number.start)),
    kind: kindOf(number, line),
  }))
  for (const one of found) if (one.kind === 'baths' && HALF_MORE.test(line.slice(one.end))) one.value += 0.5
  // The first of 'from 2 to 5 percent' is a percentage too.
  for (let index = found.length - 2; index >= 0; index--) {
    const [one, next] = [found[index]!, found[index + 1]!]
    if (one.kind === 'plain' && RANGE.test(line.slice(one.end, next.start))) one.kind = next.kind
  }
  return found
}
/** 'Un bano y medio'. */
const HALF_MORE = /^[ -][a-z]+ (?:y medio|and a half)\b/
const RANGE = /^ ?(?:to|-|or|and|a|o|y)(?: the)? ?\$?$/

const qualifiedBy = (before: string): Pick<Quantity, 'isAbout' | 'bound'> => ({
  isAbout: ABOUT.test(before),
  bound: UNDER.test(before) ? 'under' : OVER.test(before) ? 'over' : null,
})

function kindOf({ value, start, end, step, inWords }: NumberRead, line: string): QuantityKind {
  const before = line.slice(Math.max(0, start - 40), start)
  const rest = line.slice(end, end + 60)
  if (/\$ ?$/.test(before) || /^ ?(?:us)?\$/.test(rest)) return 'money'
  if (/^ ?(?:dollars |dolares )?(?:a|per|al|por) (?:month|mes)\b/.test(rest) && value >= 100) return 'money'
  if (PEOPLE_BEFORE.test(before)) return 'people'
  const unit = UNITS.find(([, pattern]) => pattern.test(rest))?.[0]
  if (unit) return unit
  if (AMOUNT_BEFORE.test(before) && value >= 100) return 'money'
  const digits = line.slice(start, end)
  if (value >= 1700 && value <= 2100 && (inWords || /^\d{4}$/.test(digits)) && step === 1) return 'year'
  if (step >= 1000 || (value >= 50_000 && !/^0|^\d{5}$/.test(digits))) return 'money'
  return NO_UNIT_AFTER.test(rest) ? 'plain' : 'other'
}
