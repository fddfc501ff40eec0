import { phrase, type Sentence } from '../sentence.ts'
import type { Refusal, RefusedKind } from '../understanding.ts'

const AREA =
  '(?:zonas?|areas?|barrios?|vecindarios?|colonias?|pueblos?|ciudad(?:es)?|calles?|comunidad(?:es)?|lugar(?:es)?|partes?|sectores|sector|edificios?|condados?|bloques?|neighborhoods?)'
const PEOPLE =
  '(?:gente|personas?|vecin[oa]s?|familias?|parejas|residentes|poblacion|inquilinos|duenos|comunidad(?:es)?)'
const RACE =
  '(?:blanc[oa]s?|negr[oa]s?|moren[oa]s?|prietos?|asiatic[oa]s?|hispan[oa]s?|latin[oa]s?|afroamerican[oa]s?|minorias?|raza|razas|etni[oa]s?|gring[oa]s?|de color)'
const ORIGIN =
  '(?:indios|hindues|chin[oa]s?|corean[oa]s?|japones(?:es)?|mexican[oa]s?|italian[oa]s?|irlandes(?:es)?|polac[oa]s?|portugues(?:es)?|filipin[oa]s?|dominican[oa]s?|puertorriquen[oa]s?|boricuas?|cuban[oa]s?|colombian[oa]s?|ecuatorian[oa]s?|peruan[oa]s?|brasilen[oa]s?|rus[oa]s?|arabes?|turc[oa]s?|haitian[oa]s?|african[oa]s?|american[oa]s?|extranjer[oa]s?|inmigrantes?|paisan[oa]s?|indocumentad[oa]s?|centroamerican[oa]s?|salvadoren[oa]s?|hondurenos?|guatemaltec[oa]s?)'
const FAITH =
  '(?:judi[oa]s?|ortodox[oa]s?|cristian[oa]s?|catolic[oa]s?|musulman(?:es|as|a)?|evangelic[oa]s?|protestantes?|mormones|religios[oa]s?|testigos de jehova|budistas?)'
const WORSHIP = '(?:iglesias?|mezquitas?|sinagogas?|templos?|parroquias?|catedral(?:es)?)'
const GROUP = `(?:${RACE}|${ORIGIN}|${FAITH})`
const MOSTLY =
  '(?:much[oa]s?|mayoria(?: de)?|pur[oa]s?|sol[oa]s?|tant[oa]s?|poc[oa]s?|mas|menos|demasiad[oa]s?|mayormente|principalmente|no (?:haya|hayan|vivan|hay)|sin|llen[oa]s? de|de|con|predominantemente)'
const GOOD =
  '(?:buen[oa]s?|mejor(?:es)?|excelentes?|mal[oa]s?|bien calificad[oa]s?|bien rankead[oa]s?|de calidad|top|peor(?:es)?)'
const LEAD =
  '(?:(?:en|un|una|el|la|los|las|donde|con|que|sea|sean|este|haya|hay|tenga|tengan|cerca|de|del|a|lejos|vivan|viva|vive|viven|muy|bien|y|estan|son|por|al) )*'
const NONE = '(?:sin|no (?:quiero|haya|hay|tenga|tengan|con|vivan)|que no haya|lejos de|nada de|poc[oa]s?)'

const KINDS: readonly (readonly [RefusedKind, string])[] = [
  [
    'schools',
    `${GOOD} (?:distritos? )?(?:escuelas?|escolar(?:es)?|colegios?|distritos? escolar(?:es)?|schools?)|(?:escuelas?|colegios?|distritos? escolar(?:es)?|schools?)(?: (?:que|sean|son|muy|mas))* ${GOOD}|(?:calificacion|puntaje|ranking|nivel) de (?:las )?escuelas`,
  ],
  [
    'safety',
    `(?:(?:muy|mas|bien|que|sea|es|son|tan) )*(?:segur[oa]s?|peligros[oa]s?|inseguridad|(?<! (?:depositos?|sistemas?) de )seguridad)(?! (?:social|de pago)| que | si )(?: (?:${AREA}|para caminar|de noche))*|(?:${AREA}) (?:tranquil[oa]s? y )?segur[oa]s?`,
  ],
  [
    'safety',
    '(?:(?:no haya|sin|poca|poco|bajo|mucho|mucha|nada de|menos|hay|indice de|el|la) )*(?:crimen(?:es)?|criminalidad|delincuencia|delincuentes|robos?|pandillas?|tiroteos?|asaltos?|drogas?|narcos?|violencia)(?: (?:baj[oa]|alt[oa]))?',
  ],
  ['safety', `${AREA} (?:mal[oa]s?|fe[oa]s?|caliente|pesad[oa]s?|buen[oa]s?)|(?:buen|buena|mal|mala) ${AREA}`],
  [
    'people',
    `(?:que |cual )?(?:clase|tipo) de (?:gente|personas|vecinos)(?: (?:vive|hay|viven|son|esta))*|quien(?:es)? vive(?:n)? (?:ahi|alli|alla|aqui|en)|como es la gente|demografia|diversidad`,
  ],
  [
    'people',
    '(?:gente|personas|familias|vecinos) (?:como (?:yo|nosotros|uno|#(\\d+))|de (?:bien|dinero|clase|mi tipo)|decente|educada|fina|mala|rara|buena|bien|pobre|rica|parecida|igual)|gentuza|chusma|de (?:mi|nuestra) (?:gente|raza|tipo|clase)|gente mala|mala gente|los mios',
  ],
  [
    'people',
    `(?:lejos de|cerca de|evitar?|que no haya|donde (?:estan|viven|hay|no haya|no vivan))(?: (?:l[oa]s|muchos|tantos|otros|mas))* ${GROUP}(?: (?:viven|estan))?(?= (?:$|[.,?]|como nosotr[oa]s))|(?:gente|personas|familias) como (?:yo|nosotr[oa]s)|(?:mejorando|cambiando|danando|empeorando) el barrio|el barrio (?:esta )?(?:mejorando|cambiando|danando|empeorando)|(?:danando|cambiando) con los que (?:llegan|vienen)|los que (?:estan llegando|llegan)`,
  ],
  [
    'origin',
    `(?:(?:${MOSTLY}|${PEOPLE}|${AREA}|comunidad) )+(?:${ORIGIN}|latin[oa]s?|hispan[oa]s?)(?: ${PEOPLE})?|${ORIGIN} (?:viven|vivan)`,
  ],
  [
    'origin',
    '(?:donde|que|cual|mucha|muchas|muchos|cerca|hay|haya|mas|con)(?: (?!para |a |contra )\\S+){0,4} (?:gente|personas|familias|paisanos|vecinos|comunidad) (?:de|del) (?:mi|nuestro|nuestra|mismo) (?:mismo |propio )?(?:pais|pueblo|tierra|isla|region)',
  ],
  ['race', `(?:(?:${MOSTLY}|${PEOPLE}|${AREA}) )+${RACE}(?: ${PEOPLE})?`],
  ['religion', `(?:(?:${MOSTLY}|${PEOPLE}|${AREA}) )+${FAITH}(?: ${PEOPLE})?`],
  [
    'religion',
    `(?:cerca|lejos|junto|al lado|a pasos|caminando) (?:de|a|al)(?: (?:un|una|la|el|mi|nuestra|alguna))* ${WORSHIP}(?: ${FAITH})?`,
  ],
  [
    'family',
    `${NONE}(?: (?:tant[oa]s|much[oa]s))? (?:nin[oa]s?|hij[oa]s|bebes|familias|adolescentes|chamacos|muchachos)(?: (?:en el edificio|cerca|alrededor|ruidosos|ahi|al lado))*`,
  ],
  [
    'family',
    `(?:solo|solamente|unicamente|nada mas|puros) (?:para )?adultos|(?:${AREA}|ambiente|lugar|edificio) (?:muy )?familiar(?:es)?|${AREA} (?:de|para|con) (?:muchas )?(?:familias|ninos)|(?:buen[oa]?|ideal|perfect[oa]) (?:${AREA} )?para (?:criar )?(?:familias|ninos|los ninos|hijos)|much(?:os|as) (?:ninos|familias)|otras familias`,
  ],
  [
    'age',
    `(?:(?:${MOSTLY}|${NONE}|${PEOPLE}|${AREA}) )+(?:jovenes|joven|mayores(?! de [#=])|viej[oa]s|viejitos|ancianos|estudiantes|jubilad[oa]s|retirad[oa]s|de (?:mi|nuestra) edad)`,
  ],
  [
    'disability',
    `${NONE}(?: (?:gente|personas))? (?:discapacitad[oa]s?|enferm[oa]s(?: mentales)?|loc[oa]s|minusvalid[oa]s|en silla de ruedas)`,
  ],
  [
    'orientation',
    `(?:(?:${MOSTLY}|${NONE}|${PEOPLE}|${AREA}) )+(?:gays?|lesbianas?|homosexual(?:es)?|lgbt|trans)|gay friendly`,
  ],
  [
    'income',
    '(?:que )?no (?:se )?(?:acept(?:a|an|e|en)|tom(?:a|an|en)|recib(?:a|an|en)|haya|hay)(?: (?:a|gente|personas|con|de))* (?:(?:section|seccion|plan) #\\d+|vales?|vouchers?)|(?:sin|lejos de|nada de)(?: (?:gente|personas|con|de|los|las))* (?:(?:section|seccion|plan) #\\d+|vales|vouchers?|welfare|proyectos|pobres|bajos ingresos)|gente (?:con|de) (?:(?:section|seccion|plan) #\\d+|vales|welfare|bajos ingresos)',
  ],
]
const PATTERNS = KINDS.map(([kind, source]) => [kind, phrase(`${LEAD}(?:${source})`)] as const)

/**
 * Of the visitor alone, which never decides anything: 'soy veterano', 'tengo un perro de servicio', 'no hablo inglés', 'mi
 * mamá tiene 80 años', 'ando en silla de ruedas'.
 */
const OWN = phrase(
  `(?:(?:yo|soy|somos|estoy|estamos|mi \\S+ es|es|nosotros) )+(?:(?:un|una|de|la|los|pareja|familia|muy|ya|recien) )*(?:${GROUP}|veteran[oa]s?|militar(?:es)?|jubilad[oa]s?|retirad[oa]s?|discapacitad[oa]s?|viej[oa]s?|mayor(?:es)?|joven(?:es)?|embarazada|madres? solteras?|padre soltero|gays?|lesbianas?|solter[oa]s?|inmigrantes?)(?: (?:y (?:vivo sol[oa]|trabajador[ae]?s?)|retirad[oa]|jubilad[oa]))?|(?:estoy|esta|estamos) (?:embarazada|esperando(?: un)?(?: bebe)?)|(?:tengo|tenemos|con|mi|un|una|llevo|necesito) (?:un |una |mi )?(?:perr[oa]|animal|gato|mascota) (?:de (?:servicio|apoyo(?: emocional)?|asistencia)|guia)|(?:no|poco|solo) (?:hablo|hablamos|habla|se)(?: (?:mucho|bien|muy))* (?:ingles|espanol)|solo espanol|(?:ando|estoy|usa|uso|anda|esta)(?: \\S+)? en silla de ruedas|(?:uso|usa) (?:una )?silla de ruedas|(?:tengo|tiene|tenemos) [#=]\\d+ anos(?: y vive con nosotros)?|(?:no tengo|no tenemos|sin tener|sin) (?:papeles|seguro social|documentos|itin|credito)(?: bueno)?|(?:tengo|con) itin|(?:estoy|estamos|recibo|recibimos)(?: (?:en|de))* (?:welfare|ssi|seguro social|discapacidad|desempleo)|(?:no tengo|no tenemos) (?:hijos|ninos)|sin hijos`,
)
const ASKS_PLACE = phrase(
  `(?:que|cuales|cual) (?:es |son )?(?:el |la |los |las )?(?:mejor(?:es)? )?${AREA}|(?:a )?donde (?:debo|debemos|deberia|puedo|podemos|me conviene|me recomienda|nos recomienda|vivir)|recomiend[ae]`,
)
const OF_KIN = new RegExp(` ${GROUP}(?: |$)`)
/** 'Es seguro el balcón', 'seguro de casa': the house itself, or insurance. */
const OF_THE_HOUSE =
  / (?:techo|escaleras?|balcon|agua|electric\S*|cableado|piscina|alberca|chimenea|estructura|pintura|deck|seguro (?:de|del|para)|el seguro|(?:impuestos|tax|taxes|hoa|hipoteca|luz|,) y (?:el )?seguros?|(?:impuestos|tax|taxes|hoa|hipoteca)(?: ,)? (?:el )?seguros?|seguros? (?:y|e) (?:impuestos|tax|taxes|hoa)|seguro social|seguro (?:incluido|todo)) /

/** Takes out requests to choose or judge homes by people, schools or crime; the rest of the sentence is read as usual. */
export function takeRefusals(sentence: Sentence): Refusal[] {
  const refused: Refusal[] = []
  const asksPlace = sentence.code().search(ASKS_PLACE) >= 0
  sentence.take(OWN, (match, span) => {
    if (asksPlace && OF_KIN.test(match[0])) refused.push({ kind: 'people', ...span })
  })
  const ofHouse = OF_THE_HOUSE.test(sentence.code())
  for (const [kind, pattern] of PATTERNS)
    sentence.take(pattern, (match, span) => {
      if (ofHouse && kind === 'safety' && /segur/.test(match[0])) return false
      // 'Gente como uno', whose last word is a number.
      if (match[1] !== undefined && sentence.number(match[1])?.value !== 1) return false
      refused.push({ kind, ...span })
    })
  return refused
}
