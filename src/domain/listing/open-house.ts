/** A time at which anyone may look at a home. */
export interface OpenHouse {
  /** ISO date-times, UTC. */
  startsAt: string
  endsAt: string
  /** A visitor has to say beforehand that they come. */
  byAppointment: boolean
  remarks: string | null
}

/** Those that have not ended at a time, the next one first. */
export const upcomingOpenHouses = (openHouses: readonly OpenHouse[], now: Date): OpenHouse[] =>
  openHouses
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
