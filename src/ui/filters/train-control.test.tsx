import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { NO_TRAIN, type TrainLimit } from '#domain/search/filters/train.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { TrainControl } from './train-control.tsx'

const shown = (train: TrainLimit) =>
  renderedOnRouter(() => <TrainControl filters={{ ...defaultFilters(), train }} onChoose={() => {}} />, '/listings')

/** The choices of each list by its name, the chosen one with a star. */
function lists(html: string): Record<string, string[]> {
  const selects = [...html.matchAll(/<select[^>]*name="(\w+)"[^>]*>(.*?)<\/select>/gs)]
  const options = (inside: string) =>
    [...inside.matchAll(/<option([^>]*)>(.*?)<\/option>/gs)].map(
      ([, attributes, text]) => `${text!.replaceAll(/<!--.*?-->/g, '')}${attributes!.includes('selected') ? '*' : ''}`,
    )
  return Object.fromEntries(selects.map(([, name, inside]) => [name, options(inside!)]))
}

test('L-03 at rest a train leads anywhere, and its minutes wait for a place', async () => {
  const html = await shown(NO_TRAIN)
  const { train, trainMinutes, walk } = lists(html)
  expect(train!.slice(0, 3)).toEqual(['Any place*', 'Penn Station', 'World Trade Center (PATH)'])
  expect(trainMinutes).toEqual(['Any*', '30 min', '45 min', '60 min', '75 min', '90 min'])
  expect(walk).toBeUndefined()
  expect(html).toMatch(/name="trainMinutes"[^>]* disabled=""/)
  expect(html).toContain('September 2026')
})

test('L-03 limits of an address are among the choices, and a station by its name', async () => {
  const { train, trainMinutes, walk } = lists(await shown({ to: 'njt-glen-ridge', minutes: 50, walk: 12, lines: [] }))
  expect(train).toContain('Glen Ridge*')
  expect(trainMinutes).toEqual(['Any', '30 min', '45 min', '50 min*', '60 min', '75 min', '90 min'])
  expect(walk).toContain('12 min walk or less*')
})

test('L-03 several rail lines are chosen by boxes, whose fold names them', async () => {
  const named = (html: string) => /<summary[^>]*>(.*?)<\/summary>/.exec(html)?.[1]
  expect(named(await shown(NO_TRAIN))).toBe('Any rail line')
  const html = await shown({ ...NO_TRAIN, lines: ['gladstone', 'path'] })
  expect(named(html)).toBe('On the Gladstone Branch or PATH')
  const values = [...html.matchAll(/<input[^>]*name="line"[^>]*>/g)].map(([box]) => box)
  expect(values).toHaveLength(12)
  const checked = values.filter((box) => box.includes('checked=""'))
  expect(checked.map((box) => /value="([^"]*)"/.exec(box)?.[1])).toEqual(['gladstone', 'path'])
})
