import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { Account } from '#domain/account/account.ts'
import { readListingId } from '#domain/listing/listing-id.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { keptHome, nothingKept, withFavorites, withSeen, type KeptHomes } from '#domain/saved/kept-homes.ts'
import { ACCOUNT_KEY } from '#features/session/account-query.ts'
import type { FavoriteListing, FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { KeptHomesStore } from '#ports/browser/kept-homes-store.ts'

export interface KeepingParts {
  router: Pick<AnyRouter, 'state' | 'subscribe'>
  queryClient: QueryClient
  favorites: FavoritesGateway
  store: KeptHomesStore
  now: () => number
}

/**
 * Keeps the favorites and the homes opened last, as the pages read them. What belongs to an account is removed when somebody
 * else is signed in, or nobody. Returns the function that stops it.
 */
export function keepHomes({ router, queryClient, favorites, store, now }: KeepingParts): () => void {
  /** Changes what is kept of whoever is signed in; nothing is kept while that isn't known. */
  const change = async (next: (kept: KeptHomes) => KeptHomes): Promise<void> => {
    const account = queryClient.getQueryData<Account | null>(ACCOUNT_KEY)
    if (account === undefined) return
    const owner = account && (await ownerOf(account))
    const stored = await store.read()
    if (stored && stored.owner !== owner) await store.clear()
    await store.change((kept) => next(kept?.owner === owner ? kept : nothingKept(owner)))
  }
  const keepFavorites = (list: readonly FavoriteListing[], ids: readonly number[]) =>
    change((kept) => withFavorites(kept, list, ids, now()))

  /** The list is read only if the favorites have changed since. */
  const readFavorites = async (ids: readonly number[]): Promise<void> => {
    const kept = await store.read()
    if (kept?.favoriteIds && sameIds(kept.favoriteIds, ids)) return
    const account = queryClient.getQueryData(ACCOUNT_KEY)
    const list = await favorites.list()
    // Another's list, if somebody has signed in or out meanwhile.
    if (list.ok && queryClient.getQueryData(ACCOUNT_KEY) === account) await keepFavorites(list.value, ids)
  }
  const keepOpened = async (): Promise<void> => {
    const id = readListingId(/\/listings\/(\d+)$/.exec(router.state.location.pathname)?.[1] ?? '')
    const listing = id === null ? null : queryClient.getQueryData<Listing | null>(['listings', 'one', id])
    if (listing) await change((kept) => withSeen(kept, listing, now()))
  }

  const follow = ([first, second]: readonly unknown[], data: unknown): Promise<void> | null => {
    if (first === ACCOUNT_KEY[0]) return change((kept) => kept)
    if (first !== 'favorites') return null
    if (second === 'ids') return readFavorites(data as number[])
    const list = data as FavoriteListing[]
    return second === 'list'
      ? keepFavorites(
          list,
          list.map(({ listing }) => listing.id),
        )
      : null
  }
  const watched = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      ignoreFailure(follow(event.query.queryKey, event.query.state.data))
  })
  const arrived = router.subscribe('onResolved', () => ignoreFailure(keepOpened()))
  ignoreFailure(change((kept) => kept))
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: ['favorites'] }))
    if (state.data !== undefined) ignoreFailure(follow(queryKey, state.data))
  ignoreFailure(keepOpened())
  return () => {
    watched()
    arrived()
  }
}

/** Whether the service worker has a page of its own for an address of the site. */
export const isKept = (kept: KeptHomes | null, path: string): boolean => {
  if (kept === null) return false
  const id = /^\/listings\/(\d+)$/.exec(path)?.[1]
  return id === undefined ? path === '/favorites' : keptHome(kept, Number(id)) !== null
}

/** Storage may be full or refused: the site works without it. */
const ignoreFailure = (work: Promise<void> | null): void => void work?.catch(() => undefined)

const sameIds = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index])

/** Tells one account from another without saying whose it is. */
async function ownerOf({ email }: Account): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
