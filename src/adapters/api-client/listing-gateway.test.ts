import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { httpListingGateway } from './listing-gateway.ts'

/** What comes of an answer of the server. */
const read = async (status: number, body: string, headers: Record<string, string> = {}) => {
  const gateway = httpListingGateway(async () => new Response(body, { status, headers }))
  const answer = await gateway.byId(1)
  return answer.ok ? answer : answer.problem
}

const problem = (kind: string, others = {}) =>
  JSON.stringify({ type: `/problems/${kind}`, title: 'T', detail: 'why', ...others })

/** The paths a gateway asks for. */
async function asked(ask: (gateway: ListingGateway) => Promise<unknown>): Promise<string[]> {
  const paths: string[] = []
  const gateway = httpListingGateway(async (path) => {
    paths.push(decodeURIComponent(path))
    return Response.json({})
  })
  await ask(gateway)
  return paths
}

test('a map is asked for by its zoom and what narrows it, and never by an order or a page', async () => {
  const within = { west: -74.3, south: 40.7, east: -74, north: 41 }
  const area = [
    { lat: 40.7, lng: -74.2 },
    { lat: 41, lng: -74.2 },
    { lat: 41, lng: -74.1 },
  ]
  const towns = ['Bergen/Ridgewood', 'Essex/Montclair'] as const
  const paths = await asked(async (gateway) => {
    await gateway.onMap({ filters: defaultFilters(), zoom: 9 })
    await gateway.onMap({ filters: { ...defaultFilters(), towns, area, within }, zoom: 12 })
    await gateway.onMap({ filters: defaultFilters('sale', everyPrice), zoom: 10 })
  })
  expect(paths).toEqual([
    '/api/map?min=300000&max=1500000&zoom=9',
    '/api/map?min=300000&max=1500000&towns=Bergen/Ridgewood,Essex/Montclair&area=40.7,-74.2,41,-74.2,41,-74.1&bbox=-74.3,40.7,-74,41&zoom=12',
    '/api/map?zoom=10',
  ])
})

test('every problem of the server comes back as it was', async () => {
  const errors = [{ field: 'beds', message: 'must be one of 1, 2' }]
  expect(await read(404, problem('not-found'))).toEqual({ kind: 'not-found', message: 'why' })
  expect(await read(401, problem('unauthorized'))).toEqual({ kind: 'unauthorized', message: 'why' })
  expect(await read(409, problem('conflict'))).toEqual({ kind: 'conflict', message: 'why' })
  expect(await read(503, problem('unavailable'))).toEqual({ kind: 'unavailable', message: 'why' })
  expect(await read(400, problem('invalid', { errors }))).toEqual({ kind: 'invalid', message: 'why', fields: errors })
  expect(await read(429, problem('rate-limited'), { 'retry-after': '7' })).toEqual({
    kind: 'rate-limited',
    message: 'why',
    retryAfterSeconds: 7,
  })
})

test('what is not one of our answers is “unavailable”, never empty', async () => {
  const strange = [
    await read(500, problem('internal')),
    await read(502, '<html>Bad gateway</html>'),
    await read(404, '<html>Not here</html>'),
    await read(500, 'null'),
    await read(200, '<html>Sign in to the hotel’s network</html>'),
  ]
  expect(strange.map((answer) => 'kind' in answer && answer.kind)).toEqual(Array(5).fill('unavailable'))
})
