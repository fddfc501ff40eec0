import { describe, expect, test } from 'vitest'
import { countyLabels } from './county-labels.ts'
import { drawnLabels, isOnDrawing, spotOf } from './drawn-labels.ts'
import { middle } from './middle.ts'

const FRAME = [-74.2, 40.7, -74.1, 40.8]
const station = (name: string, lng: number, lat: number, town: 'Essex/A' | 'Essex/B' = 'Essex/A') => ({
  name,
  at: { lng, lat },
  town,
})

describe('M: the drawing of a town', () => {
  test('M-04 its frame holds what lies in it', () => {
    expect(spotOf({ lng: -74.2, lat: 40.8 }, { frame: FRAME })).toEqual([0, 0])
    expect(spotOf({ lng: -74.15, lat: 40.75 }, { frame: FRAME })).toEqual([320, 320])
    expect(isOnDrawing(spotOf({ lng: -74.3, lat: 40.75 }, { frame: FRAME }))).toBe(false)
  })

  test('M-04 the town’s own stations are named first, and no name covers another', () => {
    const near = [station('Other', -74.15, 40.7503, 'Essex/B'), station('Own', -74.15, 40.75)]
    const { stations, names } = drawnLabels('Essex/A', { frame: FRAME, names: [{ name: 'B', at: [320, 318] }] }, near)
    expect(stations.map(({ name, side }) => [name, side])).toEqual([
      ['Own', 'left'],
      ['Other', 'right'],
    ])
    expect(names).toEqual([])
  })

  test('M-04 a name gives way to a price and to the edge, and two stations of one name at one place are one', () => {
    const names = { frame: FRAME, names: [] }
    expect(drawnLabels('Essex/A', names, [station('At the edge', -74.199, 40.75)]).stations[0]!.side).toBe('right')
    const behind = drawnLabels('Essex/A', names, [station('Behind', -74.15, 40.75)], [[290, 330]])
    expect(behind.stations[0]!.side).toBe('right')
    expect(
      drawnLabels('Essex/A', names, [station('S', -74.15, 40.75), station('S', -74.1501, 40.75)]).stations,
    ).toHaveLength(1)
  })

  test('M-04 on a county’s drawing towns with homes are named first', () => {
    const at = (x: number, fits: boolean) => ({ outline: '', at: [x, 50] as const, fits })
    const towns = { 'Essex/Large': at(100, true), 'Essex/Small': at(110, false), 'Essex/Far': at(300, false) }
    expect([...countyLabels({ towns }, new Set()).keys()]).toEqual(['Essex/Large', 'Essex/Far'])
    expect([...countyLabels({ towns }, new Set(['Essex/Small'])).keys()]).toEqual(['Essex/Small', 'Essex/Far'])
  })

  test('M-04 of towns with homes too, none is written over another; its homes and the letters of phones need more room', () => {
    const at = (x: number, y: number) => ({ outline: '', at: [x, y] as const, fits: true })
    const towns = { 'Essex/First': at(100, 50), 'Essex/Below': at(100, 78), 'Essex/Over': at(104, 52) }
    const labels = countyLabels({ towns }, new Set(['Essex/First', 'Essex/Below', 'Essex/Over']))
    expect([...labels]).toEqual([
      ['Essex/First', { at: [100, 50], hasCount: true, shiftOnPhones: 0 }],
      ['Essex/Below', { at: [100, 78], hasCount: false, shiftOnPhones: null }],
      // Over the first: no name at all.
    ])
    const edge = countyLabels({ towns: { 'Essex/Englewood Cliffs': at(490, 50) } }, new Set(['Essex/Englewood Cliffs']))
    expect(edge.get('Essex/Englewood Cliffs')).toEqual({ at: [490, 50], hasCount: true, shiftOnPhones: -36 })
  })
})

test.each([
  [[], null],
  [[3], 3],
  [[1, 2], 1.5],
  [[1, 2, 9], 2],
])('the middle of %j is %s', (numbers, found) => expect(middle(numbers)).toBe(found))
