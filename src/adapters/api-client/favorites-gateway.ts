import { ok, type Result } from '#domain/result.ts'
import type { RemovedFavorite } from '#domain/saved/favorite.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { apiClient, type Send } from './api-client.ts'

/** The visitor's favorites, stored on the server. */
export function httpFavoritesGateway(send?: Send): FavoritesGateway {
  const api = apiClient(send)
  return {
    list: () => api.get('favorites'),
    ids: () => api.get('favorites/ids'),
    add: (id) => api.change('PUT', `favorites/${id}`),
    async remove(id) {
      const answer = await api.change<{ removed: RemovedFavorite | null }>('DELETE', `favorites/${id}`)
      return answer.ok ? ok(answer.value.removed) : answer
    },
    putBack: (id, removed) => api.change('POST', `favorites/${id}/restoration`, removed),
    setNote: (id, note) => api.change('PATCH', `favorites/${id}`, { note }),
    share: async () => tokenOf(await api.change<{ token: string }>('POST', 'favorites/share')),
    unshare: () => api.change('DELETE', 'favorites/share'),
    sharing: async () => tokenOf(await api.get<{ token: string | null }>('favorites/share')),
    shared: (token) => api.get(`shared/${encodeURIComponent(token)}`),
  }
}

const tokenOf = <T>(answer: Result<{ token: T }>): Result<T> => (answer.ok ? ok(answer.value.token) : answer)
