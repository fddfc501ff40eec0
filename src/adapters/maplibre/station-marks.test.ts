import { expect, test } from 'vitest'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { stationFeatures, stationLetters } from './station-marks.ts'

const lettersAt = (name: string, kind: string) =>
  EMBEDDED_TIMETABLE.stations
    .filter((station) => station.name === name && station.kind === kind)
    .map((station) => stationLetters(station))

test.each([
  ['Glen Ridge', 'rail', 'MB'],
  ['Madison', 'rail', 'ME'],
  ['Dover', 'rail', 'MB ME'],
  ['Ridgewood', 'rail', 'MBC'],
  ['Secaucus Junction', 'rail', 'Rail'],
  ['Grove Street', 'path', 'PATH'],
])('%s (%s) is marked %s', (name, kind, letters) => {
  expect(lettersAt(name, kind)).toEqual([letters])
})

test('no mark is longer than two lines', () => {
  const marks = EMBEDDED_TIMETABLE.stations.map(stationLetters)
  expect(marks.filter((mark) => mark.length > 10)).toEqual([])
})

test('an imported line is marked by its kind', () => {
  expect(stationLetters({ kind: 'ferry', lines: ['Harbor Line'] })).toBe('Ferry')
})

test('at one place the name of the railway stands for all', () => {
  const named = stationFeatures(EMBEDDED_TIMETABLE.stations).features.filter(({ properties }) => !properties!['shared'])
  const kindsAt = (name: string) =>
    named
      .filter(({ properties }) => properties!['name'] === name)
      .map(({ properties }) => properties!['kind'] as string)
  expect(kindsAt('Hoboken')).toEqual(['rail'])
  expect(kindsAt('Newport')).toEqual(['path'])
})
