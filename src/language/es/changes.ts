import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import { EVERY_PRICE, PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { readCleared } from './clearing.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { priceChip } from './prices.ts'
import { SORT_CHIPS } from './sort-chips.ts'

const DROP =
  '(?:olvid(?:a|e|ate|ese|emos)|quit(?:a|e|ale|ele|ar|emos|ame)|borr(?:a|e|ar)|sac(?:a|ar|ale)|elimin(?:a|e|ar)|cualquier|no (?:me |nos )?import(?:a|an)|sin|ignora|deja|da igual|limpia)'
const LEAVES = '(?: (?:lo|de|del|el|la|los|las|filtro|numero|cantidad|cuant[oa]s|limite|un|ningun|por|que|mi))*'
const UNIMPORTANT =
  '(?:no (?:me |nos )?(?:importa|importan|es problema|es importante)|da igual|es flexible|no es problema)'

const RESET = phrase(
  '(?:(?:vamos|quiero|podemos|puedes|a|por favor|bueno|ok) )*(?:(?:empez(?:ar|amos|emos)|empecemos|empiez(?:a|o|e)|comenc?z?(?:ar|emos)|comienza)(?: (?:otra vez|de nuevo|de cero|desde cero|de nuevo todo))|borr(?:a|e|ar|emos) (?:todo|los filtros|todos los filtros|la busqueda)|limpi(?:a|ar|e) (?:todo|la busqueda|los filtros)|(?:una )?(?:nueva busqueda|busqueda nueva)|(?:quita|elimina|saca) (?:todo|todos los filtros|los filtros)|olvida(?:te)?(?: de)? todo|de cero|desde cero|muestra(?:me)? todo|reinicia(?:r)?)',
)
const ANY_PRICE = phrase(
  `${DROP}${LEAVES} (?:precio|presupuesto|dinero|costo|maximo|tope)(?: (?:maximo|limite))?|(?:el )?(?:precio|presupuesto|dinero) ${UNIMPORTANT}|(?:cueste|valga) lo que (?:cueste|valga|sea)`,
)
const ROOM = '(?:cuartos?|habitacion(?:es)?|recamaras?|dormitorios?|alcobas?|bedrooms?)'
const BATH = '(?:banos?|bathrooms?)'
const ANY_BEDS = phrase(`${DROP}${LEAVES} ${ROOM}|(?:el numero de )?${ROOM} ${UNIMPORTANT}`)
const ANY_BATHS = phrase(`${DROP}${LEAVES} ${BATH}|(?:el numero de )?${BATH} ${UNIMPORTANT}`)
const ANY_KIND = phrase(
  `${DROP}${LEAVES} (?:tipo(?: de (?:casa|vivienda|propiedad))?|estilo|clase(?: de casa)?)|de cualquier tipo|(?:(?:me|nos) )?da (?:igual|lo mismo)(?: (?:si|es|sea|una|un))* (?:casas?|condos?|condominios?|apartamentos?|townhouses?) o (?:(?:un|una) )?(?:casas?|condos?|condominios?|apartamentos?|townhouses?)`,
)
const ANY_AMENITY = phrase(`${DROP}${LEAVES} (?:amenidades|extras|caracteristicas)`)
const SOME =
  '(?:(?:algo|algunas|algunos|unas|unos|alguna|una|un|casas?|mucho|un poco|poquito|hay|tienes|tienen|muestrame|quiero|ensename|opciones|busca|pero|y|todavia|aun) )*'
const CHEAPER = phrase(
  `${SOME}(?:mas (?:barat[oa]s?|economic[oa]s?|comod[oa]s?|asequibles?|baratic[oa]s?)|menos car[oa]s?|de menos precio)(?: (?:que (?:esa|esas|eso|esta|estas)|por favor|casas?|opciones))*|(?:(?:esta|estan|son|es|eso|muy) )*(?:muy|demasiado|bien|tan) car[oa]s?|se (?:sale|salen|me sale|nos sale) (?:de|del) (?:mi |nuestro )?presupuesto|no me alcanza`,
)
const DEARER = phrase(`${SOME}mas (?:car[oa]s?|lujos[oa]s?|costos[oa]s?)`)
const BIGGER = phrase(
  `${SOME}(?:mas (?:grandes?|ampli[oa]s?|espacios[oa]s?|espacio))|(?:(?:esta|estan|son|es|muy) )*(?:muy|demasiado) (?:pequen[oa]s?|chic[oa]s?|chiquit[oa]s?)`,
)
const SMALLER = phrase(
  `${SOME}(?:mas (?:pequen[oa]s?|chic[oa]s?|chiquit[oa]s?)|menos espacio)|(?:(?:esta|estan|son|es|muy) )*(?:muy|demasiado) grandes?`,
)

/** Before an order: 'primero las más baratas', 'la más barata de Hudson'. */
const IS_ORDER = /(?:primero|orden|las|los|la|el) (?:casas? |apartamentos? |de )*$/
const ORDER_AFTER = /^(?: (?:primero|de @|en @|a la|que (?:tengas|haya|tienen)))/

/** Reads relative changes to the search in force: cheaper, dearer, bigger, smaller. Runs after prices and rooms. */
export function readChanges(reading: Reading, cheapestShown: number | undefined): void {
  const { sentence } = reading
  const hasPrice = reading.priceSpans.length > 0
  const change = (pattern: RegExp, apply: (span: Span) => unknown) =>
    sentence.take(pattern, (match, span) => {
      const isOrder =
        IS_ORDER.test(match.input.slice(0, match.index)) ||
        ORDER_AFTER.test(match.input.slice(match.index + match[0].length))
      if (isOrder && !/muy|demasiado/.test(match[0])) return false
      reading.isChange = true
      return apply(span)
    })
  change(CHEAPER, (span) => !hasPrice && cheaper(reading, cheapestShown, span))
  change(DEARER, (span) => !hasPrice && dearer(reading, span))
  change(BIGGER, (span) => resize(reading, 1, span))
  change(SMALLER, (span) => resize(reading, -1, span))
}

/** Reads which filters are to be cleared. */
export function readClearing(reading: Reading): void {
  const clear = (pattern: RegExp, words: string, apply: () => void) =>
    reading.sentence.take(pattern, (_, span) => {
      reading.isChange = true
      apply()
      reading.part('cleared', words, span)
    })
  clear(RESET, 'Empezar de nuevo', () => (reading.isReset = true))
  clear(ANY_PRICE, FILTER_WORDS.price.relaxed, () => (reading.price.isOpen = true))
  clear(ANY_BEDS, FILTER_WORDS.beds.relaxed, () => reading.set({ beds: null, bedsMax: null }))
  clear(ANY_BATHS, FILTER_WORDS.baths.relaxed, () => reading.set({ baths: null, bathsMax: null }))
  clear(ANY_KIND, FILTER_WORDS.kinds.relaxed, () => reading.set({ search: '', kinds: [] }))
  readCleared(reading)
  clear(ANY_AMENITY, 'Sin características', () => {
    const { amenities, features } = reading.inForce
    for (const key of [...amenities, ...features]) reading.unwanted.add(key)
  })
}

/** 10 % below the maximum price, rounded to a slider step; without a maximum, one step below the cheapest home shown. */
function cheaper(reading: Reading, cheapestShown: number | undefined, span: Span): void {
  const { step } = PRICE_SCALES[reading.market]
  const { max } = reading.inForce.price
  const isSet = max < EVERY_PRICE.max
  const wanted = isSet ? Math.floor((max * 0.9) / step) * step : Math.floor(((cheapestShown ?? 0) - 1) / step) * step
  if (wanted <= 0) return reading.limit(span, 'Diga un precio y buscaré casas más baratas.')
  reading.price.max = wanted
  reading.part('price', priceChip(reading), span)
}

/** 10 % above the maximum price, rounded to a slider step. */
function dearer(reading: Reading, span: Span): void {
  const { step } = PRICE_SCALES[reading.market]
  const { max } = reading.inForce.price
  if (max >= EVERY_PRICE.max) return reading.limit(span, 'Ya se muestran todos los precios.')
  reading.price.max = Math.ceil((max * 1.1) / step) * step
  reading.part('price', priceChip(reading), span)
}

/** One bedroom more or fewer. Without a bedroom filter, 'más grande' sorts by size. */
function resize(reading: Reading, step: 1 | -1, span: Span): void {
  const { beds } = reading.inForce
  if (reading.plain.beds !== undefined) return
  if (beds === null) {
    if (step < 0) return reading.limit(span, 'Diga un tamaño máximo, como “hasta 1,500 pies cuadrados”.')
    reading.sort = 'square-feet'
    return reading.part('sort', SORT_CHIPS['square-feet'], span)
  }
  const index = BEDS_OPTIONS.indexOf(beds as (typeof BEDS_OPTIONS)[number]) + step
  const next = index < 0 ? null : (BEDS_OPTIONS[index] ?? beds)
  reading.set({ beds: next })
  reading.part('beds', next === null ? FILTER_WORDS.beds.relaxed : FILTER_WORDS.beds.chip(next, 'sale'), span)
}
