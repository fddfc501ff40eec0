import { describe, expect, test } from 'vitest'
import { RAIL_LINES } from '#domain/commute/rail-line.ts'
import { trainChip } from '#domain/search/chip-texts.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { NO_TRAIN } from '#domain/search/filters/train.ts'
import { understand } from '#language/en/understand.ts'
import { trainChip as trainChipInSpanish } from '#language/es/train-words.ts'
import { understand as understandSpanish } from '#language/es/understand.ts'
import { PLACE_NAMES } from './utterances.ts'

const context = { filters: defaultFilters('sale', everyPrice), places: PLACE_NAMES }

/** What is read of lines and places: 'main+pascack 15 Bergen Essex/Montclair'. */
const readWith = (read: typeof understand) => (said: string) => {
  const { filters, missed } = read(said, context)
  const { train, county, counties, towns } = filters
  return [
    [train.lines.join('+'), train.walk, county, ...counties, ...towns].filter(Boolean).join(' '),
    missed.map(({ start, end }) => said.slice(start, end)),
  ]
}
const english = readWith(understand)
const spanish = readWith(understandSpanish)

describe('a line that is named like places', () => {
  test.each([
    ['homes on the Morris & Essex line', 'morris-essex 15'],
    ['on the Morris and Essex line', 'morris-essex 15'],
    ['near the Montclair-Boonton line', 'montclair 15'],
    ['along the Bergen County Line', 'main 15'],
    ['on the Main/Bergen County Line', 'main 15'],
    ['homes near the Hudson-Bergen Light Rail', 'hudson-bergen 15'],
    ['near the Newark light rail', 'newark-light-rail 15'],
    ['Main Line', 'main 15'],
    ['Raritan Valley Line', 'raritan 15'],
    ['on the Gladstone branch', 'gladstone 15'],
    ['on the Northeast Corridor', 'northeast 15'],
    ['on the PATH', 'path 15'],
    ['homes near PATH or Pascack Valley line', 'pascack+path 15'],
    ['near the Pascack Valley or Main line', 'main+pascack 15'],
    ['on the Raritan Valley Line, the Main Line or PATH', 'main+path+raritan 15'],
    ['within a 10 minute walk of the Morris and Essex line', 'morris-essex 10'],
    ['a 10 minute walk to the Main Line or the PATH', 'main+path 10'],
    ['homes near the Morris & Essex line in Montclair', 'morris-essex 15 Essex/Montclair'],
    ['Montclair homes on the Montclair-Boonton Line', 'montclair 15 Essex/Montclair'],
    ['Bergen County homes on the Bergen County Line', 'main 15 Bergen'],
  ])('is read as the line: %s', (said, wanted) => expect(english(said)).toEqual([wanted, []]))

  test.each([
    ['cerca de la línea Morris & Essex', 'morris-essex 15'],
    ['cerca de la línea Morris y Essex', 'morris-essex 15'],
    ['sobre el PATH', 'path 15'],
    ['cerca del PATH', 'path 15'],
    ['cerca del tren ligero Hudson-Bergen', 'hudson-bergen 15'],
    ['cerca del tren ligero de Newark', 'newark-light-rail 15'],
    ['cerca del ramal Gladstone', 'gladstone 15'],
    ['cerca del Corredor Noreste', 'northeast 15'],
    ['en la línea North Jersey Coast', 'coast 15'],
    ['en la línea Port Jervis', 'port-jervis 15'],
    ['en la línea del condado de Bergen', 'main 15'],
    ['a 10 minutos a pie de la línea Main', 'main 10'],
    ['a 10 minutos a pie de la línea Montclair-Boonton', 'montclair 10'],
    ['a 10 minutos a pie del tren ligero Hudson-Bergen', 'hudson-bergen 10'],
    ['a 10 minutos a pie del PATH', 'path 10'],
    ['casas en la línea Pascack Valley', 'pascack 15'],
    ['cerca del PATH o de la línea Pascack Valley', 'pascack+path 15'],
    ['en las líneas Pascack Valley y Raritan Valley', 'pascack+raritan 15'],
    ['casas en Montclair cerca de la línea Morris & Essex', 'morris-essex 15 Essex/Montclair'],
  ])('is read as the line in Spanish: %s', (said, wanted) => expect(spanish(said)).toEqual([wanted, []]))

  test.each([
    ['homes in Morris County', 'Morris'],
    ['Morris and Essex County homes', 'Essex Morris'],
    ['Bergen County homes', 'Bergen'],
    ['Hudson and Bergen counties', 'Bergen Hudson'],
    ['homes in Montclair and Boonton', 'Essex/Montclair Morris/Boonton'],
  ])('leaves places that are no line: %s', (said, wanted) => expect(english(said)).toEqual([wanted, []]))

  test.each([
    ['casas en el condado de Morris', 'Morris'],
    ['casas en los condados de Morris y Essex', 'Essex Morris'],
    ['casas en Montclair', 'Essex/Montclair'],
  ])('leaves places that are no line in Spanish: %s', (said, wanted) => expect(spanish(said)).toEqual([wanted, []]))
})

test.each(RAIL_LINES)('the chip of %s can be said again', (line) => {
  const limit = { ...NO_TRAIN, walk: 10, lines: [line] }
  expect(english(trainChip(limit))).toEqual([`${line} 10`, []])
  expect(spanish(trainChipInSpanish(limit))).toEqual([`${line} 10`, []])
})

test.each(['not near the Main Line', 'away from the Morris & Essex line'])('no line is asked for: %s', (said) => {
  expect(understand(said, context).filters.train).toEqual(NO_TRAIN)
})
