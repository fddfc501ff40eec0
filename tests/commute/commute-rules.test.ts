import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMBEDDED_TIMETABLE as TABLE } from '#content/timetable/embedded-timetable.ts'
import { fileOf, timetableOf } from '#content/timetable/timetable-file.ts'
import { commutes } from '#domain/commute/commutes.ts'
import { derivedDirect } from '#domain/commute/direct-rides.ts'
import { interchangeMinutes } from '#domain/commute/interchange-minutes.ts'
import { likelyCommutes } from '#domain/commute/likely-commutes.ts'
import { NEAR_MILES, nearStations } from '#domain/commute/near-stations.ts'
import { PLACES_OF_WORK } from '#domain/commute/places-of-work.ts'
import type { Ride } from '#domain/commute/ride.ts'
import { ridesBetween, ridesTo } from '#domain/commute/rides.ts'
import { timetableName } from '#domain/commute/timetable-name.ts'
import { stationsById, type Timetable } from '#domain/commute/timetable.ts'
import { straightMeters } from '#domain/geo/straight-meters.ts'

const IDS = TABLE.stations.map(({ id }) => id)
const station = fc.constantFrom(...IDS)
const place = fc.oneof(fc.constantFrom(...PLACES_OF_WORK), station)
/** Around the stations, and somewhat beyond. */
const home = fc.record({
  lat: fc.double({ min: 40.6, max: 41.2, noNaN: true }),
  lng: fc.double({ min: -74.9, max: -73.95, noNaN: true }),
})
const limit = fc.integer({ min: 1, max: 90 })
const check = <Ts extends [unknown, ...unknown[]]>(property: fc.IPropertyWithHooks<Ts>, numRuns = 300) =>
  fc.assert(property, { numRuns })

const best = (timetable: Timetable, at: { lat: number; lng: number }, to: string, walk: number | null = null) =>
  commutes(nearStations(at, timetable), ridesTo(to, timetable), walk)[0]?.minutes ?? Infinity

/** The timetable without a station. */
function without(id: string): Timetable {
  const stays = (other: string) => other !== id
  return {
    ...TABLE,
    stations: TABLE.stations.filter((each) => stays(each.id)),
    rides: TABLE.rides.filter(({ from, to, changeAt }) => [from, to, ...(changeAt ?? [])].every(stays)),
    interchanges: TABLE.interchanges.filter(({ between }) => between.every(stays)),
    branches: TABLE.branches.map((branch) => branch.filter(stays)),
    places: Object.fromEntries(
      Object.entries(TABLE.places).map(([name, ids]) => [name, ids.filter(stays)]),
    ) as unknown as Timetable['places'],
  }
}

describe('rides', () => {
  test('are whole minutes from 1, and 0 only where the station is the place', () => {
    const isRight = ({ legs, fastest, usual, slowest, change }: Ride): boolean =>
      Number.isInteger(usual) &&
      usual >= Math.min(1, legs.length) &&
      (fastest ?? usual) <= usual &&
      usual <= (slowest ?? usual) &&
      (change === null ? legs.length < 2 : legs.length === 2)
    const rides = [...PLACES_OF_WORK, ...IDS].flatMap((to) => [...ridesTo(to, TABLE).values()])
    expect(rides.length).toBeGreaterThan(2500)
    expect(rides.filter((ride) => !isRight(ride))).toEqual([])
  })

  test('of a triangle: a derived ride and the rest of the line together take at least as long as the whole', () => {
    const given = new Map(
      TABLE.rides.filter(({ changeAt }) => changeAt === null).map(({ from, to, usual }) => [`${from} ${to}`, usual]),
    )
    const triangles = TABLE.branches.flatMap((branch) =>
      branch.flatMap((from, at) =>
        branch.slice(at + 1).flatMap((over, next, rest) => {
          const first = derivedDirect(from, over, TABLE)
          return rest.slice(next + 1).flatMap((end) => {
            const [whole, second] = [given.get(`${from} ${end}`), given.get(`${over} ${end}`)]
            return first && whole && second ? [{ over: first.usual + second, whole }] : []
          })
        }),
      ),
    )
    expect(triangles.length).toBeGreaterThan(1000)
    expect(triangles.filter(({ over, whole }) => over < whole)).toEqual([])
  })

  test('with a change are the sum of their parts', () => {
    check(
      fc.property(station, station, (from, to) => {
        for (const { change, isDerived, usual } of ridesBetween(from, to, TABLE)) {
          if (!change || !isDerived) continue
          const [first, second] = [ridesBetween(from, change.from, TABLE), ridesBetween(change.to, to, TABLE)].map(
            (rides) => rides.find((ride) => ride.change === null)!.usual,
          )
          expect(usual).toBe(first! + change.minutes + second!)
        }
      }),
    )
  })

  test('are not taken as the same in the other direction', () => {
    const oneWay = TABLE.rides.filter(({ from, to }) => ridesBetween(to, from, TABLE).length === 0)
    expect(oneWay.length).toBeGreaterThan(200)
  })

  test('between the two same stations are given or derived, never both', () => {
    check(
      fc.property(station, station, (from, to) => {
        expect(new Set(ridesBetween(from, to, TABLE).map(({ isDerived }) => isDerived)).size).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('commutes', () => {
  test('a further station never lengthens the best one', () => {
    const targets = new Set([...TABLE.rides.map(({ to }) => to), ...Object.values(TABLE.places).flat()])
    const starts = IDS.filter((id) => !targets.has(id))
    check(
      fc.property(home, fc.constantFrom(...PLACES_OF_WORK), fc.constantFrom(...starts), (at, to, added) => {
        expect(best(TABLE, at, to)).toBeLessThanOrEqual(best(without(added), at, to))
      }),
      // Each makes a timetable.
      60,
    )
  })

  test('a longer walk allowed never lengthens the best one, and loses no station', () => {
    check(
      fc.property(home, place, limit, limit, (at, to, a, b) => {
        const [short, long] = [Math.min(a, b), Math.max(a, b)]
        expect(best(TABLE, at, to, long)).toBeLessThanOrEqual(best(TABLE, at, to, short))
        expect(best(TABLE, at, to)).toBeLessThanOrEqual(best(TABLE, at, to, long))
      }),
    )
  })

  test('are in order, on foot within the limit, and of stations within 3 miles', () => {
    check(
      fc.property(home, place, fc.option(limit), (at, to, walk) => {
        const near = nearStations(at, TABLE)
        for (const { station: id, meters, walkMinutes, driveMinutes } of near) {
          expect(Math.abs(straightMeters(at, stationsById(TABLE).get(id)!.at) - meters)).toBeLessThanOrEqual(0.5)
          expect(meters).toBeLessThanOrEqual(Math.ceil(NEAR_MILES * 1609.344))
          expect(Math.min(walkMinutes, driveMinutes)).toBeGreaterThanOrEqual(1)
        }
        const found = commutes(near, ridesTo(to, TABLE), walk)
        expect(found.map(({ minutes }) => minutes)).toEqual(
          found.map(({ minutes }) => minutes).toSorted((a, b) => a - b),
        )
        expect(found.every(({ way }) => walk === null || (way.by === 'foot' && way.minutes <= walk))).toBe(true)
      }),
    )
  })
})

describe('the commute on a card', () => {
  test('keeps to the limits of a search that finds the home', () => {
    check(
      fc.property(home, place, fc.option(limit), limit, (at, to, walk, minutes) => {
        const [near, rides] = [nearStations(at, TABLE), ridesTo(to, TABLE)]
        const [counted] = commutes(near, rides, walk)
        const [shown] = likelyCommutes(near, rides, { walk, minutes })
        if (!counted || !shown) return counted === shown
        const isOnFoot = shown.way.by === 'foot' && shown.way.minutes <= (walk ?? Infinity)
        return (counted.minutes > minutes || shown.minutes <= minutes) && (walk === null || isOnFoot)
      }),
    )
  })
})

describe('the embedded timetable', () => {
  test('is named by its month, also after it has ended', () => {
    expect(timetableName(TABLE)).toBe('timetable of September 2026')
  })

  test('is the same as a file and back', () => {
    expect(timetableOf(fileOf(TABLE, ''))).toEqual(TABLE)
  })

  test('has interchanges by the rule, but for the published ones', () => {
    const published = new Set(['njt-secaucus-junction', 'njt-newark-broad-st'])
    for (const {
      between: [a, b],
      minutes,
    } of TABLE.interchanges) {
      if (a === b && published.has(a)) continue
      const [from, to] = [a, b].map((id) => stationsById(TABLE).get(id)!.at)
      expect(minutes, `${a} ${b}`).toBe(interchangeMinutes(straightMeters(from!, to!)))
    }
  })

  test('has branches in the order of the line: no two neighbors swapped make it shorter', () => {
    const meters = (a: string, b: string) =>
      straightMeters(stationsById(TABLE).get(a)!.at, stationsById(TABLE).get(b)!.at)
    for (const branch of TABLE.branches) {
      for (const [at, a] of branch.slice(0, -3).entries()) {
        const [b, c, d] = branch.slice(at + 1, at + 4)
        expect(meters(a, b!) + meters(c!, d!), `${b} ${c}`).toBeLessThanOrEqual(meters(a, c!) + meters(b!, d!))
      }
    }
  })
})
