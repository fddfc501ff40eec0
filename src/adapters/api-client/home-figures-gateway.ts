import type { Timetable } from '#domain/commute/timetable.ts'
import type { Result } from '#domain/result.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import { sendByFetch, type Send } from './api-client.ts'
import { getJson } from './get-json.ts'

/** The figures of homes and towns from the server's API. The timetable is read once. */
export function httpHomeFiguresGateway(send: Send = sendByFetch): HomeFiguresGateway {
  let known: Result<Timetable> | undefined
  return {
    ofHome: (id, signal) => getJson(send, `/api/listings/${id}/figures`, signal),
    ofTowns: (signal) => getJson(send, '/api/town-figures', signal),
    ofRents: (signal) => getJson(send, '/api/rent-figures', signal),
    timetable: async (signal) => {
      if (known) return known
      const read = await getJson<Timetable>(send, '/api/timetable', signal)
      if (read.ok) known = read
      return read
    },
  }
}
