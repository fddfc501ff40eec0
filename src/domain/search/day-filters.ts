import { formatDay } from '../day-text.ts'
import { openHouseDay } from '../listing/open-house.ts'
import type { KeyOfKind, ListingFilters } from './filters/catalogue.ts'
import type { FilteredHome } from './filters/filter.ts'
import { openDays } from './open-days.ts'

export type DayKey = KeyOfKind<'day'>
export type DaysKey = KeyOfKind<'days'>

/** What a filter of a day (ISO date) or several is besides its definition, which every page loads first. */
interface DayFilter<Value, InputName> {
  meets: (home: FilteredHome, wanted: Value) => boolean
  chip: (wanted: Value) => string
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

/** One of several days has a second field, for the last of them. */
interface DaysFilter<Value, InputName> extends DayFilter<Value, InputName> {
  lastLabel: string
}

type DayFilters<InputName = string> = {
  readonly [Key in DayKey]: DayFilter<NonNullable<ListingFilters[Key]>, InputName>
} & { readonly [Key in DaysKey]: DaysFilter<NonNullable<ListingFilters[Key]>, InputName> }

/** Every filter of a day or several. One that is missing doesn't compile. */
const DAY_FILTERS = {
  openOn: {
    meets: ({ openHouses }, wanted) => {
      const days = openDays(wanted)
      return openHouses.some((visit) => days.includes(openHouseDay(visit)))
    },
    chip: ({ from, to }) =>
      from === to ? `Open house on ${formatDay(from)}` : `Open house from ${formatDay(from)} to ${formatDay(to)}`,
    lastLabel: 'Open house until',
    article: 'an ',
    slot: 'with',
    relaxed: 'With or without an open house',
    meaning:
      'Homes with an open house on this day or in a range of up to 31 days, New Jersey time: `2026-12-05,2026-12-06`',
    example: ['2026-12-05', '2026-12-06'],
    toolInput: {
      name: 'open_house_on',
      about: 'Only homes with an open house on this ISO date, or in this range of dates: "2026-12-05,2026-12-06".',
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
} as const satisfies DayFilters

/** The names of all days in the assistant's tools. */
export type DayInputName = (typeof DAY_FILTERS)[DayKey | DaysKey]['toolInput']['name']

const BY_KEY: DayFilters<DayInputName> = DAY_FILTERS
export const dayFilter = <Key extends DayKey | DaysKey>(key: Key): DayFilters<DayInputName>[Key] => BY_KEY[key]
