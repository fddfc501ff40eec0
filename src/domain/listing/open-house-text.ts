import { twelveHour, twoDigits } from '../clock-time.ts'
import { newJerseyClock } from '../new-jersey-time.ts'
import { formatWeekdayAndDay } from '../weekday-text.ts'
import { openHouseDay, type OpenHouse } from './open-house.ts'

/** The day in words: 'Sunday, November 29'. */
export const openHouseDayText = (one: OpenHouse): string => formatWeekdayAndDay(openHouseDay(one))

/** The hours in New Jersey, in words: '1 to 3 p.m.', '11 a.m. to 1:30 p.m.'. */
export function openHouseHours({ startsAt, endsAt }: OpenHouse): string {
  const [start, end] = [clockTime(startsAt), clockTime(endsAt)]
  return `${start.half === end.half ? start.time : `${start.time} ${start.half}`} to ${end.time} ${end.half}`
}

function clockTime(instant: string): { time: string; half: string } {
  const { hour, minute } = newJerseyClock(new Date(instant))
  const twelve = twelveHour(hour)
  return {
    time: minute === 0 ? String(twelve) : `${twelve}:${twoDigits(minute)}`,
    half: hour < 12 ? 'a.m.' : 'p.m.',
  }
}
