import type { Agency } from '#domain/agency/agency.ts'

export interface HowItWorksCard {
  id: 'search' | 'map' | 'favorites' | 'recommendations'
  title: string
  text: string
}

/** The cards of 'How … Works' (H-04), in order. A real agency promises only what its site does. */
export const howItWorks = ({ isSample, pages }: Agency): readonly HowItWorksCard[] => [
  ...SEARCHES,
  isSample ? KEEPS_AND_UPDATES : KEEPS,
  ...(pages.voice ? [isSample ? RECOMMENDS : ASSISTS] : []),
]

const SEARCHES: readonly HowItWorksCard[] = [
  {
    id: 'search',
    title: 'Advanced Search',
    text: 'Filter by location, price, and amenities like a pool or garage. You’ll see how many homes match as you go.',
  },
  {
    id: 'map',
    title: 'Interactive Map',
    text: 'See every home and its price on the map, from the Hudson to the Delaware.',
  },
]

const KEEPS: HowItWorksCard = {
  id: 'favorites',
  title: 'Save Favorites',
  text: 'Keep the homes you like in one place. With an account, you’ll find them on every device.',
}

/** As the specification has it. */
const KEEPS_AND_UPDATES: HowItWorksCard = {
  ...KEEPS,
  text: 'Keep the homes you like in one place. With an account, we also send updates on similar listings.',
}

/** As the specification has it. */
const RECOMMENDS: HowItWorksCard = {
  id: 'recommendations',
  title: 'AI Recommendations',
  text: 'Tell us your budget and preferences. We’ll suggest homes that fit and tell you why.',
}

const ASSISTS: HowItWorksCard = {
  id: 'recommendations',
  title: 'AI Assistant',
  text: 'Describe what you’re looking for, by text or voice. The assistant searches these listings, links to each home, and answers questions about costs.',
}
