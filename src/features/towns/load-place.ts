import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { nameSlug, townParams } from '#domain/town/town-slug.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import type { PageSite } from '#ui/page-head.ts'
import { countyHead, townHead } from './town-head.ts'
import { countyQuery, townQuery } from './town-queries.ts'

interface PlaceContext extends PageSite {
  gateways: Pick<Gateways, 'towns'>
  queryClient: QueryClient
}
interface TownParams {
  county: string
  town: string
}

/** Loads the page of a town and gives its head. Another spelling of its address leads to the one it has; none is 404. */
export async function loadTown(context: PlaceContext, { county, town }: TownParams) {
  const page = await context.queryClient.ensureQueryData(townQuery(context.gateways.towns, county, town))
  if (page === null) throw notFound()
  const params = townParams(page.town)
  if (params.county !== county || params.town !== town) {
    throw redirect({ to: '/towns/$county/$town', params, statusCode: 301 })
  }
  return townHead(page, `/towns/${county}/${town}`, context)
}

export const headOfNoTown = (site: PageSite, { county, town }: TownParams) =>
  townHead(null, `/towns/${county}/${town}`, site)

/** Loads the page of a county and gives its head; see `loadTown`. */
export async function loadCounty(context: PlaceContext, { county }: { county: string }) {
  const page = await context.queryClient.ensureQueryData(countyQuery(context.gateways.towns, county))
  if (page === null) throw notFound()
  const slug = nameSlug(page.county)
  if (slug !== county) throw redirect({ to: '/counties/$county', params: { county: slug }, statusCode: 301 })
  return countyHead(page, `/counties/${county}`, context)
}

export const headOfNoCounty = (site: PageSite, { county }: { county: string }) =>
  countyHead(null, `/counties/${county}`, site)
