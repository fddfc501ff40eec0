import { expect, test } from 'vitest'
import type { StationWays } from './commutes.ts'
import { likelyCommutes, type CommuteLimits } from './likely-commutes.ts'
import type { Ride } from './ride.ts'

const rideOf = (from: string, usual: number): Ride => ({
  from,
  to: 'work',
  legs: [{ from, to: 'work', kind: 'rail' }],
  change: null,
  fastest: null,
  usual,
  slowest: null,
  trains: null,
  perHour: null,
  departures: null,
  isAbout: false,
  isDerived: false,
})
const RIDES = new Map([
  ['near', rideOf('near', 10)],
  ['far', rideOf('far', 4)],
])
const near = (walkMinutes: number, driveMinutes: number): StationWays => ({
  station: 'near',
  walkMinutes,
  driveMinutes,
})
const FAR: StationWays = { station: 'far', walkMinutes: 60, driveMinutes: 23 }
const said = (stations: StationWays[], limits?: Partial<CommuteLimits>) =>
  likelyCommutes(stations, RIDES, { walk: null, minutes: null, ...limits }).map(
    ({ near: { station }, way, minutes }) => `${station} ${way.by} ${minutes}`,
  )

test('a drive comes before a walk where it saves ten minutes', () => {
  expect(said([near(18, 15), FAR])).toEqual(['near foot 28', 'far car 27'])
  expect(said([near(27, 16), FAR])).toEqual(['near car 26', 'far car 27'])
})

test('a search’s limits hold where a commute keeps to them', () => {
  expect(said([near(18, 15)], { minutes: 26 })).toEqual(['near car 25'])
  expect(said([near(18, 15)], { minutes: 20 })).toEqual(['near foot 28'])
  expect(said([near(18, 15), FAR], { walk: 20 })).toEqual(['near foot 28'])
  expect(said([near(18, 15), FAR], { walk: 10 })).toEqual([])
})

test('nobody drives to the place of work itself to take a train', () => {
  const here: Ride = { ...rideOf('here', 0), legs: [] }
  const rides = new Map([...RIDES, ['here', here]])
  const home = (walkMinutes: number): StationWays => ({ station: 'here', walkMinutes, driveMinutes: 18 })
  const first = (stations: StationWays[]) => likelyCommutes(stations, rides)[0]!
  expect(first([home(40), near(18, 15)]).near.station).toBe('near')
  expect(first([home(12), near(18, 15)])).toMatchObject({ way: { by: 'foot' }, minutes: 12 })
  expect(first([home(40)])).toMatchObject({ way: { by: 'foot' }, minutes: 40 })
})

test('nobody walks an hour to the place of work itself', () => {
  const rides = new Map([...RIDES, ['here', { ...rideOf('here', 0), legs: [] }]])
  const first = (stations: StationWays[]) => likelyCommutes(stations, rides)[0]!
  const here: StationWays = { station: 'here', walkMinutes: 70, driveMinutes: 26 }
  expect(first([here, near(60, 58)]).near.station).toBe('near')
  expect(first([here])).toMatchObject({ way: { by: 'car' }, minutes: 26 })
})

test('a station without a known ride is left out', () => {
  expect(said([{ station: 'other', walkMinutes: 1, driveMinutes: 13 }])).toEqual([])
})
