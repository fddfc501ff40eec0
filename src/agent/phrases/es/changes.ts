import type { Phrases } from '../phrases.ts'

export const changeTexts: Phrases['changes'] = {
  toRent: 'Entendí viviendas en alquiler.',
  toSale: 'Entendí viviendas en venta.',
  dropped: (filters) => `Empecé una búsqueda nueva, así que quité: ${filters.join(', ')}.`,
  droppedWithMarket: (filters) => `Quité lo que allí no se aplica: ${filters.join(', ')}.`,
}
