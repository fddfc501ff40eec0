import { days, event } from './filter-kinds.ts'

/** Homes with an open house this weekend. */
export const openHouse = event('openHouse', { label: 'Open house this weekend' })

/** Homes with an open house on a day, or from a day to another. */
export const openOn = days('open-on', { label: 'Open house on' })
