import { Hono } from 'hono'
import type { TownGateway } from '#ports/browser/town-gateway.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'

/** GET /api/towns/{county}/{town}: what the page of a town shows. */
export const townsApi = (towns: TownGateway) =>
  new Hono<RequestVariables>().get('/:county/:town', async (c) =>
    resultAnswer(c, await towns.town(c.req.param('county'), c.req.param('town'), c.req.raw.signal)),
  )

/** GET /api/counties/{county}: what the page of a county shows. */
export const countyApi = (towns: TownGateway) =>
  new Hono<RequestVariables>().get('/:county', async (c) =>
    resultAnswer(c, await towns.county(c.req.param('county'), c.req.raw.signal)),
  )
