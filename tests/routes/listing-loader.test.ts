import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/query-client.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { ok } from '#domain/result.ts'
import { Route } from '../../src/routes/listings.$id.tsx'

afterEach(() => vi.unstubAllEnvs())

test('D-01 in the browser a home’s page waits for its figures no longer than for the home', async () => {
  vi.stubEnv('SSR', false)
  const gateways = {
    listings: { byId: async () => ok(SAMPLE_LISTINGS[0]!), similarTo: async () => ok([]) },
    homeFigures: { ofHome: () => new Promise(() => undefined) },
  }
  const load = Route.options.loader as (context: unknown) => Promise<{ id: number }>
  const context = { gateways, queryClient: createQueryClient(false), origin: '', agency: SAMPLE_AGENCY }
  expect(await load({ context, params: { id: '1' }, cause: 'enter' })).toMatchObject({ id: 1 })
})
