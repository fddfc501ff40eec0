import { formatDay } from '../day-text.ts'
import { openHouseDay } from '../listing/open-house.ts'
import type { KeyOfKind } from './filters/catalogue.ts'
import type { FilteredHome } from './filters/filter.ts'
import { openDays } from './open-days.ts'

export type DayKey = KeyOfKind<'day'>

/** What a filter of a day (ISO date) is besides its definition, which every page loads first. */
export interface DayFilter<InputName = string> {
  meets: (home: FilteredHome, day: string) => boolean
  chip: (day: string) => string
  /** Before the chip in a sentence, and the piece's place there. */
  article: string
  slot: 'with' | 'text'
  /** The search without it. */
  relaxed: string
  /** What the API says of its parameter. */
  meaning: string
  example: string | readonly string[]
  /** Its name in the assistant's tools, and what is said of it. */
  toolInput: { name: InputName; about: string }
}

/** Every filter of a day. One that is missing doesn't compile. */
const DAY_FILTERS = {
  openOn: {
    meets: ({ openHouses }, wanted) => {
      const days = openDays(wanted)
      return openHouses.some((visit) => days.includes(openHouseDay(visit)))
    },
    chip: (wanted) => {
      const [first, last] = wanted.split(',').map(formatDay)
      return last ? `Open house from ${first} to ${last}` : `Open house on ${first}`
    },
    article: 'an ',
    slot: 'with',
    relaxed: 'With or without an open house',
    meaning:
      'Homes with an open house on this day, or from a first to a last day, 31 days at most, New Jersey time: `2026-12-05,2026-12-06`',
    example: ['2026-12-05', '2026-12-06'],
    toolInput: {
      name: 'open_house_on',
      about: 'Only homes with an open house on this ISO date, or from a first to a last date: "2026-12-05,2026-12-06".',
    },
  },
  listedSince: {
    meets: ({ listedOn }, day) => listedOn >= day,
    chip: (day) => `New since ${formatDay(day)}`,
    article: '',
    slot: 'text',
    relaxed: 'Listed at any time',
    meaning: 'Homes listed on this day or later',
    example: '2026-11-20',
    toolInput: { name: 'listed_since', about: 'Homes that came on the market on this ISO date or later.' },
  },
  reducedSince: {
    meets: ({ priceReduction }, day) => priceReduction !== null && priceReduction.on >= day,
    chip: (day) => `Price reduced since ${formatDay(day)}`,
    article: 'a ',
    slot: 'with',
    relaxed: 'With or without a price reduction',
    meaning: 'Homes whose last price reduction was on this day or later',
    example: '2026-11-01',
    toolInput: { name: 'reduced_since', about: 'Homes whose price went down on this ISO date or later.' },
  },
  available: {
    meets: ({ availableOn }, day) => availableOn !== null && availableOn <= day,
    chip: (day) => `Available by ${formatDay(day)}`,
    article: '',
    slot: 'text',
    relaxed: 'Available at any time',
    meaning: 'Rentals available on this day or earlier; ignored for homes for sale',
    example: '2027-01-28',
    toolInput: { name: 'available_by', about: 'Rentals available on this ISO date or earlier.' },
  },
} as const satisfies Record<DayKey, DayFilter>

/** The names of all days in the assistant's tools. */
export type DayInputName = (typeof DAY_FILTERS)[DayKey]['toolInput']['name']

export const dayFilter = (key: DayKey): DayFilter<DayInputName> => DAY_FILTERS[key]
