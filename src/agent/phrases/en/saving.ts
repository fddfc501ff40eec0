import { listNames } from '#domain/name-list.ts'

export const savingTexts = {
  favorite: (title: string): string => `I saved ${title} to your favorites.`,
  /** 'A, B, and C'. */
  titles: listNames,
  favorites: (titles: string): string => `I saved ${titles} to your favorites.`,
  knownFavorites: 'These are already in your favorites.',
  removed: (title: string): string => `I removed ${title} from your favorites.`,
  notSaved: (title: string): string => `${title} isn’t in your favorites.`,
  emails:
    'You get no emails unless you ask for them. On your Favorites page, choose how often each saved search alerts you: instantly, daily, or weekly. You need an account for that.',
  found: 'What you save is on your Favorites page, and your searches are under “Saved Searches” there.',
  removesSearches: 'I can’t delete saved searches here. You can on your Favorites page, under “Saved Searches.”',
  renamed: (name: string): string => `That saved search is now called “${name}.” It’s on your Favorites page.`,
  noFavoriteHere: (title: string): string => `I can’t save ${title} here. Open its page and press the heart.`,
  emailsOfSearch: 'For email alerts about new homes, choose how often on its card there.',
  search: (name: string): string => `I saved this search as “${name}.” It’s on your Favorites page.`,
  searchesLabel: 'Your saved searches',
  noSearchHere: 'I can’t save a search here. On the listings page, set the filters and choose “Save this search.”',
  listingsLabel: 'Listings',
  noted: (title: string, words: string): string =>
    `I added the note “${words}” to ${title} in your favorites. Anything else about it?`,
  noNotesHere: (title: string): string =>
    `I can’t keep notes here. Save ${title} with the heart on its page, then add a note on the Favorites page.`,
  knownFavorite: (title: string): string => `${title} is already in your favorites.`,
}
