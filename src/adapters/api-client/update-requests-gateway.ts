import { ok } from '#domain/result.ts'
import type { UpdateRequestsGateway } from '#ports/browser/update-requests-gateway.ts'
import { apiClient, type Send } from './api-client.ts'

/** Requests for emails to an address, sent to the server. */
export function httpUpdateRequestsGateway(send?: Send): UpdateRequestsGateway {
  const api = apiClient(send)
  return {
    async ask(request) {
      const answer = await api.change('POST', 'updates/requests', request)
      return answer.ok ? ok(undefined) : answer
    },
  }
}
