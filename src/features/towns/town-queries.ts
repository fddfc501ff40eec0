import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow, type Result } from '#domain/result.ts'
import type { TownGateway } from '#ports/browser/town-gateway.ts'

/** What the page of a town shows; null if there is no such town. Throws ProblemError. */
export const townQuery = (towns: TownGateway, county: string, town: string) =>
  queryOptions({
    queryKey: ['listings', 'town', county, town],
    queryFn: async ({ signal }) => foundOrNull(await towns.town(county, town, signal)),
  })

/** What the page of a county shows; null if there is no such county. Throws ProblemError. */
export const countyQuery = (towns: TownGateway, county: string) =>
  queryOptions({
    queryKey: ['listings', 'county', county],
    queryFn: async ({ signal }) => foundOrNull(await towns.county(county, signal)),
  })

/** That there is none is an answer, and isn't asked for again. */
const foundOrNull = <T>(answer: Result<T>): T | null =>
  !answer.ok && answer.problem.kind === 'not-found' ? null : valueOrThrow(answer)
