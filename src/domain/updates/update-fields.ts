/** The name of a saved search's field in the form that a browser sends itself. */
export const fieldOfSearch = (id: string): string => `search-${id}`
