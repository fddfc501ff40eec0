import type { ResoRecord } from '#adapters/reso/reso-fields.ts'

/** Month, day and year as New Jersey writes them, or as ISO 8601 does. */
const DAY = String.raw`(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})`
const TIME = String.raw`(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?m\.?)?`
const NOTATION = new RegExp(String.raw`^${DAY}[,T\s]+(?:from\s+)?${TIME}\s*(?:-|–|—|to|until)\s*${TIME}$`, 'i')

/**
 * Open houses in one cell: '11/29/2026 1–3 PM; 2026-12-06 13:00-15:00', with semicolons, bars or line breaks between them. What
 * can't be read becomes one without times, so that it is reported.
 */
export const openHousesIn = (text: string): ResoRecord[] =>
  text
    .split(/[;|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(openHouseOf)

function openHouseOf(text: string): ResoRecord {
  const parts = NOTATION.exec(text)
  if (!parts) return { OpenHouseDate: text }
  const [, day, startHour, startMinute, startHalf, endHour, endMinute, endHalf] = parts
  const end = clock(endHour!, endMinute, endHalf)
  const start = clock(startHour!, startMinute, startHalf ?? endHalf)
  // '11-1 PM' begins in the morning.
  const isBefore = startHalf !== undefined || start.minutes < end.minutes
  const begins = isBefore ? start : clock(startHour!, startMinute, 'a')
  return { OpenHouseDate: isoDay(day!), OpenHouseStartTime: begins.text, OpenHouseEndTime: end.text }
}

function clock(hour: string, minute = '00', half?: string): { text: string; minutes: number } {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return { text: `${hours}:${minute}`, minutes: hours * 60 + Number(minute) }
}

function isoDay(text: string): string {
  const [month, day, year] = text.split('/')
  return year === undefined ? text : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
}
