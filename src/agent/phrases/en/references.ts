const NTH = ['first', 'second', 'third', 'fourth']

/** What is said of homes that can't be told apart, and of those like one. */
export const referenceTexts = {
  /** A description that fits none of the homes shown. */
  notShown: (described: string, titles: readonly string[]): string =>
    `I’m not sure which one “${described}” is. I showed ${titles.join('; ')}. Which one?`,
  /** A home that is counted beyond those shown. */
  numbered: (nth: number): string => `number ${nth}`,
  /** Text of a button for one of the homes shown, and what it says. */
  nth: (title: string, index: number): { label: string; says: string } => ({
    label: title,
    says: `tell me about the ${NTH[index] ?? 'last'} one`,
  }),
  /** The same, for homes like it. */
  similarNth: (title: string, index: number): { label: string; says: string } => ({
    label: title,
    says: `similar to the ${NTH[index] ?? 'last'} one`,
  }),
  /** One fact of one of several homes. */
  ofOne: (title: string, fact: string): string => `${title}: ${fact}`,
  similarTo: (title: string, homes: readonly string[]): string =>
    `I found ${homes.length === 1 ? 'one home' : `${homes.length} homes`} like ${title}: ${homes.join('; ')}.`,
  noneSimilar: (title: string): string =>
    `I found nothing near ${title} at a similar price right now. I can show you other homes in its town or county.`,
  similarNext: {
    compare: { label: 'Compare them', says: 'compare them' },
    cheaper: { label: 'Something cheaper', says: 'something like it but cheaper' },
    inCounty: (county: string) => ({ label: `${county} County`, says: `homes in ${county} County` }),
  },
  /** What can be asked of a home next. */
  homeNext: {
    month: { label: 'Monthly cost', says: 'what does it cost a month' },
    moveIn: { label: 'Move-in cost', says: 'what does it cost to move in' },
    station: { label: 'Nearest station', says: 'which station is near it' },
    similar: { label: 'Similar homes', says: 'show me similar homes' },
    tour: { label: 'Book a tour', says: 'book a tour of it' },
  },
  onMap: (count: number): string => (count === 1 ? 'Here’s the map.' : 'Here’s the map with these homes.'),
  homeOnMap: (title: string): string => `Here’s the map around ${title}.`,
  noPlace: (title: string): string =>
    `The listing doesn’t give a location for ${title}, so I can’t show it on the map.`,
  mapLabel: 'See these on the map',
  homeMapLabel: 'See it on the map',
  nothingToMap: 'Ask me for some homes first, such as “homes in Essex County,” and I’ll show them on the map.',
}
