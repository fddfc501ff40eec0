import { expect, test } from 'vitest'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { ridesBetween } from '#domain/commute/rides.ts'
import published from './published-minutes.json' with { type: 'json' }

/** Destination and change of each key of the published table. */
const WAYS: Readonly<Record<string, readonly [to: string, changeAt: string | null]>> = {
  newYorkPennDirect: ['njt-new-york-penn-station', null],
  newYorkPennViaSecaucus: ['njt-new-york-penn-station', 'njt-secaucus-junction'],
  newYorkPennViaNewarkBroad: ['njt-new-york-penn-station', 'njt-newark-broad-st'],
  hobokenDirect: ['njt-hoboken', null],
  newarkPennDirect: ['njt-newark-penn-station', null],
  exchangePlace: ['hblr-exchange-place', null],
  newport: ['hblr-newport', null],
  hoboken2ndStreet: ['hblr-2nd-street', null],
  worldTradeCenter: ['path-world-trade-center', null],
  '33rdStreetViaHoboken': ['path-33rd-street', null],
}

type Minutes = readonly number[] | number
const rows = published as readonly { id: string; departures7to9: number | null; minutes: Record<string, Minutes> }[]
const ridesGiven = ([id, key]: readonly [string, string]) => {
  const [to, changeAt] = WAYS[key]!
  return ridesBetween(id, to, EMBEDDED_TIMETABLE).filter(({ change }) => (change?.from ?? null) === changeAt)
}

test('the 152 stations are those of the published table, in its order', () => {
  expect(EMBEDDED_TIMETABLE.stations.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(rows).toHaveLength(152)
})

test('every published ride has exactly its minutes and trains, and there are no others', () => {
  const keys = rows.flatMap(({ id, minutes, departures7to9 }) =>
    Object.entries(minutes).map(([key, given]) => ({ id, key, given, departures7to9 })),
  )
  for (const { id, key, given, departures7to9 } of keys) {
    const [fastest, usual, slowest, trains, perHour] =
      typeof given === 'number' ? [null, given, null, null, departures7to9 === null ? null : departures7to9 / 2] : given
    const isAbout = typeof given === 'number'
    expect(ridesGiven([id, key]), `${id} ${key}`).toMatchObject([
      { fastest, usual, slowest, trains, perHour, isAbout, isDerived: false, departures: null },
    ])
  }
  expect(EMBEDDED_TIMETABLE.rides).toHaveLength(keys.length)
})
