import { formatDollars } from '#domain/money/money.ts'
import type { Phrases } from '../phrases.ts'

const ORDINALS = ['primera', 'segunda', 'tercera', 'cuarta']

export const briefTexts: Phrases['brief'] = {
  unsure: 'No hay prisa. Un lugar, un precio o un número de dormitorios basta para empezar.',
  unsureOfHomes: 'No hay prisa. ¿Busco otras más baratas, le muestro más o empezamos de nuevo?',
  objects: 'Lo siento. Dígamelo con otras palabras, o deshago el último cambio.',
  dislikes: 'Bien, estas no. ¿Qué cambiamos: el precio, el tamaño o el lugar?',
  choices: {
    cheaper: { label: 'Más baratas', says: 'más baratas' },
    more: { label: 'Mostrar más', says: 'muéstreme más' },
  },
  nth: (index) => `hábleme de la ${ORDINALS[index]}`,
  beds: (count) => ({ label: `${count} dormitorios o más`, says: `al menos ${count} dormitorios` }),
  baths: (count) => ({ label: `${count} baños`, says: `al menos ${count} baños` }),
  home: (count) => ({ label: `la vivienda ${count}`, says: `hábleme de la ${ORDINALS[count - 1] ?? count}` }),
  price: (count, market) =>
    market === 'rent'
      ? { label: `hasta ${formatDollars(count * 1000)} al mes`, says: `hasta ${count} mil al mes` }
      : { label: `hasta ${formatDollars(count * 100_000)}`, says: `hasta ${count * 100} mil` },
}
