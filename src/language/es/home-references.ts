import type { Sort } from '#domain/search/sort.ts'
import { phrase, type Sentence } from '../sentence.ts'
import type { Measure, SpokenGroup, SpokenHome, SpokenHomes, SpokenMeasure } from '../understanding.ts'

const ORDINALS = 'primer segund tercer cuart quint sext septim octav noven decim'.split(' ')
const ONE =
  '(?:casa|opcion|propiedad|apartamento|condominio|condo|unidad|que (?:salio|aparece|mostr[oa]\\S*|vimos)|que me (?:mostro|enseno|diste|dio))'
const ORDINAL =
  '(primer[ao]?|segund[ao]|tercer[ao]?|cuarta|quint[ao]|sext[ao]|septim[ao]|octav[ao]|noven[ao]|decim[ao]|ultim[ao]|mas barat[ao]|mas car[ao]|mas nuev[ao]|mas grande|mas pequen[ao])'
/** Of two homes, the one not in hand; 'otra casa' is any. */
const OTHER = '(otr[ao])(?! (?:vez|semana|persona|parte|cosa|dia|mes|lado) )'
/** A home by its place in the list: 'la segunda', 'la número tres', 'la más barata'. */
export const NTH = `(?:(?:la|el|esa|ese|del) (?:${ORDINAL}|${OTHER})(?: ${ONE})?|${ORDINAL} (?:casa|opcion|propiedad|apartamento)|(?:(?:la|el|casa|opcion) )*(?:numero|opcion|#) [#=](\\d+)|la [#=](\\d+)(?= (?:$|[.,?]|y|o|con|por)))`
const THIS =
  '(?:esa|ese|esta|este|eso|esto|aquella|(?:esa|ese|esta|este|la|el) (?:casa|propiedad|apartamento|condominio|condo|unidad|lugar))'
/** One home of those shown. */
export const HOME = `(?:${NTH}|${THIS})`

const EXTREMES: readonly (readonly [RegExp, Sort])[] = [
  [/barat|pequen/, 'price-asc'],
  [/car[ao]$/, 'price-desc'],
  [/nuev/, 'newest'],
  [/grande/, 'square-feet'],
]
const NTH_PATTERN = phrase(NTH)

/** The home by its place in the list that words name first; null for none. */
export function homeOf(words: string, sentence: Sentence): SpokenHome {
  const [match] = ` ${words} `.matchAll(NTH_PATTERN)
  return match ? nthIn(match, sentence) : null
}

function nthIn(match: RegExpExecArray, sentence: Sentence): SpokenHome {
  const [, named, other, bare, number, bareNumber] = match
  if (other) return 'other'
  const spoken = sentence.number(number ?? bareNumber)
  if (spoken) return spoken.value
  const name = named ?? bare ?? ''
  if (name.startsWith('ultim')) return 'last'
  const index = ORDINALS.findIndex((ordinal) => name.startsWith(ordinal))
  return index >= 0 ? index + 1 : (EXTREMES.find(([pattern]) => pattern.test(name))?.[1] ?? null)
}

const EACH = phrase(
  `${NTH}|(?:y|o|con|a|compara|entre|,) (?:la |el )?(?:${ORDINAL}|#(\\d+))(?= (?:y|o|,|con|[.:?]|$))|(?:compara\\S*|con|o|y) (esa|ese|esta|este)(?: (?:casa|otra))?`,
)
const COUNTED = phrase(
  '(?:las|los|mis|estas|esas) (primer[ao]s|ultim[ao]s)? ?#(\\d+)(?: (?:primer[ao]s|ultim[ao]s))?(?! (?:cuartos|banos|habit))',
)
const ALL = phrase(
  '(?:todas|todos|cada una|alguna|ninguna|cual(?:es)?|las que|cualquiera)(?: (?:ellas|de (?:ellas|esas|estas)|esas|estas|las casas))|(?:todas|cada una|ambas|las dos|los dos|ninguna de las dos)',
)
const EARLIER = phrase(
  'que (?:me |nos )?(?:mostr(?:o|aste)|ensen(?:o|aste)|dij(?:o|iste)|vi(?:mos)?)(?: (?:primero|antes|al principio))?|del principio|de antes',
)
const AMONG_SHOWN = phrase('de (?:ellas|esas|estas|las (?:dos|tres|#\\d+))')
const STYLES =
  'azul|roja|blanca|amarilla|verde|gris|de ladrillo|colonial|victoriana|rancho|townhouse|condominio|estudio|loft|bonita'
const DESCRIBED = [
  phrase(`(?:la|el|esa|ese)(?: casa| apartamento)? (${STYLES})(?= (?:$|[.,?]|en|de|con|y|es|tiene))`),
  phrase('(?:la|el|esa|ese)(?: casa| apartamento)? (?:de|en|que esta en) (@\\d+)'),
]

/** Which homes of the talk a sentence speaks of. Takes no words. */
export function readHomesSaid(sentence: Sentence, text: string): SpokenHomes {
  const code = sentence.code()
  const best = code.match(BEST)?.[0] ?? null
  const each = [...code.matchAll(EACH)].map((match): SpokenHome => {
    const [, , , , , , ordinal, number, current] = match
    if (current) return null
    if (ordinal) return ORDINALS.findIndex((one) => ordinal.startsWith(one)) + 1 || 'last'
    return number ? (sentence.number(number)?.value ?? null) : nthIn(match, sentence)
  })
  const described = DESCRIBED.map((pattern) => [...code.matchAll(pattern)][0]?.[1]).find(Boolean)
  return {
    each: [...new Set(each)],
    group: groupIn(sentence, best === null ? code : code.replace(best, ' ')),
    best: best === null ? null : measureIn(`${best} `),
    isSwap: code.search(SWAP) >= 0,
    isAmongShown: code.search(AMONG_SHOWN) >= 0,
    isEarlier: code.search(EARLIER) >= 0,
    described: described === undefined ? null : wordsOf(described, sentence, text),
    phrase: null,
    isOnlyDescribed: false,
  }
}

function groupIn(sentence: Sentence, code: string): SpokenGroup | null {
  const [counted] = code.matchAll(COUNTED)
  if (counted) {
    const count = sentence.number(counted[2])?.value ?? null
    return { count, isLast: /ultim/.test(counted[0]), isPronoun: false }
  }
  if (/ (?:ambas|las dos|los dos) /.test(code)) return { count: 2, isLast: false, isPronoun: false }
  if (code.search(ALL) >= 0) return { count: null, isLast: false, isPronoun: false }
  return / (?:ellas|esas|estas) /.test(code) ? { count: null, isLast: false, isPronoun: true } : null
}

/** Tokens written out again: '@3' as 'Montclair'. */
const wordsOf = (words: string, { tokens }: Sentence, text: string): string =>
  words.replaceAll(/[@#=](\d+)/g, (_, index: string) =>
    text.slice(tokens[Number(index)]!.start, tokens[Number(index)]!.end),
  )

const MONTHLY = '(?:al mes|mensual(?:es)?|de mensualidad)'
/** What asks for the least or the most of each measure, the narrower first. */
const WORDS: readonly (readonly [Measure, low: string, high: string])[] = [
  [
    'month',
    `(?:menos|mas barat[ao]|mas bajo) ${MONTHLY}|(?:menor|mas baj[ao]) (?:mensualidad|pago|costo)`,
    `mas ${MONTHLY}|(?:mayor|mas alt[ao]) (?:mensualidad|pago)`,
  ],
  [
    'taxes',
    '(?:menos|menores|mas bajos) (?:impuestos|taxes|tax)|(?:impuestos|taxes|tax) (?:son |mas )*(?:bajos|menores)',
    '(?:mas|mayores) (?:impuestos|taxes)',
  ],
  [
    'fees',
    '(?:menos|menor) (?:mantenimiento|hoa|cuota)|mantenimiento mas bajo',
    '(?:mas|mayor) (?:mantenimiento|hoa|cuota)',
  ],
  ['train', 'mas cerca (?:del tren|de la estacion)|(?:queda|esta) mas cerca', 'mas lejos (?:del tren|de la estacion)'],
  [
    'lot',
    '(?:menos|menor) (?:terreno|patio|lote)',
    '(?:mas|mayor) (?:terreno|patio|lote)|(?:terreno|patio) mas grande',
  ],
  [
    'beds',
    'menos (?:cuartos|habitaciones|recamaras|dormitorios)',
    'mas (?:cuartos|habitaciones|recamaras|dormitorios)',
  ],
  ['baths', 'menos banos', 'mas banos'],
  ['days', '(?:lleva|tiene) menos (?:tiempo|dias)', '(?:lleva|tiene) mas (?:tiempo|dias)'],
  ['year', 'mas (?:viej[ao]|antigu[ao])', 'mas (?:nuev[ao]|modern[ao])'],
  [
    'price',
    'mas (?:barat[ao]|economic[ao])|(?:cuesta|vale|sale) menos|menos car[ao]|menor precio',
    'mas car[ao]|(?:cuesta|vale) mas|mayor precio',
  ],
  ['size', 'mas (?:pequen[ao]|chic[ao])', 'mas (?:grande|ampli[ao]|espacio(?:s[ao])?)'],
]
const MEASURES = WORDS.map(([of, low, high]) => ({ of, low: phrase(low), high: phrase(high) }))
const ANY_MEASURE = `(?:${WORDS.flatMap(([, low, high]) => [low, high]).join('|')})`
/** 'La que tiene menos impuestos', 'la más barata de las dos'. */
const BEST = phrase(
  `(?:la|el)(?: casa)? (?:que (?:tiene|tenga|cuesta|cueste|sale|salga|paga|es|sea|esta|este|queda|quede)|con|de)(?: (?:la|el|los|las))? ${ANY_MEASURE}|(?:la|el) ${ANY_MEASURE} de (?:las (?:dos|tres)|ellas|esas|estas|ambas)`,
)
const SWAP = phrase(`(?:cambi|reemplac|sustituy)\\S* ${NTH} por ${NTH}`)
const NAMED: readonly (readonly [Measure, RegExp])[] = [
  ['month', phrase('mensualidad(?:es)?|pagos? mensual(?:es)?')],
  ['taxes', phrase('impuestos|taxes|tax')],
  ['fees', phrase('mantenimiento|hoa|cuotas?')],
  ['train', phrase('tren|estacion')],
  ['size', phrase('tamanos?|pies')],
  ['year', phrase('anos?|edad')],
  ['price', phrase('precios?|costos?')],
]

function measureIn(code: string): SpokenMeasure | null {
  for (const { of, low, high } of MEASURES) {
    if (code.search(high) >= 0) return { of, most: true }
    if (code.search(low) >= 0) return { of, most: false }
  }
  const named = NAMED.find(([, pattern]) => code.search(pattern) >= 0)
  return named ? { of: named[0], most: false } : null
}

const WHICH = phrase(
  `cual(?:es)?(?: (?:[#=]\\d+|de|las|los|ellas|esas|estas|es|tiene|casa|la|el|sale|esta|queda))* ${ANY_MEASURE}(?! de [#=])`,
)
const COMPARE = phrase(
  'compara(?:r|me|las|los|la|melas)?(?: (?:con|las|los|la|el))*|compare(?:me|las)?|(?:que |cual es la )?diferencias?(?: hay)? entre|lado a lado|comparacion',
)
const THAN = phrase(`(?:es|tiene|sale|cuesta)(?: \\S+){0,3} ${ANY_MEASURE} que (?:${NTH}|${THIS}|la otra)`)
const SIMILAR = phrase(
  `(?:similares?|parecid[ao]s?)(?: (?:a|casas?|opciones|esa|esta))*|(?:mas|otras?|algo|casas?)(?: (?:casas|opciones))? como (?:${HOME}|esas|estas)(?! pero)`,
)
const WHY = phrase(
  'por ?que(?: (?:no hay|hay|no|salen|sale|aparece|me|nos|tan|solo|encuentra|encuentro|sale|tiene|muestra|ningun[ao]?))* (?:nada|ningun[ao]?|tan poc[ao]s|poc[ao]s|casas|mas|resultados|[#=]\\d+|una)|por ?que (?:no hay|ningun[ao]|tan poc[ao]s)|que (?:filtro|debo|puedo|podria|tengo que) (?:quitar|cambiar|sobra|quita|limita)(?: \\S+){0,3}',
)
const MAP = phrase(
  '(?:en|por) (?:el|un) mapa|(?:ver|abr|muestr|ensen|mostr|pon)\\S*(?: me)? (?:el |un )?mapa|(?<=^ (?:(?:y|el) )*)mapa(?= (?:$|[.?]))',
)

/** What a sentence asks of the homes shown, and by what it compares them. */
export interface HomeTalk {
  intent: 'compare' | 'similar' | 'why-none' | 'map'
  measure: SpokenMeasure | null
}

/** Reads a question about several homes, or about those like one. Takes no words. */
export function readHomeTalk(sentence: Sentence, { each, group }: SpokenHomes): HomeTalk | null {
  const code = sentence.code()
  const has = (pattern: RegExp) => code.search(pattern) >= 0
  if (has(WHY)) return { intent: 'why-none', measure: null }
  if (has(MAP)) return { intent: 'map', measure: null }
  const isSeveral = each.length > 1 || (group !== null && !group.isPronoun)
  if (has(COMPARE) || has(THAN) || (has(WHICH) && (isSeveral || !/ (?:la|el) mas /.test(code))))
    return { intent: 'compare', measure: measureIn(code) }
  return has(SIMILAR) ? { intent: 'similar', measure: measureIn(code) } : null
}
