import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importGtfs } from '#compose/timetable-import.ts'
import { timetableOf } from '#content/timetable/timetable-file.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { valueOrThrow } from '#domain/result.ts'
import { readTimetableFile } from '#process/timetable-settings.ts'
import { feedWith, SMALL_FEED, stopAt, stopTimes, visits, writeZip, zipWith } from './made-feed.ts'
import { zipOf } from './zip-file.ts'

const TODAY = '2026-11-22'
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'timetable-'))
const run = (paths: readonly string[], dataDir = emptyFolder()) =>
  importGtfs(paths, { dataDir, timetableFile: null }, TODAY)

async function imported(paths: readonly string[]): Promise<{ timetable: Timetable; text: string }> {
  const { file, report, notes } = valueOrThrow(await run(paths))
  const timetable = timetableOf(valueOrThrow(readTimetableFile(readFileSync(file, 'utf8'))))
  return { timetable, text: [...report, ...notes].join('\n') }
}

const [RIDGE, PENN, HOBOKEN, SECAUCUS, BROAD] = [
  'njt-glen-ridge',
  'njt-new-york-penn-station',
  'njt-hoboken',
  'njt-secaucus-junction',
  'njt-newark-broad-st',
]
const ride = ({ rides }: Timetable, from: string, to: string) =>
  rides.find((each) => each.from === from && each.to === to)
const stops = (...rows: string[]) => `stop_id,stop_name,stop_lat,stop_lon\n${rows.join('\n')}\n`
const trips = (...ids: string[]) => `route_id,service_id,trip_id\n${ids.map((id) => `1,weekday,${id}`).join('\n')}\n`

describe('a feed', () => {
  test('becomes a timetable of the first usual Tuesday, with its report', async () => {
    const { timetable, text } = await imported([zipWith({})])
    expect(timetable).toMatchObject({ asOf: '2026-11-24', endsOn: '2026-12-31', branches: [] })
    expect(ride(timetable, RIDGE, PENN)).toEqual({
      from: RIDGE,
      to: PENN,
      changeAt: null,
      fastest: 36,
      usual: 36,
      slowest: 36,
      trains: 1,
      perHour: 0.5,
      isAbout: false,
      departures: [420],
    })
    expect(timetable.stations.map(({ name, lines }) => [name, lines])).toEqual([
      ['Glen Ridge', ['Montclair-Boonton Line']],
      ['New York Penn Station', ['Montclair-Boonton Line']],
    ])
    expect(text).toContain('New timetable of November 2026, dated November 24, 2026, valid to December 31, 2026')
    expect(text).toContain('Stations: 2 rail')
    expect(text).toContain('To Penn Station: from 1 station')
    expect(text).toContain('To World Trade Center: not in these files')
    expect(text).toContain('150 of its stations are missing: Lake Hopatcong (rail)')
  })

  test('may have a byte order mark, CRLF, quotes, unsorted rows, columns in another order, and no agency', async () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
    const unsorted = ['2,07:36:00,t1,"njt-new-york-penn-station",', '1,,t1,njt-glen-ridge, 7:00:00 ']
    const zip = zipWith({
      'agency.txt': null,
      'stops.txt': windows(SMALL_FEED['stops.txt']),
      'calendar.txt': windows(SMALL_FEED['calendar.txt']),
      'stop_times.txt': windows(stopTimes(unsorted, 'stop_sequence,arrival_time,trip_id,stop_id,departure_time')),
    })
    expect(ride((await imported([zip])).timetable, RIDGE, PENN)).toMatchObject({ usual: 36, departures: [420] })
  })

  test('may be stored without compression, in a folder', async () => {
    const files = Object.fromEntries(Object.entries(feedWith({})).map(([name, text]) => [`feed/${name}`, text]))
    const { timetable } = await imported([writeZip(zipOf(files, { stored: true }))])
    expect(ride(timetable, RIDGE, PENN)?.usual).toBe(36)
  })

  test('has the fastest, median and slowest of several trains; only arrivals from 6 to 10 count', async () => {
    const times = [
      ['a', '05:20:00', '05:50:00'],
      ['b', '05:30:00', '06:00:00'],
      ['c', '06:50:00', '07:26:00'],
      ['d', '07:50:00', '08:30:00'],
      ['e', '08:20:00', '09:00:00'],
      ['f', '09:15:00', '10:00:00'],
      ['g', '09:20:00', '10:01:00'],
    ] as const
    const rows = times.flatMap(([id, from, to]) =>
      visits(id, [
        [RIDGE, from],
        [PENN, to],
      ]),
    )
    const zip = zipWith({ 'trips.txt': trips(...times.map(([id]) => id)), 'stop_times.txt': stopTimes(rows) })
    expect(ride((await imported([zip])).timetable, RIDGE, PENN)).toMatchObject({
      // 30, 36, 40, 40 and 45 minutes.
      fastest: 30,
      usual: 40,
      slowest: 45,
      trains: 5,
      // 7:26 and 8:30; not 9:00.
      perHour: 1,
      departures: [330, 410, 470, 500, 555],
    })
  })

  test('has trips past midnight on the next day', async () => {
    const rows = visits('t1', [
      [RIDGE, '30:10:00'],
      [PENN, '30:50:00'],
    ])
    const { timetable } = await imported([zipWith({ 'stop_times.txt': stopTimes(rows) })])
    expect(ride(timetable, RIDGE, PENN)).toMatchObject({ usual: 40, departures: [370] })
  })

  test('may have loops that visit a stop twice: a ride begins at the last boarding and ends at the first stop', async () => {
    const rows = visits('t1', [
      [RIDGE, '07:00:00'],
      [BROAD, '07:10:00'],
      [RIDGE, '07:20:00'],
      [PENN, '07:50:00'],
      [BROAD, '08:10:00'],
    ])
    const zip = zipWith({
      'stops.txt': stops(stopAt(RIDGE, 'GLEN RIDGE'), stopAt(PENN, 'NEW YORK PENN'), stopAt(BROAD, 'NEWARK BROAD ST')),
      'stop_times.txt': stopTimes(rows),
    })
    const { timetable } = await imported([zip])
    expect(ride(timetable, RIDGE, PENN)).toMatchObject({ usual: 30, trains: 1 })
    // 7:00 to 7:10, and 7:20 to 8:10.
    expect(ride(timetable, RIDGE, BROAD)).toMatchObject({ fastest: 10, slowest: 50, trains: 2 })
    expect(ride(timetable, BROAD, RIDGE)).toMatchObject({ usual: 10, trains: 1 })
  })

  test('may say its trains as a rhythm, from the trip’s first stop on, and then words say about', async () => {
    const zip = zipWith({
      'stops.txt': stops('depot,Depot,39.9,-75.1', stopAt(RIDGE, 'GLEN RIDGE'), stopAt(PENN, 'NEW YORK PENN')),
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nt1,06:00:00,07:00:00,1200\n',
      'stop_times.txt': stopTimes(
        visits('t1', [
          ['depot', '00:00:00'],
          [RIDGE, '00:10:00'],
          [PENN, '00:45:00'],
        ]),
      ),
    })
    expect(ride((await imported([zip])).timetable, RIDGE, PENN)).toMatchObject({
      usual: 35,
      trains: 3,
      isAbout: true,
      departures: [370, 390, 410],
    })
  })

  test('has platforms that count to their station, and doors that don’t open', async () => {
    const zip = zipWith({
      'stops.txt': [
        'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station',
        stopAt(RIDGE, 'GLEN RIDGE', ',0,'),
        stopAt(PENN, 'NEW YORK PENN STATION', ',1,'),
        'track-7,Track 7,,,0,njt-new-york-penn-station',
        stopAt(BROAD, 'NEWARK BROAD ST', ',0,'),
        '',
      ].join('\n'),
      'stop_times.txt': stopTimes(
        [
          't1,07:00:00,07:00:00,njt-glen-ridge,1,0,0',
          't1,07:15:00,07:15:00,njt-newark-broad-st,2,0,1',
          't1,07:36:00,07:36:00,track-7,3,0,0',
        ],
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
      ),
    })
    const { timetable } = await imported([zip])
    expect(ride(timetable, RIDGE, PENN)?.usual).toBe(36)
    expect(ride(timetable, BROAD, PENN)?.usual).toBe(21)
    expect(ride(timetable, RIDGE, BROAD)).toBeUndefined()
  })

  test('has holidays and extra days in calendar_dates.txt, and may have nothing else', async () => {
    const only = zipWith({
      'calendar.txt': null,
      'calendar_dates.txt': 'service_id,date,exception_type\nweekday,20261202,1\n',
    })
    expect((await imported([only])).timetable).toMatchObject({ asOf: '2026-12-02', endsOn: '2026-12-02' })
    const without = zipWith({ 'calendar_dates.txt': 'service_id,date,exception_type\nweekday,20261124,2\n' })
    expect((await imported([without])).timetable.asOf).toBe('2026-11-25')
  })

  test('may have ended: one of its days is taken, and it is said', async () => {
    const calendar = SMALL_FEED['calendar.txt'].replace('20261231', '20261009')
    const { timetable, text } = await imported([zipWith({ 'calendar.txt': calendar })])
    expect(timetable).toMatchObject({ asOf: '2026-09-01', endsOn: '2026-10-09' })
    expect(text).toContain('The files ended on 2026-10-09. Download newer ones')
  })

  test('may claim to hold for a century: a day from today on is taken', async () => {
    const calendar = SMALL_FEED['calendar.txt'].replace('20260901', '20000101').replace('20261231', '20991231')
    const { timetable, text } = await imported([zipWith({ 'calendar.txt': calendar })])
    expect(timetable.asOf).toBe('2026-11-24')
    expect(text).not.toContain('ended')
  })

  test('is checked: rows that name nothing, have no time or run backwards are left out and counted', async () => {
    const zip = zipWith({
      'trips.txt': trips('t1', 't2', 't3'),
      'stop_times.txt': stopTimes([
        ...visits('t1', [
          [RIDGE, '07:00:00'],
          [PENN, '07:36:00'],
        ]),
        ...visits('t2', [
          [RIDGE, '08:00:00'],
          [PENN, '07:36:00'],
        ]),
        ...visits('t3', [
          [RIDGE, ''],
          ['nowhere', '07:36:00'],
        ]),
        ...visits('t4', [[RIDGE, '07:00:00']]),
      ]),
    })
    const { timetable, text } = await imported([zip])
    expect(ride(timetable, RIDGE, PENN)?.trains).toBe(1)
    expect(text).toContain('rail.zip: 1 stop times name a missing trip; left out')
    expect(text).toContain('rail.zip: 1 stop times name a stop that is missing or has no location; left out')
    expect(text).toContain('rail.zip: 1 stops have no time; left out')
    expect(text).toContain('rail.zip: 1 trips run backwards in time; left out')
  })
})

describe('changes', () => {
  const secaucus = (wait: string) =>
    zipWith({
      'stops.txt': stops(
        stopAt('njt-radburn', 'RADBURN'),
        stopAt(SECAUCUS, 'FRANK R LAUTENBERG SECAUCUS LOWER LEVEL'),
        stopAt(SECAUCUS, 'FRANK R LAUTENBERG SECAUCUS UPPER LEVEL').replace(SECAUCUS, 'upper'),
        stopAt(PENN, 'NEW YORK PENN STATION'),
        stopAt(HOBOKEN, 'HOBOKEN'),
      ),
      'trips.txt': trips('t1', 'u1', 'u2'),
      'stop_times.txt': stopTimes([
        ...visits('t1', [
          ['njt-radburn', '07:00:00'],
          [SECAUCUS, '07:28:00'],
          [HOBOKEN, '07:40:00'],
        ]),
        ...visits('u1', [
          ['upper', wait],
          [PENN, '07:48:00'],
        ]),
        ...visits('u2', [
          ['upper', '08:00:00'],
          [PENN, '08:13:00'],
        ]),
      ]),
    })

  test('at Secaucus take 8 minutes or more', async () => {
    const { timetable } = await imported([secaucus('07:36:00')])
    expect(ride(timetable, 'njt-radburn', PENN)).toMatchObject({ changeAt: [SECAUCUS, SECAUCUS], usual: 48, trains: 1 })
    const missed = await imported([secaucus('07:35:00')])
    expect(ride(missed.timetable, 'njt-radburn', PENN)?.usual).toBe(73)
  })

  test('lead from one operator’s file to another’s: rail and PATH at Hoboken', async () => {
    const path = zipWith(
      {
        'agency.txt':
          'agency_name,agency_url,agency_timezone\nPort Authority Trans-Hudson (PATH),https://path.example,America/New_York\n',
        'routes.txt': 'route_id,route_long_name,route_type\n1,Hoboken - World Trade Center,2\n',
        'stops.txt': stops(stopAt('path-hoboken', 'Hoboken'), stopAt('path-world-trade-center', 'World Trade Center')),
        'stop_times.txt': stopTimes(
          visits('t1', [
            ['path-hoboken', '07:46:00'],
            ['path-world-trade-center', '07:56:00'],
          ]),
        ),
      },
      'path.zip',
    )
    const { timetable, text } = await imported([secaucus('07:36:00'), path])
    expect(ride(timetable, 'njt-radburn', 'path-world-trade-center')).toMatchObject({
      changeAt: [HOBOKEN, 'path-hoboken'],
      usual: 56,
      isAbout: false,
    })
    expect(text).toContain('Stations: 4 rail, 2 PATH')
  })

  test('are read from files with one name and the same ids of stops', async () => {
    const other = zipWith({
      'stops.txt': stops(
        stopAt('njt-radburn', 'RADBURN').replace('njt-radburn', RIDGE),
        stopAt(HOBOKEN, 'HOBOKEN').replace(HOBOKEN, PENN),
      ),
      'stop_times.txt': stopTimes(
        visits('t1', [
          [RIDGE, '07:00:00'],
          [PENN, '07:40:00'],
        ]),
      ),
    })
    const { timetable } = await imported([zipWith({}), other])
    expect(ride(timetable, RIDGE, PENN)).toMatchObject({ usual: 36, trains: 1 })
    expect(ride(timetable, 'njt-radburn', HOBOKEN)).toMatchObject({ usual: 40, trains: 1 })
  })
})

describe('new stations', () => {
  test('ferries and bus terminals are taken where they lie in the region, with their town; corner stops are not', async () => {
    const zip = zipWith({
      'routes.txt': 'route_id,agency_id,route_long_name,route_type\n1,NJT,Ferry,4\n2,NJT,Bus 126,3\n',
      'trips.txt': 'route_id,service_id,trip_id\n1,weekday,t1\n2,weekday,t2\n',
      'stops.txt': stops(
        'f1,PORT IMPERIAL FERRY,40.7757,-74.0126',
        'f2,Hoboken Terminal Ferry,40.7352,-74.0268',
        'b1,Washington St at 5th St,40.742,-74.0299',
        'b2,HOBOKEN BUS TERMINAL,40.7357,-74.0291',
        'b3,Port Authority Bus Terminal,40.7569,-73.9903',
        'x,Trenton Ferry,40.21,-74.76',
      ),
      'stop_times.txt': stopTimes([
        ...visits('t1', [
          ['x', '06:00:00'],
          ['f1', '07:00:00'],
          ['f2', '07:08:00'],
        ]),
        ...visits('t2', [
          ['b1', '07:00:00'],
          ['b2', '07:10:00'],
          ['b3', '07:40:00'],
        ]),
      ]),
    })
    const { timetable, text } = await imported([zip])
    expect(timetable.stations.map(({ id, name, kind, town }) => [id, name, kind, town])).toEqual([
      ['ferry-port-imperial-ferry', 'Port Imperial Ferry', 'ferry', 'Hudson/Weehawken'],
      ['ferry-hoboken-terminal-ferry', 'Hoboken Terminal Ferry', 'ferry', 'Hudson/Hoboken'],
      ['bus-hoboken-bus-terminal', 'Hoboken Bus Terminal', 'bus', 'Hudson/Hoboken'],
      ['bus-port-authority-bus-terminal', 'Port Authority Bus Terminal', 'bus', null],
    ])
    expect(ride(timetable, 'bus-hoboken-bus-terminal', 'bus-port-authority-bus-terminal')?.usual).toBe(30)
    expect(text).toContain('1 stops are outside the region and were left out')
  })
})

describe('a file that cannot be used is refused in words, and the old table stays', () => {
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)
  const good = zipOf(feedWith({}))
  const damaged = Buffer.from(good)
  damaged.fill(0xff, good.indexOf('stops.txt') + 12, good.indexOf('stops.txt') + 40)
  const REFUSED: readonly (readonly [title: string, path: () => string, words: string])[] = [
    ['no file', () => '/nowhere/rail.zip', '/nowhere/rail.zip cannot be read: ENOENT'],
    [
      'not a zip',
      () => writeZip(Buffer.from('<html>Sign in</html>')),
      'rail.zip isn’t a zip file, or is cut off. Download it again',
    ],
    ['an empty file', () => writeZip(Buffer.alloc(0)), 'rail.zip isn’t a zip file, or is cut off. Download it again'],
    ['cut off', () => writeZip(cut(good)), 'rail.zip isn’t a zip file, or is cut off. Download it again'],
    ['damaged', () => writeZip(damaged), 'stops.txt in rail.zip is damaged. Download it again'],
    [
      'no stop times',
      () => zipWith({ 'stop_times.txt': null, 'trips.txt': null }),
      'rail.zip has no trips.txt, no stop_times.txt: it isn’t a GTFS file',
    ],
    [
      'no calendar',
      () => zipWith({ 'calendar.txt': null }),
      'rail.zip has neither calendar.txt nor calendar_dates.txt',
    ],
    [
      'only weekends',
      () => zipWith({ 'calendar.txt': SMALL_FEED['calendar.txt'].replace('1,1,1,1,1,0,0', '0,0,0,0,0,1,1') }),
      'Nothing runs on a Tuesday, Wednesday, or Thursday (rail.zip: 2026-09-05 to 2026-12-27)',
    ],
    [
      'no days',
      () => zipWith({ 'calendar.txt': SMALL_FEED['calendar.txt'].replace('1,1,1,1,1', '0,0,0,0,0') }),
      'No service of rail.zip runs on any day',
    ],
    [
      'a wrong date',
      () => zipWith({ 'calendar.txt': SMALL_FEED['calendar.txt'].replace('20260901', '1 Sept') }),
      'calendar.txt in rail.zip has "1 Sept" where a date like 20260922 belongs',
    ],
    [
      'a missing column',
      () => zipWith({ 'trips.txt': 'trip_id,route_id\nt1,1\n' }),
      'trips.txt in rail.zip has no column service_id',
    ],
    [
      'an unknown route',
      () => zipWith({ 'trips.txt': 'route_id,service_id,trip_id\n9,weekday,t1\n' }),
      'names the route "9", which routes.txt lacks',
    ],
    ['an open quotation mark', () => zipWith({ 'stops.txt': 'stop_id,stop_name\na,"b\n' }), 'is never closed'],
    [
      'not UTF-8',
      () => writeZip(zipOf({ ...feedWith({}), 'stops.txt': Buffer.from('stop_id\n\xff', 'latin1') })),
      'stops.txt in rail.zip is not UTF-8 text',
    ],
    [
      'elsewhere',
      () => zipWith({ 'stops.txt': stops('njt-glen-ridge,A,34.1,-118.2', 'njt-new-york-penn-station,B,34,-118') }),
      'No train in these files runs between two stations in the region',
    ],
    [
      'a rhythm without end',
      () =>
        zipWith({
          'frequencies.txt': `trip_id,start_time,end_time,headway_secs\n${'t1,00:00:00,999:00:00,30\n'.repeat(20)}`,
        }),
      'frequencies.txt in rail.zip has more than 1000000 trains',
    ],
    ['an empty table', () => zipWith({ 'stops.txt': '' }), 'stops.txt in rail.zip is empty'],
  ]

  test.each(REFUSED.map(([title, path, words]) => ({ title, path, words })))('$title', async ({ path, words }) => {
    const dataDir = emptyFolder()
    writeFileSync(join(dataDir, 'timetable.json'), 'the old one')
    const answer = await run([path()], dataDir)
    expect(!answer.ok && answer.problem.message).toContain(words)
    expect(readdirSync(dataDir)).toEqual(['timetable.json'])
    expect(readFileSync(join(dataDir, 'timetable.json'), 'utf8')).toBe('the old one')
  })

  test('files that share no weekday are refused together', async () => {
    const old = zipWith(
      { 'calendar.txt': SMALL_FEED['calendar.txt'].replace('20260901,20261231', '20250901,20251231') },
      'path.zip',
    )
    const answer = await run([zipWith({}), old])
    expect(!answer.ok && answer.problem.message).toContain(
      'rail.zip: 2026-09-01 to 2026-12-31; path.zip: 2025-09-01 to 2025-12-31',
    )
  })
})
