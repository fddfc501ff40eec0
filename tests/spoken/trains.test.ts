import { describe, expect, test } from 'vitest'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { NO_TRAIN, type TrainLimit } from '#domain/search/filters/train.ts'
import { understand } from '#language/en/understand.ts'
import { RAIL_STATION_IDS, stationsOf } from '#language/rail-stations.ts'
import { PLACE_NAMES } from './utterances.ts'

const EVERYTHING = defaultFilters('sale', everyPrice)
const read = (said: string, filters: ListingFilters = EVERYTHING) => understand(said, { filters, places: PLACE_NAMES })

/** 'new-york-penn/60/15'. */
const written = ({ to, minutes, walk }: TrainLimit) => [to, minutes, walk].map((part) => part ?? '').join('/')

describe('a way to work', () => {
  test.each([
    ['near a train to New York', 'new-york-penn//15'],
    ['homes with a train to the city', 'new-york-penn//'],
    ['under 40 minutes to Hoboken', 'hoboken/40/'],
    ['three beds under 40 minutes to Hoboken', 'hoboken/40/'],
    ['within a 10 minute walk of a train', '//10'],
    ['within a ten minute walk of the station', '//10'],
    ['15 min walk to a train station', '//15'],
    ['an hour from Penn Station', 'new-york-penn/60/'],
    ['half an hour to Newark Penn Station', 'newark-penn/30/'],
    ['no more than 45 minutes to work at the World Trade Center', 'world-trade-center/45/'],
    ['45 minutes or less to the WTC by train', 'world-trade-center/45/'],
    ['PATH to the city', 'world-trade-center//'],
    ['a direct train to Hoboken', 'hoboken//'],
    ['a train to Secaucus within 30 minutes', 'secaucus/30/'],
    ['train to Newark Broad Street in under 50 minutes', 'newark-broad-street/50/'],
    ['at most 50 minutes to 33rd Street', '33rd-street/50/'],
    ['45 minute commute to Manhattan', 'new-york-penn/45/'],
    ['a 45 minute commute', 'new-york-penn/45/'],
    ['commute under an hour', 'new-york-penn/60/'],
    ['an hour and a half to midtown by train', 'new-york-penn/90/'],
    ['close to the train', '//15'],
    ['walking distance to a train station', '//15'],
    ['Penn Station within 60 min', 'new-york-penn/60/'],
    ['Penn Station within 60 min, 15 min walk', 'new-york-penn/60/15'],
    ['Train to Hoboken', 'hoboken//'],
    ['Station, 10 min walk', '//10'],
    ['an hour and 15 minutes to Penn Station', 'new-york-penn/75/'],
    ['1 hour 20 minutes to Hoboken', 'hoboken/80/'],
    ['less than an hour’s commute to Hoboken', 'hoboken/60/'],
    ['45 minutes door to door to Penn Station', 'new-york-penn/45/'],
    ['commute of at most 40 minutes to Secaucus', 'secaucus/40/'],
    ['I need to be in Hoboken in less than an hour', 'hoboken/60/'],
    ['train to Hoboken, 15 minutes walk at most', 'hoboken//15'],
    ['train to Hoboken within 40 minutes, 10 minutes or less on foot', 'hoboken/40/10'],
    ['max 50 min to Hoboken, walk 10 minutes to the station', 'hoboken/50/10'],
    ['less than 5 minutes to the train station on foot', '//5'],
    ['with a station within 15 minutes on foot', '//15'],
    ['within 60 minutes of Penn Station by train and at most 15 minutes on foot to the station', 'new-york-penn/60/15'],
  ])('%s => %s', (said, wanted) => {
    const { filters, missed } = read(said)
    expect([written(filters.train), filters.towns, missed]).toEqual([wanted, [], []])
  })

  test('says which place is meant where the words leave it open', () => {
    expect(read('near a train to New York').limits[0]?.words).toMatch(/New York Penn Station/)
    expect(read('homes with a train to the city').limits[0]?.words).toMatch(/New York Penn Station/)
    expect(read('PATH to the city').limits[0]?.words).toMatch(/World Trade Center/)
    expect(read('a 45 minute commute').limits[0]?.words).toMatch(/New York Penn Station/)
    expect(read('under 40 minutes to Hoboken').limits).toEqual([])
  })

  test.each(['not near the train', 'I don’t want to live near the train', 'near the train tracks'])(
    '%s asks for no station',
    (said) => expect(read(said).filters.train).toEqual(NO_TRAIN),
  )

  test('asks for the lines that were named', () => {
    expect(read('close to a PATH station').filters.train.lines).toEqual(['path'])
    expect(read('10 minute walk to the light rail').filters.train).toMatchObject({
      walk: 10,
      lines: ['hudson-bergen', 'newark-light-rail'],
    })
    expect(read('3 beds along the Pascack Valley Line').filters).toMatchObject({
      beds: 3,
      train: { walk: 15, lines: ['pascack'] },
    })
    expect(read('homes on the Main Line').filters.train.lines).toEqual(['main'])
  })

  test('other towns are places to look in, as before', () => {
    expect(read('homes in Hoboken').filters).toMatchObject({ train: NO_TRAIN, towns: ['Hudson/Hoboken'] })
    expect(read('near Ridgewood').filters.train).toEqual(NO_TRAIN)
    expect(read('two beds in Newark under 400k').filters.train).toEqual(NO_TRAIN)
  })

  test('minutes that no search can have are told', () => {
    for (const said of ['at least 30 minutes from Hoboken', 'more than an hour to Penn Station']) {
      const { filters, limits } = read(said)
      expect([filters.train, filters.towns]).toEqual([NO_TRAIN, []])
      expect(limits[0]?.words).toMatch(/not minimum/)
    }
    expect(read('no more than 30 minutes from Hoboken').filters.train.minutes).toBe(30)
    expect(read('5 minutes to Hoboken').limits[0]?.words).toMatch(/15 to 180 minutes/)
    expect(read('within a 90 minute walk of a train').limits[0]?.words).toMatch(/5 to 60 minutes/)
  })
})

describe('a way to work in force', () => {
  const before = { ...EVERYTHING, train: { ...NO_TRAIN, to: 'hoboken', minutes: 45, walk: 10 } }

  test.each([
    ['drop the train', '//'],
    ['any commute', '//'],
    ['forget the commute', '//'],
    ['drop the walk', 'hoboken/45/'],
    ['make it a 60 minute commute', 'hoboken/60/10'],
    ['under 50 minutes to Penn Station', 'new-york-penn/50/10'],
    ['with three bedrooms', 'hoboken/45/10'],
  ])('%s => %s', (said, wanted) => {
    expect(written(read(said, before).filters.train)).toBe(wanted)
  })
})

describe('the order by the way to work', () => {
  test.each(['closest to the train', 'shortest commute first', 'sort by commute', 'nearest to a station'])(
    '%s',
    (said) => {
      const { sort, filters, limits } = read(said)
      expect([sort, filters.train.to, limits.length]).toEqual(['shortest-commute', 'new-york-penn', 1])
      expect(read(said, { ...EVERYTHING, train: { ...NO_TRAIN, to: 'hoboken' } }).filters.train.to).toBe('hoboken')
    },
  )
})

test('an order to a place asks for that place, too', () => {
  const { sort, filters, limits } = read('shortest commute to Hoboken first')
  expect([sort, written(filters.train), filters.towns, limits]).toEqual(['shortest-commute', 'hoboken//', [], []])
})

test('the stations that can be named are the rail stations of the built-in timetable', () => {
  const rail = EMBEDDED_TIMETABLE.stations.filter(({ kind }) => kind === 'rail')
  expect(RAIL_STATION_IDS.toSorted()).toEqual(rail.map(({ id }) => id).toSorted())
  expect(rail.filter(({ town }) => town && stationsOf(town).length === 0)).toEqual([])
})

describe('questions about a home’s way to work', () => {
  test.each([
    ['how long is the train to New York from this home?', 'new-york-penn', false],
    ['how long is the train to Hoboken from the second one', 'hoboken', false],
    ['how long does it take to get to Penn Station', 'new-york-penn', false],
    ['what is the commute to the World Trade Center', 'world-trade-center', false],
    ['how far is it to the train', null, false],
    ['what station is near?', null, true],
    ['what is the nearest train station', null, true],
    ['which station is closest to it', null, true],
    ['where is the nearest station', null, true],
    ['how far is the nearest station', null, true],
    ['can I walk to the station from here', null, true],
  ])('%s', (said, to, asksStation) => {
    const { intent, commute, filters } = read(said)
    expect([intent, commute, filters]).toEqual(['commute', { to, asksStation }, EVERYTHING])
  })

  test('names the home', () => {
    expect(read('how long is the train to Hoboken from the second one').home).toBe(2)
  })
})
