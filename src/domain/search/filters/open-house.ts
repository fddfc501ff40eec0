import { event } from './filter-kinds.ts'

/** Homes with an open house this weekend. */
export const openHouse = event('openHouse', { label: 'Open house this weekend' })
