import { expect, test } from 'vitest'
import { RAIL_LINES } from '../../commute/rail-line.ts'
import { partText, relaxations, relaxingText } from '../filter-parts.ts'
import { checkFilters, completeFilters } from '../filters-check.ts'
import { readListingQuery } from '../filters-from-url.ts'
import { writeListingQuery } from '../filters-url.ts'
import { defaultFilters } from '../filters.ts'
import { NO_TRAIN, type TrainLimit } from './train.ts'

test('the way to work is read from an address and written back', () => {
  const params = {
    train: 'new-york-penn',
    trainMinutes: '60',
    walk: '15',
    line: 'gladstone,morris-essex',
    sort: 'shortest-commute',
  }
  const { query, rejected } = readListingQuery(params)
  expect(query.filters.train).toEqual({
    to: 'new-york-penn',
    minutes: 60,
    walk: 15,
    lines: ['gladstone', 'morris-essex'],
  })
  expect([query.sort, rejected, writeListingQuery(query)]).toEqual(['shortest-commute', [], params])
})

test.each([
  [{ train: 'Penn Station' }, 'train'],
  [{ train: 'hoboken', trainMinutes: '14' }, 'trainMinutes'],
  [{ train: 'hoboken', trainMinutes: '181' }, 'trainMinutes'],
  [{ walk: '61' }, 'walk'],
  [{ line: 'broadway' }, 'line'],
])('what no search can have is refused by name: %j', (params, name) => {
  const { query, rejected } = readListingQuery(params)
  expect([rejected, query.filters.train.minutes, query.sort]).toEqual([[name], null, 'newest'])
})

test('minutes and an order without a place ask for nothing', () => {
  const { query, rejected } = readListingQuery({ trainMinutes: '60', sort: 'shortest-commute' })
  expect([query.filters.train, query.sort, rejected]).toEqual([NO_TRAIN, 'newest', []])
  const asked = checkFilters({ ...defaultFilters(), train: { ...NO_TRAIN, minutes: 60 } })
  expect(asked).toMatchObject({ problem: { fields: [{ field: 'filters.trainMinutes' }] } })
})

test('its chip and what widening it is called', () => {
  const filters = { ...defaultFilters(), train: { ...NO_TRAIN, to: 'new-york-penn', minutes: 60, walk: 15 } }
  const ofTrain = relaxations(filters).filter(({ part }) => part.part === 'train')
  expect(partText({ part: 'train' }, filters)).toBe('Penn Station within 60 min, 15 min walk')
  expect(ofTrain.map(({ part }) => relaxingText(part, filters))).toEqual([
    'Removing “Penn Station within 60 min, 15 min walk”',
    'Widening to “Penn Station within 60 min”',
    'Widening to “Penn Station within 90 min, 15 min walk”',
  ])
  expect(partText({ part: 'train' }, { ...filters, train: { ...NO_TRAIN, to: 'njt-glen-ridge' } })).toBe(
    'Train to Glen Ridge',
  )
  expect(partText({ part: 'train' }, { ...filters, train: { ...NO_TRAIN, to: 'lr-silver-lake' } })).toBe(
    'Train to Silver Lake',
  )
  expect(partText({ part: 'train' }, { ...filters, train: { ...NO_TRAIN, walk: 10 } })).toBe('Station, 10 min walk')
})

test('a line in its chip, and what widening it is called', () => {
  const on = (train: Partial<TrainLimit>) => ({
    ...defaultFilters(),
    train: { ...NO_TRAIN, lines: ['morris-essex' as const], ...train },
  })
  const chip = (train: Partial<TrainLimit>) => partText({ part: 'train' }, on(train))
  expect(chip({})).toBe('On the Morris & Essex Line')
  expect(chip({ walk: 15 })).toBe('On the Morris & Essex Line, 15 min walk')
  expect(chip({ to: 'hoboken', minutes: 45 })).toBe('Hoboken within 45 min, on the Morris & Essex Line')
  expect(chip({ lines: ['pascack', 'path'] })).toBe('On the Pascack Valley Line or PATH')
  expect(chip({ lines: ['gladstone', 'pascack', 'path'] })).toBe(
    'On the Gladstone Branch, the Pascack Valley Line, or 1 other line',
  )
  expect(chip({ lines: [...RAIL_LINES] })).toBe(
    'On the North Jersey Coast Line, the Gladstone Branch, or 10 other lines',
  )
  const near = on({ walk: 15 })
  expect(
    relaxations(near)
      .filter(({ part }) => part.part === 'train')
      .map(({ part }) => relaxingText(part, near)),
  ).toEqual([
    'Removing “On the Morris & Essex Line, 15 min walk”',
    'Widening to “On the Morris & Essex Line”',
    'Widening to “Station, 15 min walk”',
  ])
})

test('a limit that was kept before there were lines is on any line', () => {
  const kept = { ...defaultFilters(), train: { to: null, minutes: null, walk: 10 } }
  expect(completeFilters(kept)?.train).toEqual({ ...NO_TRAIN, walk: 10 })
})
