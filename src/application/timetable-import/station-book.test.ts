import { expect, test } from 'vitest'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { MAX_STATIONS } from '#domain/commute/timetable.ts'
import { StationBook } from './station-book.ts'

test('files with stations without number are refused', () => {
  const [first] = EMBEDDED_TIMETABLE.stations
  const known = Array.from({ length: MAX_STATIONS - 1 }, (_, at) => ({ ...first!, id: `s-${at}` }))
  const book = new StationBook(known, () => null)
  const stop = (lat: number) => ({ name: 'Landing', at: { lat: first!.at.lat + lat, lng: first!.at.lng } })
  expect(book.stationOf(stop(0.02), 'ferry')?.id).toBe('ferry-landing')
  expect(() => book.stationOf(stop(0.04), 'ferry')).toThrow('more than 4096 stations')
})
