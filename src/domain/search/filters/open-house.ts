import { day, event } from './filter-kinds.ts'

/** Homes with an open house this weekend. */
export const openHouse = event('openHouse', { label: 'Open house this weekend' })

/** Homes with an open house on a day. */
export const openOn = day('open-on', { label: 'Open house on' })
