import fc from 'fast-check'
import { PMTiles, type Source } from 'pmtiles'
import { expect, test } from 'vitest'
import { archiveOf } from './archive-writer.ts'
import { BuildingDensity } from './dense-buildings.ts'
import { joinedLines } from './joined-lines.ts'
import { lineCommands, linesOf, ringCommands, type TileLine } from './tile-geometry.ts'
import { readTile, writeTile } from './vector-tile.ts'

const FACTS = { metadata: {}, bounds: [-75, 40, -73, 41], center: { lng: -74, lat: 40.5, zoom: 10 } }

const sourceOf = (archive: Buffer): Source => ({
  getKey: () => 'archive',
  getBytes: async (offset, length) => ({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer }),
})

const street = (name: string, line: TileLine) => ({ type: 2, geometry: lineCommands([line]), properties: { name } })

test('an archive with leaf directories is read by the library that browsers read it with', async () => {
  const tiles = Array.from({ length: 6000 }, (_, index) => ({
    z: 14,
    x: 4763 + (index % 70),
    y: 6118 + Math.floor(index / 70),
    data: Buffer.from(`tile ${index * 7919}`),
  }))
  const archive = new PMTiles(sourceOf(archiveOf(tiles, FACTS)))
  for (const { z, x, y, data } of [tiles[0]!, tiles[3111]!, tiles[5999]!]) {
    expect(Buffer.from((await archive.getZxy(z, x, y))!.data)).toEqual(data)
  }
  expect(await archive.getZxy(14, 1, 1)).toBeUndefined()
})

test('a tile is read as it was written', () => {
  const point = fc.tuple(fc.integer({ min: -64, max: 4160 }), fc.integer({ min: -64, max: 4160 }))
  const lines = fc.array(fc.array(point, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 4 })
  const value = fc.oneof(fc.string({ minLength: 1 }), fc.nat(), fc.boolean())
  fc.assert(
    fc.property(lines, value, (drawn, named) => {
      const [feature] = readTile(
        writeTile({ roads: [{ type: 2, geometry: lineCommands(drawn), properties: { named } }] }),
      )['roads']!
      expect(linesOf(feature!.geometry)).toEqual(drawn)
      expect(feature!.properties).toEqual({ named })
    }),
  )
})

test('a street is joined from its parts, and not with another', () => {
  const joined = joinedLines(
    [
      street('Garden Street', [
        [20, 0],
        [40, 0],
      ]),
      street('Park Avenue', [
        [20, 0],
        [20, 50],
      ]),
      street('Garden Street', [
        [20, 0],
        [0, 9],
      ]),
    ],
    1,
  )
  expect(joined.map(({ properties, geometry }) => [properties['name'], linesOf(geometry)])).toEqual([
    [
      'Garden Street',
      [
        [
          [0, 9],
          [20, 0],
          [40, 0],
        ],
      ],
    ],
    [
      'Park Avenue',
      [
        [
          [20, 0],
          [20, 50],
        ],
      ],
    ],
  ])
})

test('buildings are kept where a street has enough of them', () => {
  const place = { z: 14, x: 4823, y: 6160 }
  const house = (x: number) => ({
    type: 3,
    properties: {},
    geometry: ringCommands([
      [
        [x, 500],
        [x + 8, 500],
        [x + 8, 508],
        [x, 508],
      ],
    ]),
  })
  const roads = [
    {
      ...street('Garden Street', [
        [0, 490],
        [1000, 490],
      ]),
      properties: { class: 'minor' },
    },
  ]
  const keptOf = (count: number): number => {
    const houses = Array.from({ length: count }, (_, index) => house(index * 20))
    const density = new BuildingDensity()
    density.count(place, roads, houses)
    return density.dense(place, houses).flatMap(({ geometry }) => linesOf(geometry)).length
  }
  expect(keptOf(40)).toBe(40)
  expect(keptOf(6)).toBe(0)
})
