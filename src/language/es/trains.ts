import type { PlaceOfWork } from '#domain/commute/places-of-work.ts'
import { townName } from '#domain/geo/town.ts'
import { CATALOGUE } from '#domain/search/filters/catalogue.ts'
import { NO_TRAIN, type TrainLimit } from '#domain/search/filters/train.ts'
import { LINE_LIST, linesOf } from '../rail-lines.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { SORT_CHIPS } from './sort-chips.ts'

const WORLD_TRADE = '(?:world trade(?: center)?|wtc|wall street|(?:bajo|lower|downtown) manhattan|distrito financiero)'
const NEW_YORK =
  '(?:nueva york|nueva yol|new york(?: city)?(?: penn)?|nyc|ny|(?:midtown )?manhattan|midtown|la ciudad|(?:la )?penn(?: station)?)(?: station)?'
const NAMED = '@\\d+(?: penn(?: station)?| broad(?: street)?| terminal| station)?'
/** Where trains lead, as it is said: 'Nueva York', 'Penn Station', 'Hoboken'. */
export const DESTINATION = `(?:(?:el |la )?(?:${WORLD_TRADE}|${NEW_YORK})|${NAMED}|(?:la )?(?:calle [#=]\\d+|[#=]\\d+ (?:rd )?(?:street|calle))|la [#=]\\d+(?= (?:$|[.,?]|en|con)))`

const TOWNS: Readonly<Record<string, PlaceOfWork>> = { Hoboken: 'hoboken', Newark: 'newark-penn', Secaucus: 'secaucus' }

/** The place that words of a sentence, in its code, stand for; null for one without trains. */
export function destinationIn(words: string, sentence: Sentence): PlaceOfWork | null {
  const found = [...words.matchAll(new RegExp(DESTINATION, 'g'))].at(-1)?.[0]
  if (found === undefined) return null
  if (new RegExp(WORLD_TRADE).test(found)) return 'world-trade-center'
  const named = sentence.named(/@(\d+)/.exec(found)?.[1])
  if (named) {
    const towns = named.kind === 'town' ? named.towns.map(townName) : []
    const place = towns.map((town) => TOWNS[town]).find((one) => one !== undefined) ?? null
    return place === 'newark-penn' && / broad/.test(found) ? 'newark-broad-street' : place
  }
  const street = /[#=](\d+)/.exec(found)
  if (street) return sentence.number(street[1])?.value === 33 ? '33rd-street' : null
  return 'new-york-penn'
}

const MINUTES =
  '(?:[#=]\\d+ (?:minutos?|mins?|min|horas?)(?: y medi[ao])?(?: y [#=]\\d+ minutos)?|media hora|hora y media|una hora)'
const MOST =
  '(?:(?:a|en|menos|de|maximo|no|mas|como|unos|hasta|dentro|que|quede|queden|este|esten|llegar|llegue|pueda|se|unas|cuando|mucho|por|tom[ae]|tard[ae]|dur[ae]|demor[ae]|pase|lleve|sea) )*'
const OR_LESS = '(?: (?:o menos|maximo|como (?:maximo|mucho)|a lo mas))?'
const BY = '(?:(?: (?:en|por|con|de))?(?: el)? (?:tren|path|transporte(?: publico)?|viaje))?'
const TO = '(?:(?:de|del|a|al|hasta|hacia|para) )(?:(?:trabajo|el|la|mi|en|estacion|de|llegar|ir|oficina) )*'
const STOP = `(?:(?:la|el|las|los|una|un|alguna|algun) )?(?:(?:(?:estacion(?:es)?|parada)(?: (?:de|del))?(?: (?:el|la))? )?(?=[&]|path (?:,|y|o) )${LINE_LIST}|(?:estacion(?:es)?|parada)(?: (?:de|del)(?: (?:el|la))?)?(?: (?:trenes|tren|path|tren ligero|light rail|metro))?|tren(?: ligero|es)?|path|light rail)`
const WALK = '(?:a pie|caminando|andando)'

const DROPPED = phrase(
  '(?:quita|olvida|borra|saca|ya no importa|no importa|elimina|sin)(?:le|te|r)?(?: (?:lo|de|del|el|los|filtro|que|la))* (?:tren|estacion|trayecto)|cualquier trayecto',
)
const MINUTES_TO = phrase(`${MOST}${MINUTES}${OR_LESS}${BY} ${TO}${DESTINATION}${BY}${OR_LESS}`)
const PLACE_WITHIN = phrase(
  `(?:(?:que|pueda|llegar|llegue|ir|se|llega|tren|a|al|hasta|poder) )*${DESTINATION} en ${MOST}${MINUTES}${OR_LESS}${BY}`,
)
/** 'Trabajo en Newark y quiero llegar en media hora'. */
const WORK_WITHIN = phrase(
  `(?:trabaj(?:o|amos|a|an|ando)|(?:mi |el )?trabajo (?:es|esta|queda)) (?:en|por|cerca de) ${DESTINATION}(?: [a-z,]+){0,8} ${MOST}${MINUTES}${OR_LESS}${BY}${OR_LESS}`,
)
const TRAIN_TO = phrase(
  `(?:(?:con|cerca|de|del|que|tenga|haya|un|el|buen) )*(?:tren(?:es)?|path)(?: (?:directo|que (?:va|vaya|llegue)))? (?:a|al|hacia|para|hasta) (?:(?:mi|el|trabajo|en) )*${DESTINATION}(?: ${MOST}${MINUTES}${OR_LESS})?`,
)
const WALK_TO = phrase(
  [
    // 'A diez minutos caminando de la escuela' is no way to a train.
    `${MOST}[#=](\\d+) (?:minutos?|mins?|min) ${WALK}(?: (?:de|del|a|al|hasta) ${STOP})?${OR_LESS}(?! (?:de|del|a|al|hasta) )`,
    `${MOST}[#=](\\d+) (?:minutos?|mins?) (?:de|del|a|al) ${STOP}(?: ${WALK})?${OR_LESS}`,
    `(?:(?:con|y) )*${STOP} a ${MOST}[#=](\\d+) (?:minutos?|mins?)(?: ${WALK})?${OR_LESS}`,
    `estacion , [#=](\\d+) min ${WALK}`,
    `(?:(?:que|se|me|nos|para|y|a) )*(?:(?:pued[ao]s?|puedan|podamos|podemos|poder) )?(?:caminar|ir (?:caminando|a pie)|llegar (?:caminando|a pie)|camine|caminando)(?: (?:a|al|hasta) ${STOP})? ${MOST}[#=](\\d+) (?:minutos?|mins?|min)(?: (?:a|al|hasta|de|del) ${STOP})?${OR_LESS}`,
  ].join('|'),
)
const NEAR_A_TRAIN = phrase(
  `(?:(?:que|este|quede|queden|esten) )*(?:cerca|cercan[oa]s?|junto|al lado|a pasos) (?:de|del|a|al) ${STOP}`,
)
/** 'En la línea Pascack Valley', 'sobre el PATH'. */
const ON_LINES = phrase(
  `(?<! (?:no|sin|lejos)(?: [a-z]+){0,4} )(?:(?:en|sobre|por|a lo largo de|con|de|del|que|pase|junto a) )*(?:(?:la|el|las|los|estaciones|estacion|de) )*(?=[&]|path (?:,|y|o) |(?<= (?:sobre|en|a lo largo de) (?:(?:el|la) )?)path )${LINE_LIST}`,
)
const SHORTEST = phrase(
  `(?:(?:ordena(?:r|las|me|melas)?|primero|por|las|de|el|la|segun|con) )*(?:menor |menos |mas corto )?(?:tiempo|viaje|trayecto|recorrido|camino)(?: (?:mas|corto|en|de|del|tren|al|trabajo))*(?: (?:a|hasta|hacia) ${DESTINATION})?|(?:primero )?(?:las )?mas cercanas? (?:a|al) (?:tren|la estacion|estacion|una estacion)(?: primero)?|por tiempo en tren`,
)
/** Minutes on foot that 'cerca' stands for. */
const NEAR_WALK = 15

/** Reads where a train should lead, and how long the way may take. */
export function readTrains(reading: Reading): void {
  const { sentence } = reading
  sentence.take(DROPPED, (_, span) => {
    reading.isChange = true
    reading.train = { ...reading.train, ...NO_TRAIN }
    reading.part('cleared', FILTER_WORDS.train.relaxed, span)
  })
  sentence.take(SHORTEST, ([words], span) => {
    if (!/orden|primero|^por|corto|menor|menos/.test(words)) return false
    reading.sort ??= 'shortest-commute'
    reading.part('sort', SORT_CHIPS['shortest-commute'], span)
    const to = destinationIn(words, sentence) ?? (reading.inForce.train.to ? null : 'new-york-penn')
    if (to) note(reading, { to }, span)
  })
  for (const pattern of [WORK_WITHIN, MINUTES_TO, PLACE_WITHIN, TRAIN_TO])
    sentence.take(pattern, ([words], span) => noteRide(reading, words, span))
  sentence.take(WALK_TO, ([words, ...minutes], span) => {
    const walk = sentence.number(minutes.find(Boolean))?.value
    if (walk === undefined) return false
    if (!isWrong(reading, 'walk', walk, span)) note(reading, { walk, ...linesOf(words, sentence) }, span)
  })
  for (const pattern of [NEAR_A_TRAIN, ON_LINES])
    sentence.take(pattern, ([words], span) =>
      note(reading, { walk: reading.train.walk ?? NEAR_WALK, ...linesOf(words, sentence) }, span),
    )
}

function noteRide(reading: Reading, words: string, span: Span): false | void {
  const to = destinationIn(words.replace(new RegExp(MINUTES), ' '), reading.sentence)
  // 'A 3 millas de Hoboken' and '500 de Newark' are no ride.
  if (to === null) return false
  const minutes = minutesIn(words, reading.sentence)
  if (minutes !== null && isWrong(reading, 'trainMinutes', minutes, span)) return
  note(reading, { to, ...(minutes !== null && { minutes }) }, span)
}

function note(reading: Reading, change: Partial<TrainLimit>, span: Span): void {
  reading.train = { ...reading.train, ...change }
  const limit = { ...NO_TRAIN, to: reading.inForce.train.to, ...reading.train }
  reading.part('train', FILTER_WORDS.train.chip(limit, 'sale'), span)
}

/** Notes minutes that no search can have. */
function isWrong(reading: Reading, param: 'trainMinutes' | 'walk', minutes: number, span: Span): boolean {
  const { min, max } = CATALOGUE.train.params[param] as { min: number; max: number }
  if (minutes >= min && minutes <= max) return false
  reading.limit(span, `Los minutos ${param === 'walk' ? 'a pie' : 'de camino'} deben estar entre ${min} y ${max}.`)
  return true
}

/** The minutes of 'una hora y media', 'media hora', '45 minutos'; null for none. */
export function minutesIn(words: string, sentence: Sentence): number | null {
  if (/(?:^| )hora y media/.test(words)) return 90
  if (/media hora/.test(words)) return 30
  const [, index, unit, half] = /[#=](\d+) (minutos?|mins?|min|horas?)( y medi[ao])?/.exec(words) ?? []
  const value = sentence.number(index)?.value
  if (value === undefined) return null
  return Math.round(unit!.startsWith('h') ? value * 60 + (half ? 30 : 0) : value)
}
