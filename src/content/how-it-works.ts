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
    text: 'Filter by location, price and amenities, or ask for a pool or a garage. Each filter shows how many homes it leaves.',
  },
  {
    id: 'map',
    title: 'Interactive Map',
    text: 'See every home where it stands, from the Hudson to the Delaware, with its price on the map.',
  },
]

const KEEPS: HowItWorksCard = {
  id: 'favorites',
  title: 'Save Favorites',
  text: 'Keep the homes you like in one place. With an account they stay with you on every device.',
}

/** As the specification has it. */
const KEEPS_AND_UPDATES: HowItWorksCard = {
  ...KEEPS,
  text: 'Keep the homes you like in one place. With an account they stay with you, and we send updates on similar listings.',
}

/** As the specification has it. */
const RECOMMENDS: HowItWorksCard = {
  id: 'recommendations',
  title: 'AI Recommendations',
  text: 'Tell us your budget and what you prefer. We suggest homes that fit both, and say why each one was chosen.',
}

const ASSISTS: HowItWorksCard = {
  id: 'recommendations',
  title: 'AI Assistant',
  text: 'Describe what you’re looking for, in writing or out loud. The assistant searches these listings, links to each home it names, and answers questions about costs.',
}
