import { enumerated } from '#language/es/spanish-words.ts'
import type { Measure } from '#language/understanding.ts'
import type { Phrases } from '../phrases.ts'

/** How a measure is said: of the lesser and the greater of two homes, and of the least and the most of three. */
type Verbs = readonly [less: string, more: string, least: string, most: string]

const VERBS: Readonly<Record<Measure, Verbs>> = {
  price: ['es más barata', 'es más cara', 'es la más barata', 'es la más cara'],
  month: ['cuesta menos al mes', 'cuesta más al mes', 'es la que menos cuesta al mes', 'es la que más cuesta al mes'],
  taxes: [
    'tiene impuestos más bajos',
    'tiene impuestos más altos',
    'es la de impuestos más bajos',
    'es la de impuestos más altos',
  ],
  fees: [
    'tiene la cuota más baja',
    'tiene la cuota más alta',
    'tiene la cuota más baja de todas',
    'tiene la cuota más alta de todas',
  ],
  size: ['es más pequeña', 'es más grande', 'es la más pequeña', 'es la más grande'],
  lot: ['tiene menos terreno', 'tiene más terreno', 'es la que tiene menos terreno', 'es la que tiene más terreno'],
  year: ['es más antigua', 'es más nueva', 'es la más antigua', 'es la más nueva'],
  beds: [
    'tiene menos dormitorios',
    'tiene más dormitorios',
    'es la que tiene menos dormitorios',
    'es la que tiene más dormitorios',
  ],
  baths: ['tiene menos baños', 'tiene más baños', 'es la que tiene menos baños', 'es la que tiene más baños'],
  train: [
    'queda más cerca de un tren',
    'queda más lejos de un tren',
    'es la que queda más cerca de un tren',
    'es la que queda más lejos de un tren',
  ],
  days: [
    'se publicó después',
    'lleva más tiempo publicada',
    'es la última que se publicó',
    'es la que lleva más tiempo publicada',
  ],
}

const LABELS: Readonly<Record<Measure, string>> = {
  price: 'Precio',
  month: 'Costo mensual',
  taxes: 'Impuestos anuales',
  fees: 'Cuota de asociación',
  size: 'Tamaño',
  lot: 'Terreno',
  year: 'Año de construcción',
  beds: 'Dormitorios',
  baths: 'Baños',
  train: 'Estación más cercana',
  days: 'Tiempo en el mercado',
}

/** Measures whose values say what they are: '5 dormitorios'. */
const NAMED_IN_VALUE: ReadonlySet<Measure> = new Set(['size', 'beds', 'baths'])

export const compareTexts: Phrases['compare'] = {
  label: (measure) => LABELS[measure],
  wayTo: (place) => `Viaje a ${place}`,
  rooms: 'Dormitorios / baños',
  studio: 'Estudio',
  none: 'No hay',
  notProvided: 'No se indica',
  squareFeet: (count) => `${count} pies²`,
  bedrooms: (count) => `${count} ${count === '1' ? 'dormitorio' : 'dormitorios'}`,
  bathrooms: (count) => `${count} ${count === '1' ? 'baño' : 'baños'}`,
  perMonth: (dollars) => `${dollars} al mes`,
  days: (days) => (days === 1 ? '1 día' : `${days} días`),
  way: (minutes, by, station) => `${minutes} min ${by === 'foot' ? 'a pie' : 'en auto'} hasta ${station}`,
  minutes: (minutes) => `${minutes} min`,
  wins: (winner, value, others, measure, most) => {
    const [less, more, least, greatest] = VERBS[measure]
    const verb = others.length > 1 ? (most ? greatest : least) : most ? more : less
    return `${winner} ${verb}: ${value}, frente a ${enumerated(others, 'y')}.`
  },
  other: (title, value) => `${value} de ${title}`,
  equal: (measure, value, count) => {
    const all = count === 2 ? 'las dos' : `las ${count}`
    return NAMED_IN_VALUE.has(measure)
      ? `${all.replace(/^l/, 'L')} tienen ${value}.`
      : `${LABELS[measure]}: ${value} en ${all}.`
  },
  tie: (titles, value) => `${enumerated(titles, 'y')} son iguales: ${value}.`,
  unknown: (measure, titles) => `No puedo compararlo: en ${enumerated(titles, 'y')} no se indica “${LABELS[measure]}”.`,
  differences: (parts) => `${parts.join(', y ')}.`,
  costsLess: (title, dollars) => `${title} cuesta ${dollars} menos`,
  hasMoreSpace: (title, squareFeet) => `${title} tiene ${squareFeet} pies cuadrados más`,
  cheaperAndBigger: (title, dollars, squareFeet) =>
    `${title} cuesta ${dollars} menos y tiene ${squareFeet} pies cuadrados más.`,
  cheapestIs: (title, price) => `${title} es la que menos cuesta (${price})`,
  biggestIs: (title, squareFeet) => `${title} es la más grande (${squareFeet} pies cuadrados)`,
  sideBySide: (count) => `Aquí están las ${count === 2 ? 'dos' : count}, una al lado de la otra.`,
  otherMarket: 'Una está en alquiler y otra en venta, así que sus precios no se pueden comparar.',
  comparePage: 'Comparación completa',
  needTwo: '¿Qué viviendas comparo? Pídame primero algunas, por ejemplo “viviendas en el condado de Essex”.',
  compareWith: (title) => `¿Con qué comparo ${title}?`,
  withNth: (title, index) => ({
    label: title,
    says: `compárela con la ${['primera', 'segunda', 'tercera'][index] ?? 'última'}`,
  }),
  tooMany: (count) => `Puedo comparar ${count} a la vez.`,
  next: {
    saveNth: [
      { label: 'Guardar la primera', says: 'guarde la primera' },
      { label: 'Guardar la segunda', says: 'guarde la segunda' },
      { label: 'Guardar la tercera', says: 'guarde la tercera' },
    ],
    month: { label: 'Costo mensual', says: 'cuál cuesta menos al mes' },
    similar: { label: 'Viviendas parecidas', says: 'viviendas parecidas' },
    findHomes: { label: 'Viviendas en el condado de Essex', says: 'viviendas en el condado de Essex' },
  },
}
