import { countOf } from '#domain/count.ts'

/** The count line of saved properties (F-02): 'You have 1 saved property', 'You have 3 saved properties'. */
export const savedPropertiesText = (count: number): string =>
  `You have ${countOf(count, 'saved property', 'saved properties')}`

/** The count line of saved searches (F-03): 'You have 1 saved search', 'You have 2 saved searches'. */
export const savedSearchesText = (count: number): string =>
  `You have ${countOf(count, 'saved search', 'saved searches')}`
