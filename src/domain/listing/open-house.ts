import { newJerseyDay } from '../new-jersey-time.ts'

/** A time at which anyone may look at a home. */
export interface OpenHouse {
  /** ISO date-times, UTC. */
  startsAt: string
  endsAt: string
  /** A visitor has to say beforehand that they come. */
  byAppointment: boolean
  remarks: string | null
}

/** The day of an open house in New Jersey, ISO date (yyyy-mm-dd). */
export const openHouseDay = ({ startsAt }: OpenHouse): string => newJerseyDay(new Date(startsAt))

/** Those of a day and later, the next one first. `today`: ISO date in New Jersey. */
export const upcomingOpenHouses = (openHouses: readonly OpenHouse[], today: string): OpenHouse[] =>
  openHouses.filter((one) => openHouseDay(one) >= today).sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
