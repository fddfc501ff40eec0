import { expect, test } from 'vitest'
import { openHouseCalendar } from './open-house-calendar.ts'
import { openHouseDayText, openHouseHours } from './open-house-text.ts'
import { upcomingOpenHouses, type OpenHouse } from './open-house.ts'

const at = (startsAt: string, endsAt: string): OpenHouse => ({ startsAt, endsAt, byAppointment: false, remarks: null })
const SUNDAY = at('2026-11-29T18:00:00.000Z', '2026-11-29T20:00:00.000Z')
const EVENING = at('2026-12-04T00:00:00.000Z', '2026-12-04T01:30:00.000Z')
const HOME = {
  publisher: 'Keystead',
  listingId: 5,
  title: 'Victorian; with a Porch, and more',
  address: '341 Ridgewood Avenue, Glen Ridge, NJ 07028',
  url: 'https://keystead.example/listings/5',
  updatedAt: '2026-11-18T14:00:00Z',
}

test('the next one comes first, those of today too, those of yesterday not; days are New Jersey’s', () => {
  expect(upcomingOpenHouses([EVENING, SUNDAY], '2026-11-29')).toEqual([SUNDAY, EVENING])
  expect(upcomingOpenHouses([EVENING, SUNDAY], '2026-12-03')).toEqual([EVENING])
  expect(upcomingOpenHouses([EVENING, SUNDAY], '2026-12-04')).toEqual([])
})

test.each([
  [SUNDAY, 'Sunday, November 29', '1 to 3 p.m.'],
  [EVENING, 'Thursday, December 3', '7 to 8:30 p.m.'],
  [at('2027-07-10T15:00:00Z', '2027-07-10T17:30:00Z'), 'Saturday, July 10', '11 a.m. to 1:30 p.m.'],
  [at('2027-07-10T15:30:00Z', '2027-07-10T16:00:00Z'), 'Saturday, July 10', '11:30 a.m. to 12 p.m.'],
])('day and hours of %j in words', (one, day, hours) => {
  expect([openHouseDayText(one), openHouseHours(one)]).toEqual([day, hours])
})

test('a calendar entry has its lines in order, its texts escaped, its times in UTC', () => {
  const text = openHouseCalendar({ ...SUNDAY, remarks: 'Ring, please' }, HOME)
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keystead//Open houses//EN',
    'BEGIN:VEVENT',
    'UID:open-house-5-20261129T180000Z@listings',
    'DTSTAMP:20261118T140000Z',
    'DTSTART:20261129T180000Z',
    'DTEND:20261129T200000Z',
    'SUMMARY:Open house: Victorian\\; with a Porch\\, and more',
    'LOCATION:341 Ridgewood Avenue\\, Glen Ridge\\, NJ 07028',
    'DESCRIPTION:Ring\\, please\\nhttps://keystead.example/listings/5',
    'URL:https://keystead.example/listings/5',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line is longer than 75 octets, and none begins or ends within a character', () => {
  const remarks = `${'é'.repeat(100)}${'🏠'.repeat(60)}`
  const text = openHouseCalendar({ ...SUNDAY, byAppointment: true, remarks }, { ...HOME, url: '' })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:By appointment. Contact us before you come.\\n${remarks}`)
})
