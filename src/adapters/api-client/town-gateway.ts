import type { TownGateway } from '#ports/browser/town-gateway.ts'
import { sendByFetch, type Send } from './api-client.ts'
import { getJson } from './get-json.ts'

/** What the pages of towns and counties show, from the server's API. */
export const httpTownGateway = (send: Send = sendByFetch): TownGateway => ({
  town: (county, town, signal) =>
    getJson(send, `/api/towns/${encodeURIComponent(county)}/${encodeURIComponent(town)}`, signal),
  county: (county, signal) => getJson(send, `/api/counties/${encodeURIComponent(county)}`, signal),
})
