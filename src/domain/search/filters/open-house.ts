import { newJerseyDay, weekendOf } from '../../day.ts'
import { event } from './filter-kinds.ts'
import type { FilteredHome } from './filter.ts'

/** The ISO dates in New Jersey of a home's open houses. */
export const openHouseDays = ({ openHouses }: Pick<FilteredHome, 'openHouses'>): string[] =>
  openHouses.map(({ startsAt }) => newJerseyDay(new Date(startsAt)))

/** Homes with an open house this weekend. */
export const openHouse = event('openHouse', {
  label: 'Open house this weekend',
  matches: (listing, wanted, _, today) =>
    !wanted || openHouseDays(listing).some((day) => weekendOf(today).includes(day)),
})
