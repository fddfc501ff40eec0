import { boxText } from '#domain/search/query-param.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'
import { sendByFetch, type Send } from './api-client.ts'
import { getJson } from './get-json.ts'

/** The search for places by the server's API. */
export const httpPlaceGateway = (send: Send = sendByFetch): PlaceGateway => ({
  find: ({ text, view }, signal) =>
    getJson(send, `/api/places?${new URLSearchParams({ name: text, ...(view && { view: boxText(view) }) })}`, signal),
  streetLines: (street, town, signal) =>
    getJson(send, `/api/street-lines?${new URLSearchParams({ street, town })}`, signal),
})
