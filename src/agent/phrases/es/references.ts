import type { Phrases } from '../phrases.ts'

const NTH = ['primera', 'segunda', 'tercera', 'cuarta']

export const referenceTexts: Phrases['references'] = {
  notShown: (described, titles) => `No sé a cuál se refiere con “${described}”. Mostré ${titles.join('; ')}. ¿Cuál?`,
  nth: (title, index) => ({
    label: title,
    says: `hábleme de la ${NTH[index] ?? 'última'}`,
  }),
  similarNth: (title, index) => ({
    label: title,
    says: `parecidas a la ${NTH[index] ?? 'última'}`,
  }),
  numbered: (nth) => `número ${nth}`,
  ofOne: (title, fact) => `${title}: ${fact}`,
  similarTo: (title, homes) =>
    `Parecidas a ${title} encontré ${homes.length === 1 ? 'una vivienda' : `${homes.length} viviendas`}: ${homes.join('; ')}.`,
  noneSimilar: (title) =>
    `No encontré nada parecido a ${title} en precio y lugar. Puedo mostrarle otras viviendas de ese pueblo o condado.`,
  similarNext: {
    compare: { label: 'Compararlas', says: 'compárelas' },
    cheaper: { label: 'Algo más barato', says: 'algo parecido pero más barato' },
    inCounty: (county) => ({ label: `Condado de ${county}`, says: `viviendas en el condado de ${county}` }),
  },
  homeNext: {
    month: { label: 'Costo mensual', says: 'cuánto cuesta al mes' },
    moveIn: { label: 'Costo para mudarse', says: 'cuánto cuesta mudarse' },
    station: { label: 'Estación más cercana', says: 'qué estación queda cerca' },
    similar: { label: 'Viviendas parecidas', says: 'muéstreme viviendas parecidas' },
    tour: { label: 'Pedir una visita', says: 'quiero visitarla' },
  },
  onMap: (count) => (count === 1 ? 'Aquí está el mapa.' : 'Aquí está el mapa con estas viviendas.'),
  homeOnMap: (title) => `Aquí está el mapa alrededor de ${title}.`,
  noPlace: (title) => `El anuncio no indica dónde está ${title}, así que no puedo mostrarla en el mapa.`,
  mapLabel: 'Verlas en el mapa',
  homeMapLabel: 'Verla en el mapa',
  nothingToMap:
    'Pídame primero algunas viviendas, por ejemplo “viviendas en el condado de Essex”, y las muestro en el mapa.',
}
