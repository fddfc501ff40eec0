import type { Phrases } from '../phrases.ts'

export const savingTexts: Phrases['saving'] = {
  favorite: (title) => `${title} está ahora entre sus favoritas.`,
  titles: (titles) => (titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} y ${titles.at(-1)}`),
  favorites: (titles) => `${titles} están ahora entre sus favoritas.`,
  knownFavorites: 'Estas ya están entre sus favoritas.',
  removed: (title) => `Quité ${title} de sus favoritas.`,
  notSaved: (title) => `${title} no está entre sus favoritas.`,
  alerts:
    'No envío correos ni avisos, ni diarios ni semanales. Lo guardado queda en su página de favoritas: ábralo allí para ver lo nuevo.',
  found: 'Lo guardado está en su página de favoritas; las búsquedas, en “Saved Searches” (búsquedas guardadas).',
  removesSearches:
    'Aquí no puedo elegir búsquedas guardadas. En su página de favoritas, en “Saved Searches”, puede borrarlas.',
  renamed: (name) => `Esa búsqueda guardada se llama ahora “${name}”. Está en su página de favoritas.`,
  noFavoriteHere: (title) => `Aquí no puedo guardar ${title}. En su página hay un corazón que lo hace.`,
  noAlerts: 'No envío avisos: ábrala allí para ver lo nuevo.',
  search: (name) => `Guardé esta búsqueda como “${name}”. Está en su página de favoritas.`,
  searchesLabel: 'Sus búsquedas guardadas',
  noSearchHere:
    'Aquí no puedo guardar una búsqueda. En la página de viviendas, elija los filtros y “Save this search” (guardar esta búsqueda).',
  listingsLabel: 'Viviendas',
  noted: (title, words) => `Anoté “${words}” en ${title}; está entre sus favoritas. ¿Algo más sobre ella?`,
  noNotesHere: (title) =>
    `Aquí no puedo guardar notas. Guarde ${title} con el corazón de su página; la página Favorites admite notas.`,
  knownFavorite: (title) => `${title} ya está entre sus favoritas.`,
}
