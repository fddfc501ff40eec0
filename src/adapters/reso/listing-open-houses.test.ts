import { expect, test } from 'vitest'
import { leftOut, published } from '../../../tests/feed/reso-outcomes.ts'

const times = (...OpenHouse: Record<string, unknown>[]) =>
  published({ OpenHouse }).openHouses.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`)
const day = { OpenHouseDate: '2026-11-29' }
const expected = ['2026-11-29T18:00:00.000Z 2026-11-29T20:00:00.000Z']

test.each([
  [{ OpenHouseStartTime: '2026-11-29T18:00:00Z', OpenHouseEndTime: '2026-11-29T20:00:00Z' }],
  [{ OpenHouseStartTime: '2026-11-29T13:00:00-05:00', OpenHouseEndTime: '2026-11-29T15:00:00-05:00' }],
  [{ OpenHouseStartTime: '2026-11-29T13:00:00', OpenHouseEndTime: '2026-11-29 15:00' }],
  [{ OpenHouseStartTime: '13:00:00', OpenHouseEndTime: '15:00:00' }],
  [{ OpenHouseStartTime: '1:00 PM', OpenHouseEndTime: '3:00 p.m.' }],
])('the times of %j are those of New Jersey', (item) => {
  expect(times({ ...day, ...item })).toEqual(expected)
})

test('summer time is counted in', () => {
  const item = { OpenHouseDate: '2027-04-04', OpenHouseStartTime: '13:00', OpenHouseEndTime: '15:30' }
  expect(times(item)).toEqual(['2027-04-04T17:00:00.000Z 2027-04-04T19:30:00.000Z'])
})

const OPEN = { ...day, OpenHouseStartTime: '13:00', OpenHouseEndTime: '15:00' }

test.each([
  { OpenHouseStatus: 'Canceled' },
  { OpenHouseStatus: 'Ended' },
  { OpenHouseType: 'Broker' },
  { OpenHouseDate: '2026-11-01' },
  { OpenHouseDate: '2031-11-01' },
])('%j is not shown', (changes) => {
  expect(published({ OpenHouse: [{ ...OPEN, ...changes }] }).openHouses).toEqual([])
  expect(leftOut({ OpenHouse: [{ ...OPEN, ...changes }] })).toEqual([])
})

test.each([
  { OpenHouseEndTime: null },
  { OpenHouseStartTime: 'noon' },
  { OpenHouseStartTime: '16:00' },
  { OpenHouseStartTime: '25:00' },
  { OpenHouseDate: '29 November' },
])('%j is left out and reported', (changes) => {
  expect(published({ OpenHouse: [{ ...OPEN, ...changes }, OPEN] }).openHouses).toHaveLength(1)
  expect(leftOut({ OpenHouse: [{ ...OPEN, ...changes }] })).toEqual(['OpenHouse'])
})

test('the next one comes first, each once, and what is no list is none', () => {
  const later = { ...OPEN, OpenHouseDate: '2026-12-06' }
  expect(times(later, OPEN, OPEN).map((text) => text.slice(0, 10))).toEqual(['2026-11-29', '2026-12-06'])
  expect(published({ OpenHouses: [OPEN] }).openHouses).toHaveLength(1)
  expect(published({ OpenHouse: 'Sunday' }).openHouses).toEqual([])
})

test('remarks of a hidden address don’t tell the street', () => {
  const item = { ...OPEN, OpenHouseRemarks: 'Park on Watchung Ave, ring at 48.', AppointmentRequiredYN: 'Y' }
  expect(published({ OpenHouse: [item] }).openHouses[0]).toMatchObject({
    byAppointment: true,
    remarks: item.OpenHouseRemarks,
  })
  const hidden = published({ OpenHouse: [item], InternetAddressDisplayYN: false })
  expect(hidden.openHouses[0]!.remarks).toBe('Park on (address withheld), ring at 48.')
})
