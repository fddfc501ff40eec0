import { guidanceIn } from '../guidance.ts'
import { termFinder } from '../named-terms.ts'
import {
  BEFORE_GUIDANCE,
  GLOSSARY_TERMS,
  type GlossaryTerm,
  type PlainQuestion,
  type SpokenQuestion,
} from '../questions.ts'
import { SPOKEN_MAX_LENGTH } from '../split-words.ts'
import { GLOSSARY_NAMES } from './glossary-names.ts'
import { GUIDANCE_WORDS } from './guidance.ts'

/** What is read: lower case without accents, all marks as blanks. */
const plainWords = (said: string): string =>
  said
    .slice(0, SPOKEN_MAX_LENGTH)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|['’`]/gu, '')
    .replaceAll(/[^\p{L}\d+$%]+/gu, ' ')
    .trim()

const NAMES = GLOSSARY_TERMS.map((term) => [term, new RegExp(`^(?:${GLOSSARY_NAMES[term]})$`)] as const)
const termOf = (words: string): GlossaryTerm | null => NAMES.find(([, name]) => name.test(words))?.[0] ?? null

const ARTICLE = '(?:(el|la|los|las|un|una|unos|unas|lo|mi|su) )?'
const ONE_TERM = new RegExp(
  `^(?:(?:y|oiga|oye|hola|disculpe|perdon|bueno|ok|pero|entonces|por favor) ){0,3}(?:(?:me )?(?:puede|podria|puedes) )?(?:que (?:es|son|significa|significan|quiere decir|viene siendo|seria)(?: eso de| lo de)?|(?:expliqueme|explicame|me explica|explicar|explicarme|digame|defina|definicion de|significado de)(?: que (?:es|son|significa))?|(?:no se|no entiendo|quiero saber|sabe) que (?:es|son|significa)|como funciona|para que (?:sirve|es)|que es eso de|a que se refiere con|cual es el significado de) ${ARTICLE}(.{2,50}?)(?: (?:exactamente|por favor|aqui|en nueva jersey|en ingles|pues|entonces|eso))?$`,
)
const TWO_TERMS =
  /^(?:.{0,24} )?diferencias? (?:hay )?entre (?:el |la |los |las |un |una )?(.{2,40}?) y (?:el |la |los |las |un |una )?(.{2,40}?)$|^(?:.{0,24} )?(?:que es )?(?:el |la |los |las |un |una )?(.{2,40}?) (?:y )?en que (?:se )?diferencian? (?:de |del )(?:el |la |los |las |un |una )?(.{2,40}?)$/
/** With 'el' or 'la' in a talk about homes these ask for the home's own figure. */
const OF_A_HOME: ReadonlySet<GlossaryTerm> = new Set([
  'hoa',
  'security-deposit',
  'application-fee',
  'brokers-fee',
  'assessment',
])

function readTerms(words: string, inHand: boolean): SpokenQuestion | null {
  const two = TWO_TERMS.exec(words)
  if (two) {
    const terms = [two[1] ?? two[3]!, two[2] ?? two[4]!].map(termOf).filter((term) => term !== null)
    if (terms.length === 2 && terms[0] !== terms[1]) return { kind: 'glossary', terms }
  }
  const [, article, name] = ONE_TERM.exec(words) ?? []
  const term = name === undefined ? null : termOf(name)
  // In Spanish a term alone takes the article, too: only 'su' is the home's.
  if (term === null || (inHand && article === 'su' && OF_A_HOME.has(term))) return null
  return { kind: 'glossary', terms: [term] }
}

const MUST_PAY_DOWN =
  /\b(?:necesit\w+|tengo que|hay que|hace falta|se necesita|obligatori\w+|exigen|piden|debo)\b.{0,40}\b(?:20|veinte) (?:por ciento|%)|(?:20|veinte) (?:por ciento|%).{0,30}\b(?:obligatori\w+|a fuerza|si o si|de ley)/
const HELP_WITH_DOWN =
  /\b(?:ayudas?|asistencia|programas?|apoyo)\b.{0,30}\b(?:enganche|pago inicial|down ?payment|inicial|pronto|primera (?:casa|vez|vivienda))\b/
const LOST =
  /\b(?:por )?donde (?:empiezo|empezamos|empieza uno|comienzo|comenzamos|se empieza|debo empezar)\b|\b(?:soy|somos|estoy|estamos) nuev[oa]s? (?:en|con) (?:esto|todo)\b|\bno (?:tengo|tenemos) (?:ni )?idea\b|\bprimera vez que (?:compro|compramos|rento|rentamos|alquilo|alquilamos)\b|\b(?:nunca|jamas) (?:he|hemos) (?:comprado|rentado|alquilado|hecho esto)\b|\bcuales son los pasos\b|\bque pasos\b|\bcomo (?:funciona (?:esto|todo)|se (?:compra|renta|alquila) (?:una|un)|hago para (?:comprar|rentar|alquilar))\b|\bno (?:se|sabemos) (?:por donde|como (?:empezar|comenzar)|que (?:hacer|quiero|buscar)|si (?:comprar|rentar|alquilar))\b|\b(?:quiero|queremos|pienso|pensamos|creo que) .{0,30}\b(?:mudarme|mudarnos|comprar|rentar)\b.{0,30}\b(?:no se|no estoy seguro|algun dia|quizas|tal vez)\b|\bestoy (?:perdid[oa]|confundid[oa])\b/
const BUYS = /\b(?:compr\w+|hipoteca|enganche|pago inicial|duen[oa])\b/
const RENTS = /\b(?:rent\w+|alquil\w+|arrend\w+|inquilin\w+)\b/

function readSteps(words: string, inHand: boolean): SpokenQuestion | null {
  const alone = inHand ? undefined : WAY_ALONE.exec(words)?.groups
  if (alone) return { kind: 'steps', way: alone['buy'] ? 'buy' : 'rent' }
  if (!LOST.test(words)) return null
  const [buys, rents] = [BUYS.test(words), RENTS.test(words)]
  return { kind: 'steps', way: buys === rents ? null : buys ? 'buy' : 'rent' }
}

/** What a visitor begins with, and nothing else. */
const WAY_ALONE =
  /^(?:(?:hola|bueno|pues|buenas|si|para|a|yo|quiero|queremos|quisiera|quisieramos|me gustaria|pienso|pensamos|es para|estoy pensando en|la idea es) ){0,4}(?:(?<buy>comprar|compra|comprarme)|(?<rent>rentar|alquilar|renta|alquiler|arrendar))$/

/** The first that matches is answered. */
const PLAIN: readonly (readonly [PlainQuestion, RegExp])[] = [
  [
    'assistance-animal',
    /\b(?:perr\w+|gat\w+|animal\w*|mascota)\b.{0,20}\b(?:de (?:servicio|apoyo|asistencia|terapia)|guia)\b/,
  ],
  [
    'in-writing',
    /\b(?:soy|es) (?:sord[oa]|mud[oa])\b|\bno (?:puedo|oigo|escucho)\b.{0,20}\b(?:telefono|llamadas?)\b|\bsolo por (?:escrito|correo|mensaje)\b/,
  ],
  ['ramp', /\brampas?\b/],
  [
    'children',
    /\bembaraz\w+\b|\b(?:negar|rechazar|niegan|rechazan|problema)\b.{0,40}\b(?:ninos|hijos|bebes?)\b|\b(?:ninos|hijos)\b.{0,30}\b(?:negar|rechazar|problema|permiten)\b/,
  ],
  [
    'itin',
    /\bitin\b|\bsin papeles\b|\bindocumentad\w+\b|\b(?:no tengo|sin) (?:papeles|seguro social|social)\b|\basilo\b/,
  ],
  [
    'immigration',
    /\b(?:visas?|green card|residencia permanente|inmigracion|inmigrantes?|ciudadan[oi]\w*|h ?1 ?b|daca)\b/,
  ],
  ['name-on-papers', /\b(?:nombre (?:viejo|anterior|legal|de nacimiento)|mi nombre de antes)\b/],
  [
    'age-restricted',
    /\b(?:55|cincuenta y cinco) (?:anos )?(?:o mas|y mas|plus)|\bcomunidad(?:es)? (?:para|de) (?:mayores|adultos|retirados|jubilados)\b/,
  ],
  [
    'age-for-loan',
    /\bdescuentos? (?:para|de) (?:mayores|la tercera edad|jubilados)\b|\b(?:mi edad|muy viej[oa]|[6-9]\d anos|jubilad[oa])\b.{0,50}\b(?:hipoteca|prestamo|banco)\b|\b(?:hipoteca|prestamo|banco)\b.{0,50}\b(?:mi edad|[6-9]\d anos|jubilad[oa])\b/,
  ],
  ['va-loan', /\bprestamos? (?:de )?va\b|\b(?:soy|somos|era) (?:veteran\w+|militar)\b|\bprestamo de veteranos?\b/],
  [
    'income-for-loan',
    /\b(?:pension|manutencion|ssi|seguro social|discapacidad|desempleo|propinas|efectivo)\b.{0,50}\b(?:hipoteca|prestamo|banco)\b|\b(?:hipoteca|prestamo|banco)\b.{0,50}\b(?:pension|manutencion|ssi|seguro social|discapacidad|desempleo|propinas|efectivo)\b/,
  ],
  [
    'income',
    /\b(?:cobro|recibo|tengo|vivo (?:de|con)|recibimos|cobramos|con|por) (?:el |la |mi )?(?:ssi|ssdi|seguro social|discapacidad|desempleo|welfare|manutencion|asistencia publica|ayuda del gobierno)\b/,
  ],
  [
    'signing-for-another',
    /\bfirmar\b.{0,30}\b(?:sin|por) (?:el|ella|mi (?:espos[oa]|marido|mujer|pareja))\b|\bpoder notarial\b/,
  ],
  [
    'house-safety',
    /\b(?:electricidad|cables|instalacion electrica|techo|caldera|cimientos|terraza|balcon|tuberias|agua|moho|asbesto|plomo)\b.{0,24}\b(?:segur[oa]s?|peligros[oa]s?)\b|\b(?:segur[oa]s?|peligros[oa]s?)\b.{0,24}\b(?:electricidad|cables|techo|caldera|agua|balcon)\b/,
  ],
  [
    'negotiation',
    /\b(?:aceptaria|aceptarian|bajaria|bajarian|rebajaria|rebajarian|tomaria|dejaria|dejarian|aceptan|bajan)\b.{0,24}\b(?:menos|ofertas?|precio|mas bajo)\b|\b(?:es|esta) (?:muy |demasiado )?(?:car[oa]|inflad[oa]|sobrevalorad[oa])\b.{0,20}\b(?:para lo que|no cree|verdad)\b|\b(?:vale la pena el precio|vale lo que piden|es (?:un )?buen precio|precio (?:es )?negociable|se puede negociar)\b|\b(?:cuanto|que) (?:debo|deberia|debemos|deberiamos) ofrecer\b|\b(?:debo|deberia|puedo|quiero) (?:ofrecer|regatear|negociar)\b|\bnegoci\w+\b|\bhacer una oferta\b|\bme la dejan en\b/,
  ],
  [
    'interest-rates',
    /\b(?:van a|iran a|cuando|bajaran|subiran|haran)\b.{0,24}\b(?:tasas?|intereses)\b|\b(?:tasas?|intereses)\b.{0,24}\b(?:van a|bajaran|subiran|bajar|subir|haran)\b/,
  ],
  [
    'good-time',
    /\bbuen (?:momento|tiempo)\b.{0,24}\b(?:comprar|rentar|alquilar|vender)\b|\b(?:debo|deberia|conviene|mejor) (?:esperar|esperarme)\b/,
  ],
  [
    'forecast',
    /\b(?:van a|bajaran|subiran|caeran)\b.{0,24}\b(?:precios?|rentas?|casas?|mercado)\b|\b(?:precios?|rentas?|mercado)\b.{0,24}\b(?:van a|bajaran|subiran|caeran|bajar|subir|caer)\b|\b(?:subira|va a subir|aumentara) de (?:valor|precio)\b|\bbuena inversion\b/,
  ],
  [
    'owner-contact',
    /\b(?:hablar|contactar|llamar|comunicar\w*|contacto|numero|telefono)\b.{0,16}\b(?:duen[oa]|propietari[oa]|vendedor|casero|arrendador)\b|\bquien es (?:el|la) (?:duen[oa]|propietari[oa]|vendedor)\b/,
  ],
  [
    'recording',
    /\b(?:grab(?:a|an|ando|ar|acion)\w*|me (?:estan )?(?:escuchan|oyen)\w*|quien (?:mas )?(?:me )?(?:oye|escucha)|mi privacidad|guardan? lo que digo)\b/,
  ],
  [
    'human',
    /\b(?:eres|es usted|usted es|hablo con|estoy hablando con) (?:una? )?(?:humano|robot|bot|maquina|computadora|persona(?: de verdad| real)?|real|ia|inteligencia artificial)\b/,
  ],
  [
    'what-it-costs',
    /\bquien (?:te|le|les) paga\b|\b(?:cuanto|que) (?:cobra|cobras|cobran|me cobra|me cobran|gana)\b|\bes gratis\b|\btengo que pagarle?\b|\bcomision\b/,
  ],
  [
    'send-link',
    /\b(?:mand\w+|envi\w+)(?: \w+){0,4} (?:enlaces?|links?|fotos|lista|anuncios?|correo|email|texto|whatsapp)\b/,
  ],
  ['tax', /\b(?:deduc\w+|credito fiscal|declaracion de impuestos|ganancias de capital|consejo de impuestos)\b/],
  [
    'law',
    /\b(?:es|seria) (?:i)?legal\b|\b(?:abogados?|demandar|demanda|corte|mis derechos|romper (?:el|mi) contrato|asesoria legal|consejo legal)\b/,
  ],
  ['distance', /\b(?:cual|que)\b.{0,30}\bmas (?:lejos|cerca) de\b/],
  [
    'insult',
    /\b(?:estupid[oa]|idiota|inutil|tont[oa]|no sirves? (?:para|de) nada|mierda|pendej[oa]|callate|vete al|imbecil|basura de)\b/,
  ],
  [
    'off-topic',
    /\b(?:clima|va a llover|chiste|futbol|receta|presidente|elecciones|politica|noticias|canta|que hora es|bitcoin|loteria|horoscopo|poema|cuantos anos tienes|de donde eres|me amas)\b/,
  ],
]

/** The question of a Spanish sentence that a text of its own answers; null for none. `inHand`: homes were shown. */
export function readQuestion(said: string, inHand: boolean): SpokenQuestion | null {
  const words = plainWords(said)
  const terms = readTerms(words, inHand)
  if (terms) return terms
  if (MUST_PAY_DOWN.test(words)) return { kind: 'glossary', terms: ['down-payment', 'pmi'] }
  if (HELP_WITH_DOWN.test(words)) return { kind: 'glossary', terms: ['njhmfa'] }
  const about = PLAIN.find(([, pattern]) => pattern.test(words))?.[0]
  const guidance = about !== undefined && BEFORE_GUIDANCE.has(about) ? null : guidanceIn(words, GUIDANCE_WORDS, inHand)
  if (guidance) return { kind: 'guidance', about: guidance }
  const steps = readSteps(words, inHand)
  if (steps && (about === undefined || /^(?:income|income-for-loan|off-topic)$/.test(about))) return steps
  return about === undefined ? null : { kind: 'plain', about }
}

/** The terms of the glossary that a Spanish sentence names, for one that nothing else reads. */
export const termsNamed = (said: string): readonly GlossaryTerm[] => findTerms(plainWords(said))

const findTerms = termFinder(
  GLOSSARY_NAMES,
  /^(?:puntos?|points?|pronto|entrada|inicial|titulo|plano|embargo|va|co|cierre|closing|vales?|aval|como esta|arm|arras|pozo|well|lease|condos?|condominios?|hipotecas?|mortgages?|anchor|homestead|survey)$/,
)
