import type { Phrases } from '../phrases.ts'

export const changeTexts: Phrases['changes'] = {
  toRent: 'Entendí viviendas en alquiler.',
  toSale: 'Entendí viviendas en venta.',
  dropped: (filters) => `Era una búsqueda nueva, así que esto ya no cuenta: ${filters.join(', ')}.`,
  droppedWithMarket: (filters) => `Allí esto ya no cuenta: ${filters.join(', ')}.`,
}
