import type { Language } from '#domain/voice/language.ts'

/** What asks for a language: 'español por favor', 'in English please', 'háblame en español', 'do you speak Spanish'. */
const ASKS: Readonly<Record<Language, RegExp>> = {
  es: /^(?:(?:hola|hi|hello|please|por favor|assistant|ok|okay)[ ,]+)*(?:(?:(?:can|could|do) (?:you|we)|let['’]?s|please|i(?:['’]d| would)? (?:like|want|prefer) to)(?: please)? )?(?:(?:speak|talk|switch|change|go on|continue)(?: to me)?(?: (?:in|to))? )?(?:in )?(?:spanish|espa[ñn]ol|castellano)(?: (?:please|por favor|instead))?$|^(?:(?:hola|por favor|disculpe|assistant)[ ,]+)*(?:me )?(?:(?:puede|podemos|podr[ií]a|puedes)(?: usted)? )?(?:h[aá]bl[ae](?:me|r|mos)?|hablar(?:me)?|cambi[ae](?:r)?|sig[au](?:mos)?|contin[uú][ae])?(?:me)? ?(?:en |a |al )?(?:espa[ñn]ol|castellano)(?: por favor)?$/iu,
  en: /^(?:(?:hi|hello|please|por favor|assistant|ok|okay)[ ,]+)*(?:(?:(?:can|could|do) (?:you|we)|let['’]?s|please|i(?:['’]d| would)? (?:like|want|prefer) to)(?: please)? )?(?:(?:speak|talk|switch|change|go on|continue|back)(?: to me)?(?: (?:in|to))? )?(?:in |to )?(?:english|ingl[eé]s)(?: (?:please|por favor|instead|again))?$|^(?:(?:por favor|disculpe|assistant)[ ,]+)*(?:(?:puede|podemos|podr[ií]a|puedes)(?: usted)? )?(?:h[aá]bl[ae](?:me|r|mos)?|hablar(?:me)?|cambi[ae](?:r)?|sig[au](?:mos)?|contin[uú][ae])?(?:me)? ?(?:en |a |al )?ingl[eé]s(?: por favor)?$/iu,
}

const bare = (said: string): string =>
  said
    .slice(0, 200)
    .replaceAll(/[¿¡?!.,]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const END =
  '(?=$| (?:please|por favor|instead|because|porque|que|it|its|it’s|my|mi|for|para|pues|is|mejor|i|we|yo|no|now|ahora|otra|again|si))'
/** What asks for a language with a reason behind it: 'do you speak Spanish, my mom …', 'sigamos en inglés que …'. */
const ASKS_WITH_MORE: Readonly<Record<Language, RegExp>> = {
  es: new RegExp(
    `^(?:(?:ok|okay|hi|hello|hola|sorry|excuse me|perd[oó]n|disculpe|mejor|y|and|please|por favor|assistant) ){0,3}(?:(?:do|can|could|does|would) (?:you|we|anyone|someone)|(?:let’s|lets)|i (?:want|prefer|need) to|(?:tu |usted )?(?:hablas?|habla|habl[ae]me|hablemos|hablamos|sigamos|seguimos|cambiemos|podemos hablar|podemos seguir|puede hablar|puedes hablar|prefiero))(?: (?:to )?(?:speak|talk|switch|change|go on|continue|please|do (?:it|this))| to| in| en| a| al){0,3} (?:spanish|espa[nñ]ol|castellano)${END}`,
    'iu',
  ),
  en: new RegExp(
    `^(?:(?:ok|okay|hi|hello|hola|perd[oó]n|disculpe|mejor|y|and|please|por favor|assistant|pero) ){0,3}(?:(?:do|can|could) (?:you|we)|(?:let’s|lets)|(?:tu |usted )?(?:hablas?|habla|habl[ae]me|hablemos|hablamos|sigamos|sigue|siga|seguimos|cambiemos|vamos|podemos hablar|podemos seguir|podemos|puede hablar|puedes hablar|prefiero))(?: (?:speak|talk|switch|change|go|back|seguir|hablar|cambiar|volver)| to| in| en| a| al){0,4} (?:english|ingl[eé]s)${END}`,
    'iu',
  ),
}

/** The language that a sentence asks for and nothing else but why; null for any other sentence. */
export function languageAskedFor(said: string): Language | null {
  const text = bare(said).replaceAll(/[’']/g, '’')
  if (ASKS.es.test(text) || ASKS_WITH_MORE.es.test(text.replaceAll(',', ''))) return 'es'
  return ASKS.en.test(text) || ASKS_WITH_MORE.en.test(text.replaceAll(',', '')) ? 'en' : null
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/**
 * Function words that one language has and the other hasn't. Left out are words of names, streets and restaurants ('la', 'el',
 * 'de', 'don', 'del', 'casa', 'mi', 'no', 'me', 'a', 'con').
 */
const SPANISH = words(
  'que qué cuál cual cuáles cuánto cuanto cuánta cuanta cuántos cuantos cuántas cuantas cómo dónde donde cuándo cuando quiero queremos quisiera quisiéramos busco buscamos buscando necesito necesitamos tiene tienen hay muéstreme muestreme muéstrame muestrame enséñeme ensename dígame digame dime puedo podemos puede podría una unos unas para por favor menos más mas pero también tambien esta este estas estos esa ese gracias hola buenos buenas días dias tardes noches tengo tenemos somos soy estoy estamos es son está cerca dos tres cuatro cinco mil millón cuartos recámaras recamaras habitaciones dormitorios baños banos alquiler renta alquilar rentar comprar venta casas apartamentos vivienda viviendas precio impuestos cuesta cuestan primera segunda tercera sí guarde guárdela ver visita mañana sábado sabado domingo lunes martes miércoles jueves viernes correo nombre llamo y o se lo le les su sus mis nos yo usted hablo español espanol inglés condado sin hasta desde entre quién porque entonces acepten gatos perros guarde guárdame guardame ponme quita quite los las en el del casas mascotas libre salió salieron',
)
const ENGLISH = words(
  'the an i is are was what which how much many with without in for and or to of on at by from under over between near show find my we you it its this that these those do does did can could would want need looking look have has homes house houses home bedroom bedrooms bathroom bathrooms bath price taxes tax cost costs one ones first second third please tell about there be not more less than some any rent buy send book tour save call street avenue it’s i’m don’t',
)
/** Words that a short sentence may consist of. */
const GREETINGS = words('hola gracias buenos buenas ayuda adiós adios comprar alquilar rentar deshacer')
const LETTERS = /[ñ¿¡]|[áéíóú]/iu

/** Without letters that spell a word: 'o c o n n o r' is no Spanish. */
const withoutSpelled = (said: string): string => said.replaceAll(/(?<!\p{L})(?:\p{L}[\s.,-]+){2,}\p{L}(?!\p{L})/gu, ' ')

/**
 * The language that a sentence is clearly in; null where that is open, as in names and short answers. Capitalized words
 * inside a sentence count for nothing: 'La Casa de Don Pedro' is a restaurant.
 */
export function languageOf(said: string): Language | null {
  const all =
    withoutSpelled(said)
      .slice(0, 400)
      .match(/[\p{L}’']+/gu) ?? []
  const counted = all.filter((word, index) => index === 0 || !/^\p{Lu}/u.test(word) || word === 'I')
  const count = (of: ReadonlySet<string>) => counted.filter((word) => of.has(word.toLowerCase())).length
  const [spanish, english] = [count(SPANISH) + count(GREETINGS), count(ENGLISH)]
  const marks = /[¿¡]/.test(said) ? 2 : counted.some((word) => LETTERS.test(word)) ? 1 : 0
  if (spanish + marks >= 2 && spanish > 0 && spanish + marks > 2 * english) return 'es'
  return english >= 2 && english > 2 * spanish ? 'en' : null
}
