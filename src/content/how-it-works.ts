export interface HowItWorksCard {
  id: 'search' | 'map' | 'favorites' | 'recommendations'
  title: string
  text: string
}

/** The four cards of 'How Keystead Works' (H-04), in order. */
export const HOW_IT_WORKS: readonly HowItWorksCard[] = [
  {
    id: 'search',
    title: 'Advanced Search',
    text: 'Filter by location, price and amenities, or ask for a pool or a garage. Each filter shows how many homes it leaves.',
  },
  {
    id: 'map',
    title: 'Interactive Map',
    text: 'See every home where it stands, from the Hudson to the Delaware, with its price on the map.',
  },
  {
    id: 'favorites',
    title: 'Save Favorites',
    text: 'Keep the homes you like in one place. With an account they stay with you, and we send updates on similar listings.',
  },
  {
    id: 'recommendations',
    title: 'AI Recommendations',
    text: 'Tell us your budget and what you prefer. We suggest homes that fit both, and say why each one was chosen.',
  },
]
