export const savingTexts = {
  favorite: (title: string): string => `${title} is among your favorites now.`,
  /** 'A, B and C'. */
  titles: (titles: readonly string[]): string =>
    titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`,
  favorites: (titles: string): string => `${titles} are among your favorites now.`,
  knownFavorites: 'These are among your favorites already.',
  removed: (title: string): string => `I took ${title} off your favorites.`,
  notSaved: (title: string): string => `${title} isn’t among your favorites.`,
  alerts:
    'I send no emails or alerts, daily or weekly. What you save stays on your Favorites page: open it there to see what is new.',
  found: 'What you save is on your Favorites page; searches are under “Saved Searches” there.',
  removesSearches:
    'I can’t pick out saved searches here. On your Favorites page, under “Saved Searches”, you can delete them.',
  renamed: (name: string): string => `That saved search is called “${name}” now. It is on your Favorites page.`,
  noFavoriteHere: (title: string): string => `I can’t save ${title} for you here. Its page has a heart that does.`,
  noAlerts: 'I send no alerts: open it there to see what is new.',
  search: (name: string): string => `I saved this search as “${name}”. It is on your Favorites page.`,
  searchesLabel: 'Your saved searches',
  noSearchHere:
    'I can’t save a search for you here. On the listings page, set the filters and choose “Save this search”.',
  listingsLabel: 'Listings',
  noted: (title: string, words: string): string =>
    `I noted “${words}” on ${title}; it is among your favorites. Anything else about it?`,
  noNotesHere: (title: string): string =>
    `I can’t keep notes here. Save ${title} with the heart on its page; the Favorites page takes notes.`,
  knownFavorite: (title: string): string => `${title} is among your favorites already.`,
}
