import { Hono } from 'hono'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'

/** GET /api/home: what the home page shows of the listings. */
export const homeApi = (listings: ListingGateway) =>
  new Hono<RequestVariables>().get('/', async (c) => resultAnswer(c, await listings.home(c.req.raw.signal)))
