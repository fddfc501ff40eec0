import { Hono } from 'hono'
import { notFound } from '#domain/result.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'
import type { TownGateway } from '#ports/browser/town-gateway.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import { problemResponse } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'
import { budgeted, searchKind } from '../visitors/budgeted-reads.ts'
import type { ReadingBudgets } from '../visitors/reading-budgets.ts'
import { choiceCountsApi } from './choice-counts.ts'
import { countiesApi } from './counties.ts'
import { readableByOthers } from './cross-origin.ts'
import { fitsApi } from './fits.ts'
import { homeApi } from './home.ts'
import { listingsApi } from './listings.ts'
import { mapApi } from './map.ts'
import { openApi } from './openapi.ts'
import { placesApi, streetLinesApi } from './places.ts'
import { rankedApi } from './ranked.ts'
import { timetableApi } from './timetable.ts'
import { rentFiguresApi, townFiguresApi } from './town-figures.ts'
import { countyApi, townsApi } from './towns.ts'

export interface ApiParts {
  agency: Pick<AgencySource, 'current'>
  listings: ListingGateway
  homeFigures: HomeFiguresGateway
  towns: TownGateway
  places: PlaceGateway
  publicUrl: string | null
  budgets: ReadingBudgets
}

/** Everything under /api, one file per resource. Refusals are problem details, whatever was asked for. */
export function createApi({ agency, listings, homeFigures, towns, places, publicUrl, budgets }: ApiParts) {
  const asSearch = budgeted(budgets, () => 'search')
  return new Hono<RequestVariables>()
    .use('/listings/*', readableByOthers)
    .use('/map', readableByOthers)
    .use('/choice-counts', readableByOthers)
    .use('/ranked', readableByOthers)
    .use('/fits', readableByOthers)
    .use('/counties', readableByOthers)
    .use('/counties/*', readableByOthers)
    .use('/towns/*', readableByOthers)
    .use('/town-figures', readableByOthers)
    .use('/rent-figures', readableByOthers)
    .use('/timetable', readableByOthers)
    .use('/places', readableByOthers)
    .use('/street-lines', readableByOthers)
    .use('/openapi.json', readableByOthers)
    .use('/listings', budgeted(budgets, searchKind))
    .use(
      '/map',
      budgeted(budgets, () => 'map'),
    )
    .use('/choice-counts', budgeted(budgets, searchKind))
    .use('/ranked', budgeted(budgets, searchKind))
    .use('/fits', budgeted(budgets, searchKind))
    .use('/places', asSearch)
    .use('/street-lines', asSearch)
    .route('/listings', listingsApi(listings, homeFigures))
    .route('/choice-counts', choiceCountsApi(listings))
    .route('/ranked', rankedApi(listings))
    .route('/fits', fitsApi(listings))
    .route('/map', mapApi(listings))
    .route('/counties', countiesApi(listings, agency))
    .route('/counties', countyApi(towns))
    .route('/towns', townsApi(towns))
    .route('/home', homeApi(listings))
    .route('/town-figures', townFiguresApi(homeFigures))
    .route('/rent-figures', rentFiguresApi(homeFigures))
    .route('/timetable', timetableApi(homeFigures))
    .route('/places', placesApi(places))
    .route('/street-lines', streetLinesApi(places))
    .route('/openapi.json', openApi(publicUrl, agency))
    .all('*', (c) =>
      problemResponse(
        notFound('The API has nothing at this address. See /api/openapi.json for what it offers.'),
        c.var.requestId,
      ),
    )
}
