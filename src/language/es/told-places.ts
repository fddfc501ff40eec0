import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'

/** A word of the telling: none that searches or joins another clause. */
const WORD =
  '(?!(?:y|o|pero|porque|que|busco|buscamos|buscando|quiero|queremos|necesito|necesitamos|casas?|apartamentos?|condominios?|cuartos?|rentar|renta|alquilar|comprar|cerca|cerquita) )[a-z]+'
const WORDS = `(?: ${WORD}){0,6}`
const KIN =
  '(?:familia|mama|papa|madre|padre|padres|papas|suegr[oa]s?|herman[oa]s?|hij[oa]s?|prim[oa]s?|ti[oa]s?|abuel[oa]s?|niet[oa]s?|amig[oa]s?|novi[oa]|espos[oa]|marido|pareja)'
const WHO = `(?:(?:mi|mis|nuestr[oa]s?|su) ${KIN} )?`

/** 'Trabajo en el aeropuerto de Newark', 'mi hija entró a Montclair State'. */
const WORK = phrase(
  `${WHO}(?<! (?:mi|nuestro|su|el|de) )(?:trabaj(?:o|amos|a|an|ando)|estudi(?:o|amos|a|an|ando)|entr(?:o|e|aron)(?= a )|ensen(?:o|a|amos)|manej(?:o|a|amos)|cocin(?:o|a)|limpi(?:o|a|amos))${WORDS} (?:en|por|cerca de|de|a) <p>(?: (?:state|university|college|de noche|de dia|todos los dias))*|(?:mi|nuestro|el) (?:trabajo|oficina|empleo) (?:es|esta|queda) (?:en|por|cerca de) <p>|(?:soy|es|somos|como) (?:un |una )?(?:${WORD} ){1,4}en (?:un |una |el |la )?(?:${WORD} (?:de|en) )?<p>`,
)
/** 'Mi prima vive en Garfield'. */
const KINSFOLK = phrase(
  `(?:mi|mis|nuestr[oa]s?|su) ${KIN} (?:viven?|estan?|tienen?${WORDS})(?: (?:ahora|todos|alla))* en <p>`,
)
/** 'Vivimos ahora en Union City', 'me crié en Passaic'. */
const LIVES = phrase(
  '(?:(?:vivo|vivimos|estoy viviendo|estamos viviendo)(?: (?:ahora|actualmente|todavia|ahorita))*|(?:ahora|actualmente|ahorita) (?:vivo|vivimos|rento|rentamos|estoy|estamos)|me crie|nos criamos|creci|naci|nacimos) en <p>(?: (?:ahora|actualmente|ahorita))*',
)

/** Takes the places that are only told of the visitor, their work and their kin, before they pass for places to live. */
export function readToldPlaces(reading: Reading): void {
  const { sentence } = reading
  sentence.takes(LIVES)
  sentence.take(WORK, (_, span) => reading.limit(span, 'La búsqueda usa el lugar de la casa, no el del trabajo.'))
  sentence.take(KINSFOLK, (_, span) => reading.limit(span, 'La búsqueda usa el lugar de la casa, no el de la familia.'))
}
