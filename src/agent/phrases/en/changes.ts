/** Sentences about what the agent changed in a search without being told to. */
export const changeTexts = {
  toRent: 'I took that to mean homes for rent.',
  toSale: 'I took that to mean homes for sale.',
  /** `filters`: the chips of what fell away. */
  dropped: (filters: readonly string[]): string => `That started a new search, so I dropped ${filters.join(', ')}.`,
  /** The market is another one, so that these limits fell away. */
  droppedWithMarket: (filters: readonly string[]): string =>
    `I dropped ${filters.join(', ')}, which no longer applies.`,
}
