import { HOME_KINDS, type HomeKind } from '#domain/listing/home-kind.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { WHOLE_HOMES } from '../wishes.ts'
import { deny, NO } from './denials.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { wantFlag } from './flags.ts'
import { searchFor } from './search-words.ts'

const ROOM = '(?:cuarto|habitacion|recamara|pieza)'
const ROOMS = '(?:cuartos|habitaciones|recamaras|piezas)'
const ROOM_SORT = '(?: (?:sol[oa]|am[uo]eblad[oa]|privad[oa]|individual|compartid[oa]|barat[oa]|~+)s?)*'
/** Not 'con un cuarto para rentar', 'dos cuartos en renta'. */
const ROOM_OF_HOME = '(?<! (?:con|de|tiene|tenga) (?:(?:un|una|#\\d+) )?)(?<![#=]\\d+ )'
const TO_RENT = '(?:en|de|para) (?:renta|rentar|alquiler|alquilar|arriendo|arrendar)'
const SHARED_HOME = '(?:casa|apartamento|departamento|piso) (?:compartid[oa]|de familia)'
/** A room for rent. A bare 'cuarto' is a bedroom, unless it is all that is asked for. */
const ROOM_SAID = [
  `${ROOM_OF_HOME}(?:(?:un|una|<c>) ${ROOM}|${ROOM}|${ROOMS})${ROOM_SORT} (?:${TO_RENT}|para (?:mi sol[oa]|una (?:sola )?persona|mi nada mas))`,
  `${ROOM_OF_HOME}(?:(?:un|una|<c>) )?${ROOM}${ROOM_SORT}(?= con (?:su )?bano (?:(?:privado|propio|compartido) )?${TO_RENT} )`,
  `${ROOM_OF_HOME}(?:(?:un|una|<c>) ${ROOM}|${ROOM})${ROOM_SORT} en (?:(?:un|una|<c>) )?${SHARED_HOME}`,
  `(?<= (?:renta|rentan|rento|rentar|alquila|alquilan|alquilo|alquilar|arrendar|busco|buscando|buscamos|necesito) (?:solo )?)(?:(?:un|una|<c>) )?${ROOM}${ROOM_SORT}(?= (?:$|en @|cerca de @|por menos|hasta|[,.] (?:$|@|en @|por menos|hasta)))`,
].join('|')
/** A studio is searched by its word, so it and a room can't both be asked for. */
const BESIDE_STUDIO = phrase(`(?<= (?:estudios?|studios?|~+) [ou] )(?:(?:un|una|<c>) )?${ROOM}(?= ${TO_RENT} )`)

/** How each kind is said; a bare 'casa' stands for any home. '<c>' is a number of families. */
export const KIND_SAID: Readonly<Record<HomeKind, string>> = {
  house:
    '(?:casas? )?(?:unifamiliar(?:es)?|(?:de|para|con) (?:una (?:sola )?familia|<c> familias?)|(?<! entrada )independientes?|separadas?|single family)|(?:solo|solamente|unicamente|nada mas) (?:una )?casas?|casas? (?:sol(?:it)?as?|nada mas)|casas?(?= (?:o|u|y) (?:(?:un|una|en) )?(?:condo|apart|depart|town|coop|duplex|multi))|(?<= (?:condos?|condominios?|apartamentos?|townhouses?|~+) (?:o|u|y)(?: una)? )casas?(?= (?:$|[.,?!@]|(?:en|con|que|por|hasta|para|menos|cerca) ))|single family(?: houses?| homes?)?',
  townhouse: 'town ?(?:houses?|homes?)|casas? (?:adosadas?|en hilera|en serie|pareadas?)',
  condo: 'condominios?|condos?',
  'co-op': 'cooperativas?|co ?ops?',
  apartment: '(?:apartamentos?|departamentos?|deptos?|aptos?|apartments?|flats?)',
  'multi-family':
    '(?:casas? )?(?:(?:(?:de|para|con) )?(?:<c>|varias|dos|tres) familias|multi ?familiar(?:es)?|multi family|bifamiliar(?:es)?|duplex|triplex)',
  manufactured:
    'casas? (?:movil(?:es)?|prefabricadas?|manufacturadas?|rodantes?|modulares?)|trailas?|trailers?|mobile homes?',
  room: ROOM_SAID,
}
const A = '(?:(?:un|una|el|la|los|las|en|de|que|sea|sean|ver|mas|como|tipo) )*'
/** A room is read before the home that it is in. */
const KIND_PATTERNS = HOME_KINDS.toReversed().map((kind) => ({
  kind,
  wanted: phrase(`(?:(?:un|una|el|la|los|las|tipo) )*(?:${KIND_SAID[kind]})`),
  excluded: phrase(`${NO} ${A}(?:${KIND_SAID[kind]})|(?:${KIND_SAID[kind]}) no(?= (?:[,.]|$))`),
}))
/** Before the home that the visitor has: 'vivimos en un apartamento'. */
const OWN_HOME = / (?:(?:vivo|vivimos|viviendo|vivia) en|vend(?:o|emos|iendo)|(?:mi|nuestro|nuestra)) $/
const ADDED = / (?:tambien|ademas|agrega|agregue|incluye|incluya|suma) |^ o /
const STUDIO_OR_ROOM = 'No se puede buscar un estudio o un cuarto a la vez, así que se omitió el cuarto.'
const DROPPED = /^(?:olvid|quit|borr|sac|elimin|dej|no necesariamente)/

/** Reads the kinds of home, from the words of the data and those that people use. */
export function readKinds(reading: Reading): void {
  const { sentence, inForce } = reading
  const wanted = new Set<HomeKind>()
  sentence.take(BESIDE_STUDIO, (_, span) => reading.limit(span, STUDIO_OR_ROOM))
  for (const { kind, ...patterns } of KIND_PATTERNS) {
    const isKind = (match: RegExpExecArray) => familiesFit(kind, firstNumber(match))
    const firstNumber = (match: RegExpExecArray) =>
      match
        .slice(1)
        .map(sentence.number.bind(sentence))
        .find((one) => one !== null)?.value ?? null
    sentence.take(patterns.excluded, (match, span) => {
      if (!isKind(match)) return false
      if (inForce.kinds.includes(kind)) reading.isChange = true
      deny(reading, kind, DROPPED.test(match[0]) ? 'unneeded' : 'never', span)
    })
    sentence.take(patterns.wanted, (match, span) => {
      if (!isKind(match) || OWN_HOME.test(match.input.slice(0, match.index))) return false
      // 'De tipo apartamento' and 'de tipo cuarto en alquiler' name the data's kinds alone.
      const isData = / de tipo /.test(sentence.code())
      if (kind === 'apartment' && !isData) reading.saysApartment = true
      if (kind === 'room' && !isData) {
        if (/ (?:compra|comprar|comprando|venta) /.test(sentence.code())) return false
        reading.set({ market: 'rent' })
        if (/ am[uo]eblad/.test(match[0])) wantFlag(reading, 'furnished', span)
      }
      wanted.add(kind)
      reading.part('kinds', FILTER_WORDS.kinds.chip([kind], 'sale'), span)
    })
  }
  const excluded = HOME_KINDS.filter((kind) => reading.leftOut.has(kind) || reading.unwanted.has(kind))
  if (wanted.size + excluded.length === 0) return
  const isAdded = ADDED.test(sentence.code())
  const held = reading.plain.kinds ?? inForce.kinds
  const all = wanted.size > 0 ? [...wanted, ...(isAdded ? held : [])] : remaining(held, excluded)
  reading.set({ kinds: [...new Set(all)].filter((kind) => !excluded.includes(kind)).sort() })
}

/** The kinds left without those excluded: of the kinds in force, or else of all. */
function remaining(held: readonly HomeKind[], excluded: readonly HomeKind[]): readonly HomeKind[] {
  const left = held.filter((kind) => !excluded.includes(kind))
  return left.length > 0 ? left : WHOLE_HOMES
}

/** 'Una familia' is a house, 'dos familias' a multi-family home; 'un cuarto' is a room. */
const familiesFit = (kind: HomeKind, families: number | null): boolean =>
  families === null || (kind === 'house' || kind === 'room' ? families === 1 : families >= 2 && families <= 4)

/** Styles of home as English titles spell them, and how they are said; the data have no field for them. */
const STYLES: readonly (readonly [string, string])[] = [
  ['split-level', 'split level'],
  ['bi-level', 'bi level'],
  ['cape cod', 'cape cods?|capes?'],
  ['farmhouse', 'casas? de (?:campo|finca)|farm ?house'],
  ['colonial', 'colonial(?:es)?'],
  ['victorian', 'victorian[oa]s?|victorian'],
  ['brownstone', 'brown ?stones?'],
  ['craftsman', 'craftsman'],
  ['mid-century', 'mid century(?: modern)?'],
  ['bungalow', 'bungalows?|bungalos?'],
  ['penthouse', 'pent ?houses?'],
  ['cottage', 'cottages?'],
  ['contemporary', 'contemporane[oa]s?|contemporary'],
  ['tudor', 'tudor'],
  ['ranch', 'ranch(?:o|os|es)?'],
  ['loft', 'lofts?'],
  ['cabin', 'cabanas?'],
  ['mansion', 'mansion(?:es)?'],
  ['studio', '(?:apartamentos? )?(?:estudios?|studios?|monoambientes?)'],
]
const HOME = '(?:(?:un|una|casas?|apartamentos?|tipo|estilo|de) )*'
const STYLE_PATTERNS = STYLES.map(([search, words]) => ({
  search,
  wanted: phrase(`${HOME}(?:${words})`),
  unwanted: phrase(`${NO} ${A}${HOME}(?:${words})`),
}))

/** Reads styles of home as search text. */
export function readStyles(reading: Reading): void {
  for (const { search, wanted, unwanted } of STYLE_PATTERNS) {
    reading.sentence.take(unwanted, (_, span) => {
      if (reading.inForce.search !== search) return reading.limit(span, 'No se puede excluir un estilo de casa.')
      reading.isChange = true
      reading.set({ search: '' })
      reading.part('cleared', `Ya no: ${search}`, span)
    })
    reading.sentence.take(wanted, (_, span) => searchFor(reading, search, span))
  }
}
