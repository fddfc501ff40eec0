import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import { sendByFetch, type Send } from './api-client.ts'
import { getJson } from './get-json.ts'

/** The figures of homes and towns from the server's API. */
export const httpHomeFiguresGateway = (send: Send = sendByFetch): HomeFiguresGateway => ({
  ofHome: (id, signal) => getJson(send, `/api/listings/${id}/figures`, signal),
  ofTowns: (signal) => getJson(send, '/api/town-figures', signal),
})
