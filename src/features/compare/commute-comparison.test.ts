import { expect, test } from 'vitest'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { compareCommutes } from './commute-comparison.ts'

const homesIn = (...towns: string[]) => towns.map((town) => ALL_SAMPLES.find(({ city }) => city === town)!)

test('the shortest way and ride together is marked, and what is not known is said', () => {
  const homes = homesIn('Fair Lawn', 'Glen Ridge', 'Highland Lakes')
  expect(compareCommutes(homes, 'new-york-penn', EMBEDDED_TIMETABLE)).toEqual([
    {
      ride: '52 min',
      change: 'one transfer at Secaucus Junction',
      station: 'Radburn Fair Lawn',
      way: '10 min walk',
      perHour: '3',
      total: '62 min',
      shortest: false,
    },
    {
      ride: '36 min',
      change: 'no transfer',
      station: 'Glen Ridge',
      way: '8 min walk',
      perHour: '1.5',
      total: '44 min',
      shortest: true,
    },
    { because: 'No train station in Sussex County', nearest: null },
  ])
})

test('of equal homes none has the shortest way', () => {
  const compared = compareCommutes(homesIn('Glen Ridge', 'Glen Ridge'), 'hoboken', EMBEDDED_TIMETABLE)
  expect(compared.map((each) => 'shortest' in each && each.shortest)).toEqual([false, false])
})

test('a home whose station has no known minutes keeps its station, and the drive is apart from the parking', () => {
  const weehawken = ALL_SAMPLES.find(({ id }) => id === 2)!
  expect(compareCommutes([weehawken], 'njt-dover', EMBEDDED_TIMETABLE)).toEqual([
    { because: 'We don’t have times to Dover', nearest: { station: 'Port Imperial', way: '7 min walk' } },
  ])
  const [driven] = compareCommutes(homesIn('Boonton'), 'new-york-penn', EMBEDDED_TIMETABLE)
  expect(driven).toMatchObject({
    way: expect.stringMatching(/^\d+ min (?:walk|drive \+ 15 to park, estimated)$/) as unknown,
  })
})
