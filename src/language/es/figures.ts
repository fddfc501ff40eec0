import { MOST_ACRES } from '../figure-ends.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { readEnds, setEnds } from './figure-ends.ts'

export const AT_LEAST =
  '(?:al menos|por lo menos|(?:como )?minimo|un minimo de|no menos de|mas de|mayor(?:es)? (?:de|a)|mas grandes? de|desde|a partir de)'
export const AT_MOST =
  '(?:hasta|maximo|como maximo|no mas de|menos de|que no pase de|no pase de|menor(?:es)? (?:de|a)|no mayor(?:es)? (?:de|a)|mas chic[oa]s? de)'
const WITH = '(?:(?:con|y|de|un|una|que|tenga|tengan|tiene|sea|el|la|terreno|lote) )*'
const OR_MORE = '(?:o mas|para arriba|\\+|(?:como )?minimo|por lo menos|en adelante|o mayor)'
const OR_LESS = '(?:o menos|(?:como )?maximo|a lo mas)'

/** The ways of saying a figure with its unit: from one to another, at most, at least. */
const figurePatterns = (unit: string) => ({
  both: phrase(`${WITH}(?:entre |desde )?<n> (?:a|y) <n> ${unit}`),
  most: phrase(`${WITH}${AT_MOST} <n> ${unit}|${WITH}<n> ${unit} ${OR_LESS}|${WITH}<n> ${OR_LESS} ${unit}`),
  least: phrase(`${WITH}(?:${AT_LEAST} )?<n> (?:${OR_MORE} )?(?:de )?${unit}(?: ${OR_MORE})?`),
})

const SIZES = figurePatterns(
  '(?:pies(?: cuadrados)?|square (?:feet|foot|ft)|sq (?:ft|feet)|pies2)(?: (?:de construccion|habitables))?',
)
const METERS = figurePatterns('(?:metros(?: cuadrados)?|m2|mts)')
/** Square feet in a square metre. */
const PER_METER = 10.7639

/** Reads the living area. Square metres are converted, and the chip says the square feet. */
export function readSizes(reading: Reading): void {
  readEnds(reading, 'size', METERS, PER_METER)
  readEnds(reading, 'size', SIZES)
}

const BUILT = '(?:construid[oa]s?|hech[oa]s?|edificad[oa]s?|fabricad[oa]s?|built|del ano|de los anos)'
const OF_YEAR = '(?: (?:en|desde|entre|despues|a partir|de|del|el|los|ano|anos))*'
const ONWARD = '(?:o (?:despues|mas nuev[oa]s?|mas recientes?)|(?:en|para) adelante|para aca|\\+)'
const NOT_OLDER =
  '(?:nada|no(?: (?:sean?|este[ns]?|quiero|queremos|muy))*) (?:mas )?(?:viej|antigu)[oa]s? (?:que|de|del)'
const YEARS = {
  /** 'Nada de antes de 1980', 'nada construido antes de 1980'. */
  notBefore: phrase(
    `(?:nada|ningun[oa]?|no quiero nada|no)(?: (?:que|sea|este|de|lo|los|las))*(?: ${BUILT})? (?:de )?antes del?(?: ano)? <n>`,
  ),
  both: phrase(`(?:${BUILT}|anos?)${OF_YEAR} <n> (?:al?|y|hasta)(?: el)? <n>`),
  // Before the others, which begin like it.
  earlier: phrase(
    `${BUILT}${OF_YEAR} <n> o (?:antes|anterior(?:es)?)|${BUILT} (?:antes del?|hasta|a mas tardar en)(?: (?:el|ano))* <n>|(?:anterior(?:es)? (?:a|al)|(?<! (?:no|nada|sea|sean) )mas (?:viej|antigu)[oa]s? (?:que|de|del))(?: (?:el|ano))* <n>`,
  ),
  later: phrase(
    `${BUILT}${OF_YEAR} <n>(?: ${ONWARD})?|(?:mas (?:nuev[oa]s?|recientes?) (?:que|de|del)|posterior(?:es)? (?:a|al)|${NOT_OLDER})(?: (?:el|la|ano|uno|una|de|del))* <n>|(?:del?|desde)(?: (?:el|ano))* <n> ${ONWARD}`,
  ),
}

/** Reads the years of construction. */
export function readYears(reading: Reading): void {
  const { sentence } = reading
  const years = (match: RegExpExecArray) =>
    match.slice(1).flatMap((index) => {
      const value = sentence.number(index)?.value ?? 0
      return value >= 1600 && value <= 2100 ? [value] : []
    })
  sentence.take(YEARS.notBefore, (match, span) => {
    const [first] = years(match)
    return first === undefined ? false : setEnds(reading, 'built', { min: first, max: null }, span)
  })
  sentence.take(YEARS.both, (match, span) => {
    const [from, to] = years(match)
    return to === undefined ? false : setEnds(reading, 'built', { min: from!, max: to }, span)
  })
  sentence.take(YEARS.earlier, (match, span) => {
    const [last] = years(match)
    return last === undefined
      ? false
      : setEnds(
          reading,
          'built',
          { min: null, max: / antes del? |mas (?:viej|antig)/.test(match[0]) ? last - 1 : last },
          span,
        )
  })
  sentence.take(YEARS.later, (match, span) => {
    const [first] = years(match)
    const isAfter = /(?:despues del?|mas (?:nuev[oa]s?|recientes?) (?:que|del?))(?: (?:el|ano))* [#=]/.test(match[0])
    return first === undefined
      ? false
      : setEnds(reading, 'built', { min: isAfter ? first + 1 : first, max: null }, span)
  })
}

const LOTS = figurePatterns('acres?(?: de (?:terreno|tierra|lote))?')
const PART_ACRE = phrase(
  '(?:(?:con|al menos|por lo menos|un|de|terreno|lote) )*(medio|cuarto)(?: de)? acre(?: de (?:terreno|tierra))?(?: o mas)?',
)

const PART = '(?:(?:un|#\\d+) )?(medio|cuarto)'
/** 'Entre medio acre y dos acres', 'de un cuarto a medio acre'. 'Un cuarto y dos acres' is a bedroom beside a lot. */
const PART_TO = phrase(
  `${WITH}(?:entre ${PART}(?: (?:de )?acre)? y|${PART}(?: (?:de )?acre)? a|${PART} (?:de )?acre y) (?:<n>|${PART})(?: de)? acres?(?: de (?:terreno|tierra))?`,
)
const PARTS: Readonly<Record<string, number>> = { medio: 0.5, cuarto: 0.25 }

/** 'Mínimo tres acres y hasta diez': la unidad se dice una vez. */
const LOT_ENDS = phrase(
  `${WITH}(?:${AT_LEAST} )?<n> acres?(?: (?:y|pero|,|puede|pueden|ser|llegar|ir|tener))* ${AT_MOST} <n>(?: acres?)?(?! (?:mil|dolares|cuartos|banos|dias|semanas|meses|pies))`,
)
/** Reads the lot. */
export function readLots(reading: Reading): void {
  reading.sentence.take(PART_TO, (match, span) => {
    const [from, to] = match.slice(1).filter(Boolean)
    const max = PARTS[to!] ?? reading.sentence.number(to)!.value
    return max <= MOST_ACRES ? setEnds(reading, 'lot', { min: PARTS[from!]!, max }, span) : false
  })
  reading.sentence.take(PART_ACRE, ([, part], span) => setEnds(reading, 'lot', { min: PARTS[part!]!, max: null }, span))
  reading.sentence.take(LOT_ENDS, ([, from, to], span) => {
    const [min, max] = [reading.sentence.number(from)!.value, reading.sentence.number(to)!.value]
    return max > min && max <= MOST_ACRES ? setEnds(reading, 'lot', { min, max }, span) : false
  })
  readEnds(reading, 'lot', LOTS)
}

const FEE =
  '(?:(?:con|y|un|una|la|el|que|de) )*(?:mantenimiento|hoa|(?:cuota|cuotas|pago) de (?:la )?(?:asociacion|mantenimiento|condominio|hoa)|asociacion|expensas)(?: (?:hoa|fee))?'
const FEE_FILLER =
  '(?: (?:de|sea|que|no|pase|mensual|a|en|cueste|pague|supere|hasta|menos|maximo|debajo|mas|al mes|sobre))*'
const MONTHLY = '(?: (?:(?:al|por|cada) mes|mensual(?:es)?|maximo|o menos))*'
const FEES = {
  none: phrase(
    '(?:(?:con|y|que) )*(?:sin|nada con|odi(?:o|amos)|no (?:tenga|pague|tengan|quiero|queremos)(?: (?:pagar|tener|nada con))?) (?:(?:una? |el |la )?(?:cuota de |pagar )?(?:hoa|mantenimiento|asociacion))(?: (?:fee|fees))?(?! (?:[=#]|de |mas |que ))',
  ),
  /** 'Nada con mantenimiento de más de 400' asks for at most 400. */
  denied: phrase(
    `(?:nada|ningun[oa]?|no quiero(?: nada)?|no queremos(?: nada)?)(?: (?:con|que|tenga|pague|un|una))* ${FEE}${FEE_FILLER} mas de <n>${MONTHLY}|${FEE}(?: (?:de|a))* mas de <n>${MONTHLY}(?: ,)? (?:no(?= (?:$|[.,]|me|puedo|podemos|gracias))|ni hablar|es (?:demasiado|mucho)|me mata|queda fuera)`,
  ),
  both: phrase(`${FEE}(?: (?:entre|de))* <n> (?:a|y) <n>${MONTHLY}`),
  least: phrase(`${FEE} (?:de )?(?:al menos|por lo menos|(?<! no )mas de|desde) <n>${MONTHLY}`),
  most: phrase(`${FEE}${FEE_FILLER} <n>${MONTHLY}|<n>${MONTHLY} de (?:mantenimiento|hoa|cuota)`),
}

/** Reads the association's fee. */
export function readFees(reading: Reading): void {
  const { sentence } = reading
  const numbers = (match: RegExpExecArray) => match.slice(1).flatMap((index) => sentence.number(index)?.value ?? [])
  sentence.take(FEES.none, (_, span) => setEnds(reading, 'fee', { min: null, max: 0 }, span))
  sentence.take(FEES.denied, (match, span) => setEnds(reading, 'fee', { min: null, max: numbers(match)[0]! }, span))
  sentence.take(FEES.both, (match, span) => {
    const [min, max] = numbers(match)
    return setEnds(reading, 'fee', { min: min!, max: max! }, span)
  })
  sentence.take(FEES.least, (match, span) => setEnds(reading, 'fee', { min: numbers(match)[0]!, max: null }, span))
  sentence.take(FEES.most, (match, span) => setEnds(reading, 'fee', { min: null, max: numbers(match)[0]! }, span))
}

const GARAGE = '(?:garajes?|garages?|cocheras?|marquesinas?)'
const CARS = '(?:carros?|coches?|autos?|vehiculos?|cars?)'
const GARAGES = {
  both: phrase(`(?:con )?${GARAGE} para (?:de|entre) <n> (?:a|y) <n> ${CARS}`),
  most: phrase(`(?:con )?${GARAGE} (?:para|de) hasta <n> ${CARS}`),
  least: phrase(`(?:con )?${GARAGE} (?:para|de) (?:al menos|mas de|por lo menos) <n> ${CARS}`),
  count: phrase(`(?:(?:con|un|una|y) )*${GARAGE} (?:para|de|con espacio para) <c> ${CARS}`),
}

/** Reads garages for more than two cars, or with a least or most; a garage for two is an amenity. */
export function readGarages(reading: Reading): void {
  const { sentence } = reading
  const number = (index?: string) => sentence.number(index)?.value ?? 0
  sentence.take(GARAGES.both, ([, from, to], span) =>
    setEnds(reading, 'garage', { min: number(from), max: number(to) }, span),
  )
  sentence.take(GARAGES.most, ([, to], span) => setEnds(reading, 'garage', { min: null, max: number(to) }, span))
  sentence.take(GARAGES.least, (match, span) =>
    setEnds(reading, 'garage', { min: number(match[1]) + (/ mas de /.test(match[0]) ? 1 : 0), max: null }, span),
  )
  sentence.take(GARAGES.count, ([, count], span) =>
    number(count) > 2 ? setEnds(reading, 'garage', { min: number(count), max: null }, span) : false,
  )
}
