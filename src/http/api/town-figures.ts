import { Hono } from 'hono'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'

/** GET /api/town-figures: tax rate and middle sale of every town, and the tables that prices are worked out by. */
export const townFiguresApi = (figures: HomeFiguresGateway) =>
  new Hono<RequestVariables>().get('/', async (c) => resultAnswer(c, await figures.ofTowns(c.req.raw.signal)))

/** GET /api/rent-figures: benchmark rents and rent control of every town, and what is paid before the keys. */
export const rentFiguresApi = (figures: HomeFiguresGateway) =>
  new Hono<RequestVariables>().get('/', async (c) => resultAnswer(c, await figures.ofRents(c.req.raw.signal)))
