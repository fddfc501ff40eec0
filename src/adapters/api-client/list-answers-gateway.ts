import type { ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'
import { apiClient, type Send } from './api-client.ts'

/** Answers on shared lists, stored on the server. */
export function httpListAnswersGateway(send?: Send): ListAnswersGateway {
  const api = apiClient(send)
  const answersOn = (token: string) => `shared/${encodeURIComponent(token)}/answers`
  return {
    received: () => api.get('favorites/answers'),
    setOpen: (open) => api.change('PUT', 'favorites/answers', { open }),
    markSeen: (upTo) => api.change('PUT', 'favorites/answers/seen', { upTo }),
    removeGuest: (id) => api.change('DELETE', `favorites/answers/${encodeURIComponent(id)}`),
    given: (token) => api.get(answersOn(token)),
    give: (token, listingId, answer) => api.change('PATCH', `${answersOn(token)}/${listingId}`, answer),
    withdraw: (token) => api.change('DELETE', answersOn(token)),
  }
}
