import type { Phrases } from '../phrases.ts'

export const savingTexts: Phrases['saving'] = {
  favorite: (title) => `${title} ya está en sus favoritas.`,
  titles: (titles) => (titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} y ${titles.at(-1)}`),
  favorites: (titles) => `${titles} ya están en sus favoritas.`,
  knownFavorites: 'Estas ya estaban en sus favoritas.',
  removed: (title) => `Quité ${title} de sus favoritas.`,
  notSaved: (title) => `${title} no está en sus favoritas.`,
  emails:
    'No recibe correos si no los pide. En su página de favoritas puede elegir cada cuánto le avisa cada búsqueda guardada: enseguida, a diario o cada semana. Para eso necesita una cuenta.',
  found: 'Lo que guarda está en su página de favoritas, y las búsquedas, en “Saved Searches” (búsquedas guardadas).',
  removesSearches:
    'Aquí no puedo borrar búsquedas guardadas. En su página de favoritas, en “Saved Searches”, puede borrarlas.',
  renamed: (name) => `Esa búsqueda guardada se llama ahora “${name}”. Está en su página de favoritas.`,
  noFavoriteHere: (title) => `Aquí no puedo guardar ${title}. Use el corazón en la página de la vivienda.`,
  emailsOfSearch: 'Si quiere correos sobre viviendas nuevas, elija allí, en su tarjeta, cada cuánto.',
  search: (name) => `Guardé esta búsqueda como “${name}”. Está en su página de favoritas.`,
  searchesLabel: 'Sus búsquedas guardadas',
  noSearchHere:
    'Aquí no puedo guardar una búsqueda. En la página de viviendas, elija los filtros y “Save this search” (guardar esta búsqueda).',
  listingsLabel: 'Viviendas',
  noted: (title, words) => `Anoté “${words}” en ${title}; está en sus favoritas. ¿Algo más sobre ella?`,
  noNotesHere: (title) =>
    `Aquí no puedo guardar notas. Guarde ${title} con el corazón en la página de la vivienda; después puede añadir una nota en la página de favoritas.`,
  knownFavorite: (title) => `${title} ya estaba en sus favoritas.`,
}
