import { formatCount } from '#domain/count.ts'
import { formatDollars } from '#domain/money/money.ts'
import { withPart } from '#domain/search/filter-parts.ts'
import { FILTER_WORDS } from '#language/es/filter-words.ts'
import { counted } from '#language/es/spanish-words.ts'
import type { TalkWords } from './talk-words.ts'

/** The dialog's own words in Spanish. */
export const SPANISH_WORDS: TalkWords = {
  transcript: 'Conversación',
  you: 'Usted',
  writeLabel: (firstName) => `Escriba a ${firstName}`,
  send: 'Enviar',
  notSent: 'No se envió porque no hay conexión. Su texto queda guardado.',
  sources: 'Fuentes',
  show: 'Verlas en la página de viviendas',
  homes: (total) => counted(total, 'vivienda', 'viviendas'),
  forRent: 'En alquiler',
  chip: (part, filters) => withPart(part, filters, (_, value, key) => FILTER_WORDS[key].chip(value, filters.market)),
  price: (price, market) => (market === 'rent' ? `${formatDollars(price)} al mes` : formatDollars(price)),
  facts: ({ beds, baths, squareFeet }) =>
    [
      beds === null ? '' : beds === 0 ? 'Estudio' : counted(beds, 'dormitorio', 'dormitorios'),
      baths === null ? '' : counted(baths, 'baño', 'baños'),
      squareFeet === null ? '' : `${formatCount(squareFeet)} pies²`,
    ]
      .filter(Boolean)
      .join(' · '),
  listedBy: (office) => `Publicada por ${office}`,
  allListedBy: (office) => `Todas publicadas por ${office}`,
  county: (county) => `Condado de ${county}`,
  averagePrice: 'Precio promedio',
  population: 'Población',
  municipalities: 'Municipios',
  like: (title) => `Parecidas a ${title}`,
  sideBySide: 'Comparación de viviendas',
  fact: 'Dato',
  saved: 'Guardada:',
  tourRequested: 'Visita solicitada:',
  inquirySent: 'Mensaje enviado:',
}
