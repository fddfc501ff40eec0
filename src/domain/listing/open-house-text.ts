import { openHouseDay, type OpenHouse } from './open-house.ts'

const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/New_York',
})
const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The day in words: 'Sunday, November 29'. */
export const openHouseDayText = (one: OpenHouse): string => longDay.format(new Date(openHouseDay(one)))

/** The hours in New Jersey, in words: '1 to 3 p.m.', '11 a.m. to 1:30 p.m.'. */
export function openHouseHours({ startsAt, endsAt }: OpenHouse): string {
  const [start, end] = [clockTime(startsAt), clockTime(endsAt)]
  return `${start.half === end.half ? start.time : `${start.time} ${start.half}`} to ${end.time} ${end.half}`
}

function clockTime(instant: string): { time: string; half: string } {
  const parts = clock.formatToParts(new Date(instant))
  const [hour, minute] = ['hour', 'minute'].map((type) => Number(parts.find((part) => part.type === type)!.value))
  const twelve = hour! % 12 || 12
  return {
    time: minute === 0 ? String(twelve) : `${twelve}:${String(minute).padStart(2, '0')}`,
    half: hour! < 12 ? 'a.m.' : 'p.m.',
  }
}
