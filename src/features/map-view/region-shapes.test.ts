import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { isInside, isWithin } from '#domain/geo/geo.ts'
import { regionShape } from './region-shapes.ts'

const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url))
const answer = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', answer)
answer.mockImplementation(async (path) => new Response(readFileSync(PUBLIC + path)))

test('D-05 loading the outlines times out, and the next call tries again', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new Error('too late')))
  answer.mockImplementationOnce(async (_, { signal }) => {
    signal?.throwIfAborted()
    return new Promise<never>(() => {})
  })
  await expect(regionShape({ town: null, county: 'Essex' })).rejects.toThrow('too late')
  expect(timeout).toHaveBeenLastCalledWith(15_000)
  expect((await regionShape({ town: null, county: 'Essex' })).rings.length).toBeGreaterThan(0)
})

test('D-05 a town’s outline is found by name and county', async () => {
  const bergen = await regionShape({ town: 'Washington Township', county: 'Bergen' })
  expect(bergen.rings).toHaveLength(1)
  expect(bergen.rings.flat().every((point) => isWithin(point, bergen.bounds!))).toBe(true)
  const morris = await regionShape({ town: 'WASHINGTON TOWNSHIP', county: 'Morris' })
  expect(morris.rings.flat().every(({ lng }) => lng < bergen.bounds!.west)).toBe(true)
  expect((await regionShape({ town: null, county: 'Essex' })).rings.length).toBeGreaterThan(0)
})

test('D-05 a town or village has its outline, a village without one has none, and a town elsewhere has no bounds', async () => {
  const ridgewood = await regionShape({ town: 'Ridgewood', county: 'Bergen' })
  expect(ridgewood.bounds).toMatchObject({ west: expect.closeTo(-74.149, 2) as number })
  expect(isInside({ lat: 40.9793, lng: -74.1165 }, ridgewood.rings[0]!)).toBe(true)
  expect((await regionShape({ town: 'Wayne', county: 'Passaic' })).rings).toHaveLength(1)
  expect((await regionShape({ town: 'Short Hills', county: 'Essex' })).rings).toHaveLength(1)
  expect(await regionShape({ town: 'Whippany', county: 'Morris' })).toEqual({ rings: [], bounds: null })
  expect((await regionShape({ town: 'Cherry Hill', county: 'Camden' })).bounds).toBeNull()
})
