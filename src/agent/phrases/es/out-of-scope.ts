import type { Agency } from '#domain/agency/agency.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { MAX_COMPARED } from '#domain/listing/comparison.ts'
import type { Source } from '#domain/voice/conversation.ts'
import type { Phrases } from '../phrases.ts'

const askAgency = (agency: Agency): string =>
  `Puedo enviar su pregunta a la agencia: diga “envíe un mensaje sobre la primera”. O llame al ${agency.phones.head.number}.`

export const COUNTIES_SERVED = `${COUNTIES.slice(0, -1).join(', ')} y ${COUNTIES.at(-1)}`

const FAVORITES: Source = { label: 'Favoritas', href: '/favorites', attribution: '' }
const MAP: Source = { label: 'Mapa de viviendas', href: '/map', attribution: '' }

/** Whole words in Spanish, where `\b` would cut at an accent. */
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')

const answersOf = (agency: Agency): readonly (readonly [RegExp, string, Source?])[] => [
  [
    word(
      'hipotecas?|pr[eé]stamos?|enganche|pago inicial|gastos de cierre|inter[eé]s|preaprobaci[oó]n|cr[eé]dito|fha|prestamistas?',
    ),
    'Un prestamista puede decirle qué préstamo le conviene. Yo puedo calcular el costo mensual, el efectivo para el cierre y cuánto puede pagar: diga “¿qué puedo comprar con 500 mil?”.',
  ],
  [
    word('negociar|oferta|ofrecer|regatear|rebajar'),
    `El comprador y el vendedor acuerdan el precio. ${askAgency(agency)}`,
  ],
  [
    word(
      'tren(?:es)?|autob[uú]s(?:es)?|path|estaci[oó]n(?:es)?|metro|ferry|aeropuerto|distancia|qu[eé] tan lejos|autopistas?|caminando',
    ),
    'Puedo decirle cuánto se tarda en llegar al trabajo en tren: diga “¿cuánto se tarda en llegar a Penn Station desde la primera?”. No tengo otras distancias, pero la página de cada vivienda muestra en un mapa dónde está.',
    MAP,
  ],
  [
    word('mascotas?|perr[oa]s?|gat[oa]s?'),
    'Algunos anuncios dicen que se aceptan mascotas; los demás no lo indican. Pídame primero viviendas, por ejemplo “viviendas en el condado de Essex”, y luego pregunte por una de ellas.',
  ],
  [word('dep[oó]sito|contrato|mudar(?:me|nos)|servicios|incluid[oa]s?'), `El anuncio no lo dice. ${askAgency(agency)}`],
  [
    word('hospital(?:es)?|tiendas?|restaurantes?|supermercados?|parques?|gimnasios?|alrededor(?:es)?|cerca de ah[ií]'),
    'Sé lo que dicen los anuncios, no lo que hay alrededor. La página de cada vivienda muestra los alrededores en un mapa.',
    MAP,
  ],
  [
    word('(?:mis|las) favorit[oa]s'),
    'Sus favoritas están en la página de favoritas; allí también puede quitarlas.',
    FAVORITES,
  ],
  [word('en (?:el|un) mapa'), 'La página del mapa muestra dónde están todas las viviendas.', MAP],
  [
    word('(?:qu[eé]|cu[aá]les|cu[aá]ntos) condados|d[oó]nde (?:buscan?|trabajan?)'),
    `Busco viviendas en siete condados: ${COUNTIES_SERVED}.`,
  ],
  [
    word(
      'por d[oó]nde (?:empiezo|empezamos|empezar)|c[oó]mo (?:empiezo|empezamos|empezar)|primera (?:vez|casa|vivienda)|nunca (?:he|hemos)',
    ),
    'Empiece con un lugar y un precio. Diga cuánto podría pagar, por ejemplo “¿qué puedo comprar con 500 mil?”, o dónde le gustaría vivir; por ejemplo, “viviendas en el condado de Essex”.',
  ],
  [
    word('(?:m[aá]nd[ea](?:me|nos|lo|la)|env[ií][ea](?:me|nos|lo|la))'),
    'No puedo enviarle mensajes, pero debajo de mis respuestas hay enlaces a las viviendas.',
  ],
  [
    word('m[aá]s (?:despacio|lento|r[aá]pido|alto|bajo)'),
    'No puedo cambiar mi voz. Puede detenerme en cualquier momento, y todo lo que digo queda escrito.',
  ],
  [
    word('compar(?:ar|e|a)'),
    `Diga “compare las dos primeras” y las pongo una al lado de la otra; la página de favoritas compara hasta ${MAX_COMPARED}.`,
    FAVORITES,
  ],
]

export function outOfScopeTexts(agency: Agency): Phrases['outOfScope'] {
  const answers = answersOf(agency)
  return {
    answer: (said) => {
      const [, say, source] = answers.find(([pattern]) => pattern.test(said)) ?? []
      return say === undefined ? null : { say, sources: source ? [source] : [] }
    },
    countiesServed: COUNTIES_SERVED,
  }
}
