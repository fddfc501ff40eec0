import { AMENITY_KEYS, type Amenity } from '#domain/search/filters/amenities.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { takeDenied, wantedPatterns } from './denials.ts'
import { setEnds } from './figure-ends.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { NO_FILTER } from './limits.ts'

const CARS = '(?:carros?|coches?|autos?|vehiculos?|cars?)'
const WATER = '(?:agua|lago|rio|mar|playa|bahia|hudson|oceano|laguna)'

/** How each amenity is said, as part of a pattern. */
export const AMENITY_SAID: Readonly<Record<Amenity, string>> = {
  pool: '(?:piscinas?|albercas?|piletas?|pools?)(?: (?:privada|climatizada|techada|grande|propia|comunitaria))?',
  twoCarGarage: `(?:doble )?(?:garajes?|garages?|cocheras?|marquesinas?)(?: (?:dobles?|cerrad[oa]|techad[oa]|grande))?(?: (?:de|para|con espacio para)(?: <c>)? ${CARS})?|(?:parking|parqueo|estacionamiento|espacio) para <c> ${CARS}`,
  waterfront: `(?:(?:que|de|sea|este|da|de) )*(?:frente (?:al?|del)(?: la)? ${WATER}|(?:con )?vistas? al (?:rio )?@\\d+|(?:con )?vistas? (?:al?|del|de|hacia el)(?: la| el)? ${WATER}|(?:a )?(?:las? )?orillas? de(?:l| la)? ${WATER}|(?:junto|cerca|pegad[oa]|al lado) (?:al?|del?)(?: la)? ${WATER}|en el ${WATER}|water ?front|lake ?front|river ?front)`,
  renovated:
    '(?:(?:recien|totalmente|completamente|toda|todo|bien|recientemente|ya|este|sea|que|cocina) )*(?:renovad[oa]s?|remodelad[oa]s?|actualizad[oa]s?|reformad[oa]s?|restaurad[oa]s?|arreglad[oa]s?|renovated|remodeled)|list[oa]s? (?:para|pa) (?:mudarse|mudarme|mudarnos|entrar|vivir|habitar|mudar)|(?:que )?no (?:necesite|necesita|requiera|tenga) (?:arreglos|reparaciones|trabajo|que arreglar)|como nuev[oa]s?|move in ready',
}

const AMENITY_PATTERNS = AMENITY_KEYS.map((amenity) => ({ amenity, ...wantedPatterns(AMENITY_SAID[amenity]) }))
/** 'Que no necesite arreglos' begins like a denial and asks for a renovated home. */
const NO_WORK = / (?:arreglos|reparaciones|trabajo|que arreglar)$/
const TO_RENOVATE = phrase(
  '(?:(?:para|que|necesite|necesita) )*(?:arreglar|remodelar|reparar|fixer upper|arreglos|reparaciones)',
)

/** Features that buyers ask for and no filter holds. */
const UNFILTERED = phrase(
  '(?:(?:con|sin|un|una|el|la|y|que|tenga|gran|cerca|de|del|a|al|buen) )*(?:oficina|escaleras?|cocina|closets?|autobus(?:es)?|bus|guagua|camion|transporte(?: publico)?|tiendas?|supermercados?|bodegas?|parques?|restaurantes?|centro|downtown|cable|internet|calefaccion(?! (?:y (?:el )?agua(?: caliente)? )?(?:incluid|pagad))|utilidades(?! incluid)|impuestos(?: bajos)?|taxes bajos|vista)(?: (?:grande|amplio|privado|cercado|incluid[oa]s?))?',
)

/** Reads amenities, wanted and unwanted, and features that no filter holds. */
export function readAmenities(reading: Reading): void {
  const { sentence } = reading
  /** The cars that a garage is named for; one where no number of them is said. */
  const carsIn = (match: RegExpExecArray) =>
    match
      .slice(1)
      .map(sentence.number.bind(sentence))
      .find((one) => one !== null)?.value ?? (/ ?doble/.test(match[0]) ? 2 : 1)
  const want = (amenity: Amenity, span: Span) => {
    reading.wanted.add(amenity)
    reading.part('amenities', FILTER_WORDS.amenities.chip([amenity], 'sale'), span)
  }
  for (const { amenity, ...patterns } of AMENITY_PATTERNS)
    takeDenied(reading, amenity, patterns, ([words]) => amenity !== 'renovated' || !NO_WORK.test(words))
  for (const { amenity, wanted } of AMENITY_PATTERNS)
    sentence.take(wanted, (match, span) => {
      const cars = amenity === 'twoCarGarage' ? carsIn(match) : null
      if (cars === null || cars === 2) return want(amenity, span)
      return setEnds(reading, 'garage', { min: cars, max: null }, span)
    })
  for (const pattern of [TO_RENOVATE, UNFILTERED]) sentence.take(pattern, (_, span) => reading.limit(span, NO_FILTER))
}
