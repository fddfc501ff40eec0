import { ok } from '#domain/result.ts'
import { checkUpdateRequest } from '#domain/updates/update-request.ts'
import type { UpdateRequestsGateway } from '#ports/browser/update-requests-gateway.ts'

/** Simulated: the request is checked, no email is sent, and the address isn't kept. */
export const simulatedUpdateRequests = (): UpdateRequestsGateway => ({
  ask: async (request) => {
    const checked = checkUpdateRequest(request)
    return checked.ok ? ok(undefined) : checked
  },
})
