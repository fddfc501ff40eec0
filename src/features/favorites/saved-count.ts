/** F-02: 'You have 1 saved property', 'You have 3 saved properties'. */
export const savedPropertiesText = (count: number): string =>
  `You have ${count} saved ${count === 1 ? 'property' : 'properties'}`

/** F-03: 'You have 1 saved search', 'You have 2 saved searches'. */
export const savedSearchesText = (count: number): string =>
  `You have ${count} saved ${count === 1 ? 'search' : 'searches'}`
