import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { apiClient, type Send } from './api-client.ts'

/** The visitor's saved searches, stored on the server. */
export function httpSavedSearchGateway(send?: Send): SavedSearchGateway {
  const api = apiClient(send)
  return {
    list: () => api.get('saved-searches'),
    add: (name, filters, liked) => api.change('POST', 'saved-searches', { name, filters, liked }),
    remove: (id) => api.change('DELETE', `saved-searches/${encodeURIComponent(id)}`),
  }
}
