// Getting to work, where the home is, and what else its page says.

/** Getting to work. */
export const COMMUTE = {
  topic: 'Getting to work',
  heading: (minutes: number, place: string) =>
    `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to ${place}, door to door`,
  timesUnknown: (place: string) => `We don’t have times to ${place}`,
  hidden: 'The listing doesn’t show exactly where the home is.',
  noTimetable: 'We don’t have a timetable for this area.',
  inReach: (miles: number) => `We look for stations within ${miles} miles in a straight line.`,
  nearest: (station: string, minutes: number) =>
    `The nearest station is ${station}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} on foot.`,
  noTimesFrom: 'We don’t have times from there.',
  work: 'Where do you work?',
  table: 'Minutes by station',
  columns: ['Station', 'Getting there', 'Ride', 'Door to door'],
  kinds: { rail: null, 'light-rail': 'Light rail', path: 'PATH', ferry: 'Ferry', bus: 'Bus' },
  walk: (minutes: number) => `${minutes} min walk`,
  drive: (minutes: number) => `${minutes} min drive`,
  park: (minutes: number) => `+ ${minutes} to park`,
  minutes: (minutes: number, isAbout: boolean) => `${isAbout ? 'About ' : ''}${minutes} min`,
  here: 'No ride needed',
  changeAt: (station: string) => `transfer at ${station}`,
  range: (from: number, to: number) => `${from} to ${to}`,
  every: (minutes: number) => (minutes === 60 ? 'every hour' : `every ${minutes} min`),
  note: (timetable: string) =>
    `Scheduled weekday times, arriving 6 to 10 AM: ${timetable}. Parking and fares not included. Walking and driving times are estimates.`,
  morning: 'Morning departures',
  morningOf: (from: string, to: string) => `From ${from} to ${to}, 6 to 10 AM`,
  departures: (count: number, times: string) =>
    `${count} ${count === 1 ? 'departure' : 'departures'} from 6 to 10 AM: ${times}.`,
  perHour: (count: number) => `${count} per hour`,
  sixAm: '6 AM',
  notLoaded: 'We couldn’t load the timetable',
  notLoadedHeading: 'Your commute',
} as const

/** Where the home is. */
export const LOCATION = {
  heading: 'Location',
  toMap: 'See all homes on the map',
  aboutTown: (town: string) => `About ${town}`,
  straightLine: (station: string) => `This is the straight line to ${station}. The route by street is longer.`,
  coming: 'An interactive map will display here.',
  failed: 'We can’t show the map right now.',
  unknown: (town: string) => `${town} isn’t on our map.`,
} as const

/** Similar homes. */
export const SIMILAR = {
  heading: 'Similar homes',
  why: (county: string, share: number, price: string) =>
    `In ${county} or a neighboring county, within ${share}% of ${price}.`,
  notLoaded: 'We couldn’t load similar homes',
  all: (isRent: boolean, from: string, to: string) => `${isRent ? 'All rentals' : 'All homes'} from ${from} to ${to}`,
} as const

/** Above the homes on the page of one that isn’t there. */
export const OTHER_HOMES = 'Other homes'

/** When anyone may look at the home. */
export const OPEN_HOUSE = {
  topic: 'Open house',
  byAppointment: 'From the listing. By appointment. Contact us before you come.',
  open: 'From the listing. Can’t make it? Ask for another time.',
  calendar: 'Add to calendar',
  calendarOf: (when: string) => `Add to calendar: ${when}`,
  another: 'Ask for another time',
} as const

/** Who lists the home. */
export const LISTED_BY = {
  heading: 'Listed by',
  questions: 'Questions?',
} as const

/** The tabs' further facts. */
export const DETAILS = {
  accessibility: 'Accessibility',
  accessibilityNote: 'Based on the listing. Please confirm before you visit.',
} as const
