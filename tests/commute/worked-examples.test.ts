import { describe, expect, test } from 'vitest'
import { EMBEDDED_TIMETABLE as TABLE } from '#content/timetable/embedded-timetable.ts'
import { commuteLine } from '#domain/commute/commute-text.ts'
import { commutes } from '#domain/commute/commutes.ts'
import { NO_LIMITS, type CommuteLimits } from '#domain/commute/likely-commutes.ts'
import { driveMinutes, walkMinutes } from '#domain/commute/near-stations.ts'
import { ridesTo } from '#domain/commute/rides.ts'

type Example = readonly [from: string, to: string, usual: number | null, change: string | null, isAbout?: boolean]

/** Worked out by hand from the published minutes; the sum stands above each. */
const RIDES: readonly Example[] = [
  // Published: 36 (32 to 39), no change.
  ['njt-glen-ridge', 'new-york-penn', 36, null],
  // Published: 29 (28 to 30).
  ['njt-glen-ridge', 'hoboken', 29, null],
  // Published with a change at Secaucus: 52.
  ['njt-radburn', 'new-york-penn', 52, 'njt-secaucus-junction 8'],
  // Published with a change at Newark Broad Street: 88.
  ['njt-boonton', 'new-york-penn', 88, 'njt-newark-broad-st 4'],
  // Published: 114, two trains.
  ['njt-hackettstown', 'hoboken', 114, null],
  // Published: 20.
  ['njt-newark-penn-station', 'new-york-penn', 20, null],
  // Published, away from the city: 9.
  ['njt-secaucus-junction', 'newark-penn', 9, null],
  // Published, an old copy: about 10.
  ['path-hoboken', 'world-trade-center', 10, null, true],
  // Published, an old copy: about 27.
  ['path-journal-square', '33rd-street', 27, null, true],
  // Published, a sum of hops: about 27.
  ['hblr-8th-street', 'hblr-newport', 27, null, true],
  // Hoboken 29 + change 6 + PATH 10 = 45.
  ['njt-glen-ridge', 'world-trade-center', 45, 'njt-hoboken 6', true],
  // Hoboken 29 + change 6 + PATH 17 = 52.
  ['njt-glen-ridge', '33rd-street', 52, 'njt-hoboken 6', true],
  // Newark Penn 14 + change 6 + PATH 22 = 42.
  ['njt-elizabeth', 'world-trade-center', 42, 'njt-newark-penn-station 6', true],
  // Ridgewood to Hoboken 47 - Secaucus to Hoboken 12 = 35.
  ['njt-ridgewood', 'secaucus', 35, null, true],
  // Summit to Penn 47 - Secaucus to Penn 13 = 34.
  ['njt-summit', 'secaucus', 34, null, true],
  // To Penn 36 - 23 = 13; to Hoboken 29 - 17 = 12: the longer one, 13.
  ['njt-glen-ridge', 'newark-broad-street', 13, null, true],
  // To Penn 43 - 23 = 20; to Hoboken 31 - 17 = 14, by faster trains: 20.
  ['njt-short-hills', 'newark-broad-street', 20, null, true],
  // Newark Broad Street 34 - 17 = 17, change 4, Secaucus 23 - 13 = 10: 31.
  ['njt-mountain-station', 'secaucus', 31, 'njt-newark-broad-st 4', true],
  // Secaucus 40 - 12 = 28, change 8, Newark Penn 9: 45.
  ['njt-radburn', 'newark-penn', 45, 'njt-secaucus-junction 8', true],
  // Secaucus 20 - 13 = 7, change 8, Hoboken 12: 27.
  ['njt-newark-penn-station', 'hoboken', 27, 'njt-secaucus-junction 8', true],
  // To Penn 66 - 47 = 19; to Hoboken 60 - 41 = 19.
  ['njt-morristown', 'njt-summit', 19, null, true],
  // Light rail to Exchange Place 14, change 7, PATH 4: 25. By Newport: 21 + 7 + 7 = 35.
  ['hblr-west-side-avenue', 'world-trade-center', 25, 'hblr-exchange-place 7', true],
  // Light rail to Newport 21, change 7, PATH 19: 47.
  ['hblr-west-side-avenue', '33rd-street', 47, 'hblr-newport 7', true],
  // Newark Penn 16, change 4, Penn 20: 40.
  ['njt-roselle-park', 'new-york-penn', 40, 'njt-newark-penn-station 4', true],
  // To the World Trade Center 20 - 7 = 13.
  ['path-harrison', 'path-grove-street', 13, null, true],
  // To Hoboken 47 - 43 = 4.
  ['njt-ridgewood', 'njt-glen-rock-boro-hall', 4, null, true],
  // The station is the place of work.
  ['path-hoboken', 'hoboken', 0, null],
  // Both on the Main/Bergen County Line, but on different branches of it.
  ['njt-radburn', 'njt-paterson', null, null],
  // Newark Light Rail has no published minutes.
  ['nlr-grove-street', 'newark-penn', null, null],
  // Published only to 2nd Street; from there to Hoboken Terminal nothing is.
  ['hblr-tonnelle-avenue', 'hoboken', null, null],
  // By Secaucus it would be 3 times the straight line.
  ['njt-newark-broad-st', 'newark-penn', null, null],
  // Nothing is published away from the city.
  ['njt-new-york-penn-station', 'njt-glen-ridge', null, null],
]

describe('rides worked out by hand', () => {
  const examples = RIDES.map(([from, to, usual, change, isAbout = false]) => ({ from, to, usual, change, isAbout }))

  test.each(examples)('$from to $to: $usual', ({ from, to, usual, change, isAbout }) => {
    const ride = ridesTo(to, TABLE).get(from)
    const at = ride?.change && `${ride.change.from} ${ride.change.minutes}`
    const found = ride && [ride.usual, at, ride.isAbout]
    expect(found).toEqual(usual === null ? undefined : [usual, change, isAbout])
  })

  test('a ride names the kind of each leg and where it is changed', () => {
    expect(ridesTo('world-trade-center', TABLE).get('njt-glen-ridge')).toMatchObject({
      legs: [
        { from: 'njt-glen-ridge', to: 'njt-hoboken', kind: 'rail' },
        { from: 'path-hoboken', to: 'path-world-trade-center', kind: 'path' },
      ],
      change: { from: 'njt-hoboken', to: 'path-hoboken', minutes: 6 },
      fastest: null,
      slowest: null,
      trains: null,
      perHour: null,
    })
  })
})

/** A station so many straight meters away. */
const near = (station: string, meters: number) => ({
  station,
  walkMinutes: walkMinutes(meters),
  driveMinutes: driveMinutes(meters),
})

describe('commutes worked out by hand', () => {
  const best = (place: string, home: readonly ReturnType<typeof near>[], walkLimit: number | null = null) => {
    const [first] = commutes(home, ridesTo(place, TABLE), walkLimit)
    return first && [first.near.station, first.way.by, first.way.minutes, first.minutes]
  }

  test.each([
    // 480 x 1.3 / 80 = 7.8, 8 min; by car 15 + 480 x 1.3 / 500 = 16.2. 8 + 36 = 44.
    ['new-york-penn', [near('njt-glen-ridge', 480)], ['njt-glen-ridge', 'foot', 8, 44]],
    // On foot 18.0, by car 15 + 2.9 = 18: the same, so on foot. 18 + 10 = 28.
    ['world-trade-center', [near('path-hoboken', 1108)], ['path-hoboken', 'foot', 18, 28]],
    // On foot 48.8, by car 15 + 7.8 = 23. 23 + 61 = 84.
    ['new-york-penn', [near('njt-ridgewood', 3000)], ['njt-ridgewood', 'car', 23, 84]],
    // Glen Ridge 16 + 36 = 52; Bay Street 7 + 39 = 46.
    ['new-york-penn', [near('njt-glen-ridge', 1000), near('njt-bay-street', 400)], ['njt-bay-street', 'foot', 7, 46]],
    // Hoboken by PATH: 10 + 10 = 20; Newport by PATH: 13 + 7 = 20. The nearer one is not the shorter ride: ties go by the ride.
    ['world-trade-center', [near('path-hoboken', 615), near('path-newport', 800)], ['path-newport', 'foot', 13, 20]],
  ] as const)('to %s', (place, home, expected) => {
    expect(best(place, home)).toEqual(expected)
  })

  test('with a limit for the walk nobody drives', () => {
    expect(best('new-york-penn', [near('njt-ridgewood', 3000)], 20)).toBeUndefined()
    expect(best('new-york-penn', [near('njt-ridgewood', 3000)], 49)).toEqual(['njt-ridgewood', 'foot', 49, 110])
  })
})

describe('the line of a card', () => {
  const line = (
    place: string,
    home: readonly ReturnType<typeof near>[] | null,
    county = 'Essex',
    limits: Partial<CommuteLimits> = {},
  ) => commuteLine({ near: home, county }, place, TABLE, { ...NO_LIMITS, ...limits }).join(' · ')

  test.each([
    ['new-york-penn', [near('njt-glen-ridge', 480)], '36 min to Penn Station · 8 min walk to Glen Ridge'],
    ['new-york-penn', [near('njt-paterson', 620)], '53 min to Penn Station, one transfer · 10 min walk to Paterson'],
    [
      'new-york-penn',
      [near('njt-glen-ridge', 2000)],
      '36 min to Penn Station · 5 min drive + 15 to park at Glen Ridge, estimated',
    ],
    [
      'world-trade-center',
      [near('path-hoboken', 1108)],
      'About 10 min by PATH to World Trade Center · 18 min walk to Hoboken',
    ],
    [
      'world-trade-center',
      [near('njt-glen-ridge', 480)],
      'About 45 min by train and PATH to World Trade Center, one transfer · 8 min walk to Glen Ridge',
    ],
    [
      'hblr-newport',
      [near('hblr-8th-street', 300)],
      'About 27 min by light rail to Newport · 5 min walk to 8th Street',
    ],
    ['hoboken', [near('path-hoboken', 300)], '5 min walk to Hoboken'],
    [
      'new-york-penn',
      [near('nlr-grove-street', 300)],
      'We don’t have times to Penn Station · 5 min walk to Grove Street',
    ],
  ])('to %s', (place, home, words) => {
    expect(line(place, home)).toBe(words)
  })

  test('is of the shortest commute where homes are in that order', () => {
    const home = [near('path-hoboken', 1300), near('njt-secaucus-junction', 2400)]
    expect(line('33rd-street', home)).toMatch(/ · 21 min walk to Hoboken$/)
    expect(line('33rd-street', home, 'Hudson', { byShortest: true })).toMatch(
      / · 3 min drive \+ 15 to park at Hoboken, estimated$/,
    )
    expect(line('secaucus', [home[1]!])).toBe('39 min walk to Secaucus Junction')
    expect(line('secaucus', [home[1]!], 'Hudson', { byShortest: true })).toBe(
      '6 min drive + 15 to park at Secaucus Junction, estimated',
    )
  })

  test('says why there is none', () => {
    expect(line('new-york-penn', [], 'Sussex')).toBe('No train station in Sussex County')
    expect(line('new-york-penn', [], 'Warren')).toBe('No station within 3 miles')
    expect(line('new-york-penn', [], 'Ocean')).toBe('No station within 3 miles')
    expect(line('new-york-penn', null)).toBe('Commute: Not provided')
    expect(line('the-moon', [near('njt-glen-ridge', 480)])).toBe('Commute: Not provided')
    expect(line('new-york-penn', [near('njt-glen-ridge', 2000)], 'Essex', { walk: 10 })).toBe(
      'No station within 10 minutes on foot',
    )
  })
})
