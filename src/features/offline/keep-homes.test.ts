import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Account } from '#domain/account/account.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { ok } from '#domain/result.ts'
import { nothingKept, type KeptHomes } from '#domain/saved/kept-homes.ts'
import { ACCOUNT_KEY } from '#features/session/account-query.ts'
import type { FavoriteListing, FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { KeptHomesStore } from '#ports/browser/kept-homes-store.ts'
import { isKept, keepHomes, type KeepingParts } from './keep-homes.ts'

const home = (id: number) => ({ id, title: `Home ${id}`, picture: null }) as Listing
const favorite = (id: number): FavoriteListing => ({ listing: home(id), dateAdded: '2026-11-01', note: `Note ${id}` })
const ANA = { email: 'ana@example.com' } as Account

/** A page at `path` of somebody, with a store in memory. */
function setUp(account: Account | null | undefined, path = '/') {
  const queryClient = new QueryClient()
  if (account !== undefined) queryClient.setQueryData(ACCOUNT_KEY, account)
  let kept: KeptHomes | null = null
  const store: KeptHomesStore = {
    read: async () => kept,
    clear: async () => void (kept = null),
    change: async (change) => void (kept = change(kept)),
  }
  const location = { pathname: path }
  let arrive = () => {}
  const router = {
    state: { location },
    subscribe: (_: string, listener: () => void) => ((arrive = listener), () => {}),
  }
  const list = vi.fn<FavoritesGateway['list']>(async () => ok([favorite(1), favorite(3)]))
  const start = () =>
    keepHomes({
      router: router as unknown as KeepingParts['router'],
      queryClient,
      favorites: { list } as unknown as FavoritesGateway,
      store,
      now: () => 7,
    })
  const goTo = (next: string) => {
    location.pathname = next
    arrive()
  }
  return { queryClient, list, start, goTo, kept: () => kept }
}

const ids = (kept: KeptHomes | null) => [
  kept?.favorites.map(({ listing }) => listing.id),
  kept?.seen.map(({ listing }) => listing.id),
]

test('favorites are read once for the ids that pages ask for, and kept with their notes', async () => {
  const { queryClient, list, start, kept } = setUp(null)
  queryClient.setQueryData(['favorites', 'ids'], [1, 3])
  start()
  await vi.waitFor(() => expect(ids(kept())).toEqual([[1, 3], []]))
  expect(kept()).toMatchObject({ owner: null, favoritesAt: 7, favorites: [{ note: 'Note 1' }, {}] })
  queryClient.setQueryData(['favorites', 'ids'], [1, 3])
  queryClient.setQueryData(['favorites', 'list'], [favorite(3)])
  await vi.waitFor(() => expect(ids(kept())).toEqual([[3], []]))
  expect(list).toHaveBeenCalledOnce()
})

test('a home is kept once its page is open, not when it was only fetched', async () => {
  const { queryClient, start, goTo, kept } = setUp(null, '/listings/2')
  for (const id of [2, 4, 5]) queryClient.setQueryData(['listings', 'one', id], home(id))
  start()
  await vi.waitFor(() => expect(ids(kept())).toEqual([[], [2]]))
  goTo('/listings')
  goTo('/shared/abc')
  goTo('/listings/5')
  await vi.waitFor(() => expect(ids(kept())).toEqual([[], [5, 2]]))
})

test('what was kept goes when somebody signs in or out', async () => {
  const { queryClient, start, kept } = setUp(ANA, '/listings/2')
  queryClient.setQueryData(['listings', 'one', 2], home(2))
  start()
  await vi.waitFor(() => expect(ids(kept())).toEqual([[], [2]]))
  expect(JSON.stringify(kept())).not.toContain('ana@')
  const owner = kept()!.owner
  queryClient.setQueryData(ACCOUNT_KEY, null)
  await vi.waitFor(() => expect(kept()).toEqual(nothingKept(null)))
  queryClient.setQueryData(ACCOUNT_KEY, ANA)
  await vi.waitFor(() => expect(kept()).toEqual(nothingKept(owner)))
})

test('favorites that arrive after their owner has signed out are not kept', async () => {
  const { queryClient, list, start, kept } = setUp(ANA)
  const answer = Promise.withResolvers<Awaited<ReturnType<FavoritesGateway['list']>>>()
  list.mockReturnValueOnce(answer.promise)
  queryClient.setQueryData(['favorites', 'ids'], [1, 3])
  start()
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce())
  queryClient.setQueryData(ACCOUNT_KEY, null)
  await vi.waitFor(() => expect(kept()).toEqual(nothingKept(null)))
  answer.resolve(ok([favorite(1), favorite(3)]))
  await new Promise((resolve) => setImmediate(resolve))
  expect(kept()).toEqual(nothingKept(null))
})

test('nothing is kept while it isn’t known who is signed in', async () => {
  const { queryClient, start, kept } = setUp(undefined, '/listings/2')
  queryClient.setQueryData(['listings', 'one', 2], home(2))
  queryClient.setQueryData(['favorites', 'list'], [favorite(3)])
  start()
  queryClient.setQueryData(['favorites', 'list'], [favorite(1)])
  await new Promise((resolve) => setImmediate(resolve))
  expect(kept()).toBeNull()
})

test('the worker has a page for the favorites and for kept homes', () => {
  const kept: KeptHomes = { ...nothingKept(null), seen: [{ listing: home(2), seenAt: 1 }] }
  expect(['/favorites', '/listings/2', '/listings/3', '/listings', '/map'].map((path) => isKept(kept, path))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(isKept(null, '/favorites')).toBe(false)
})
