import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { nameSlug, townParams } from '#domain/town/town-slug.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import { countyHead, townHead } from './town-head.ts'
import { countyQuery, townQuery } from './town-queries.ts'

interface PlaceContext {
  gateways: Pick<Gateways, 'towns'>
  queryClient: QueryClient
  origin: string
}
interface TownParams {
  county: string
  town: string
}

/** Loads the page of a town. Another spelling of its address leads to the one it has; none is 404. */
export async function loadTown({ gateways, queryClient }: PlaceContext, { county, town }: TownParams): Promise<void> {
  const page = await queryClient.ensureQueryData(townQuery(gateways.towns, county, town))
  if (page === null) throw notFound()
  const params = townParams(page.town)
  if (params.county !== county || params.town !== town) {
    throw redirect({ to: '/towns/$county/$town', params, statusCode: 301 })
  }
}

export const headOfTown = ({ gateways, queryClient, origin }: PlaceContext, { county, town }: TownParams) =>
  townHead(
    queryClient.getQueryData(townQuery(gateways.towns, county, town).queryKey) ?? null,
    `/towns/${county}/${town}`,
    origin,
  )

/** Loads the page of a county; see `loadTown`. */
export async function loadCounty(
  { gateways, queryClient }: PlaceContext,
  { county }: { county: string },
): Promise<void> {
  const page = await queryClient.ensureQueryData(countyQuery(gateways.towns, county))
  if (page === null) throw notFound()
  const slug = nameSlug(page.county)
  if (slug !== county) throw redirect({ to: '/counties/$county', params: { county: slug }, statusCode: 301 })
}

export const headOfCounty = ({ gateways, queryClient, origin }: PlaceContext, { county }: { county: string }) =>
  countyHead(
    queryClient.getQueryData(countyQuery(gateways.towns, county).queryKey) ?? null,
    `/counties/${county}`,
    origin,
  )
