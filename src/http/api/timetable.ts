import { Hono } from 'hono'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import { problemResponse } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'
import { bodyAnswer, jsonBody, type JsonBody } from './json-answer.ts'

/** GET /api/timetable: stations, and the minutes between them on a weekday morning. */
export function timetableApi(figures: HomeFiguresGateway) {
  const bodies = new WeakMap<Timetable, JsonBody>()
  return new Hono<RequestVariables>().get('/', async (c) => {
    const read = await figures.timetable(c.req.raw.signal)
    if (!read.ok) return problemResponse(read.problem, c.var.requestId)
    const body = bodies.get(read.value) ?? jsonBody(read.value)
    bodies.set(read.value, body)
    return bodyAnswer(c, body)
  })
}
