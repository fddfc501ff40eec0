import type { UpdatesGateway } from '#ports/browser/updates-gateway.ts'
import { apiClient, type Send } from './api-client.ts'

/** What the visitor's account wants emails about, stored on the server. */
export function httpUpdatesGateway(send?: Send): UpdatesGateway {
  const api = apiClient(send)
  return {
    choices: () => api.get('updates'),
    choose: (source, every) => api.change('PUT', 'updates', { source, every }),
  }
}
