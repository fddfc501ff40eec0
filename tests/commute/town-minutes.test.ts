import { expect, test } from 'vitest'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { townMinutes } from '#domain/commute/town-minutes.ts'

test('the best ride from a town’s own stations, and none from a town without', () => {
  const rides = townMinutes('new-york-penn', EMBEDDED_TIMETABLE)
  expect(rides.get('Essex/Glen Ridge')).toMatchObject({ minutes: 36, isAbout: false, station: 'Glen Ridge' })
  expect(rides.get('Bergen/Alpine')).toBeUndefined()
})
