import { expect, test } from 'vitest'
import { openHousesIn } from './csv-open-houses.ts'

const read = (text: string) =>
  openHousesIn(text).map((one) => [one['OpenHouseDate'], one['OpenHouseStartTime'], one['OpenHouseEndTime']].join(' '))

test.each([
  ['11/29/2026 1:00 PM - 3:00 PM', '2026-11-29 13:00 15:00'],
  ['11/29/2026 1-3 PM', '2026-11-29 13:00 15:00'],
  ['1/5/2027, 11–1 p.m.', '2027-01-05 11:00 13:00'],
  ['2026-12-06 13:00-15:30', '2026-12-06 13:00 15:30'],
  ['2026-12-06T10 am to 12 pm', '2026-12-06 10:00 12:00'],
  ['12/06/2026 from 10:30 AM until 1 PM', '2026-12-06 10:30 13:00'],
])('%s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test('several stand in one cell', () => {
  expect(read('11/29/2026 1-3 PM; 11/30/2026 1-3 PM |\n12/6/2026 1-3 PM;')).toHaveLength(3)
})

test('what is none has no times, so that it is reported', () => {
  expect(openHousesIn('Sunday afternoon')).toEqual([{ OpenHouseDate: 'Sunday afternoon' }])
})
