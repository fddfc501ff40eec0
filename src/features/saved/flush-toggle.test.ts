import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { favoriteIdsQuery } from './favorites-queries.ts'
import { pendingToggles, withToggles, type ToggleOutcome } from './pending-toggles.ts'
import { loadFlushToggle, toggleFavorite } from './toggle-favorite.ts'

vi.mock('#ui/primitives/toaster.lazy.ts', () => ({ showNotice: () => undefined }))

const HOME = 7
const REFUSED = fail(unavailable('down'))

/** Where favorites are kept: each change waits until it is answered by hand. */
function pausedFavorites(kept: boolean) {
  const waiting: { saved: boolean; answer: (result: Result<void>) => void }[] = []
  const store = {
    kept,
    waiting,
    asked: [] as boolean[],
    change: (saved: boolean) =>
      new Promise<Result<void>>((resolve) => {
        store.asked.push(saved)
        waiting.push({ saved, answer: resolve })
      }),
    /** Answers the change that is on its way, and lets what follows from it happen. */
    async answer(result: Result<void>) {
      const { saved, answer } = waiting.shift()!
      if (result.ok) store.kept = saved
      answer(result)
      await settled()
    },
  }
  return store
}

/** Everything that needs no answer of the store has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A heart that is pressed, as the page does it. */
function heart(store: ReturnType<typeof pausedFavorites>) {
  const queryClient = new QueryClient()
  const gateway = { add: () => store.change(true), remove: () => store.change(false) } as Partial<FavoritesGateway>
  const favorites = gateway as FavoritesGateway
  const { queryKey } = favoriteIdsQuery(favorites)
  queryClient.setQueryData(queryKey, store.kept ? [HOME] : [])
  const outcomes: ToggleOutcome[] = []
  const pending = () => pendingToggles(queryClient)
  return {
    pending,
    outcomes,
    shown: () => withToggles(queryClient.getQueryData(queryKey), pending()).has(HOME),
    async press() {
      void toggleFavorite({ id: HOME, title: 'Oak House' }, favorites, queryClient).then(
        (outcome) => outcome && outcomes.push(outcome),
      )
      await loadFlushToggle()
      await settled()
    },
  }
}

test('a press is shown at once, and what is read before it is answered changes nothing', async () => {
  const store = pausedFavorites(false)
  const { press, shown, outcomes, pending } = heart(store)
  const pressed = press()
  expect(shown()).toBe(true)
  await pressed
  expect(shown()).toBe(true)
  expect([...withToggles([1, 2], pending())]).toEqual([1, 2, HOME])
  await store.answer(ok(undefined))
  expect(shown()).toBe(true)
  expect(outcomes).toEqual([{ saved: true, changed: true, problem: null }])
  expect(pending()).toEqual([])
})

test('a refusal puts things back as they were, and says why', async () => {
  const store = pausedFavorites(true)
  const { press, shown, outcomes } = heart(store)
  await press()
  expect(shown()).toBe(false)
  await store.answer(REFUSED)
  expect(shown()).toBe(true)
  expect(outcomes).toEqual([{ saved: true, changed: false, problem: unavailable('down') }])
})

test('of quick presses one change is on its way at a time, and only what is left to do follows', async () => {
  const store = pausedFavorites(false)
  const { press, shown, outcomes } = heart(store)
  for (const _ of [1, 2, 3]) await press()
  expect(store.asked).toEqual([true])
  await store.answer(ok(undefined))
  expect(store.asked).toEqual([true])
  expect(shown()).toBe(true)
  await press()
  await press()
  await press()
  await store.answer(ok(undefined))
  expect(store.asked).toEqual([true, false])
  expect(shown()).toBe(false)
  expect(outcomes.map(({ saved }) => saved)).toEqual([true, false])
})

test('a toggle taken back before it is refused is nobody’s business', async () => {
  const store = pausedFavorites(false)
  const { press, shown, outcomes } = heart(store)
  await press()
  await press()
  await store.answer(REFUSED)
  expect(store.asked).toEqual([true])
  expect(shown()).toBe(false)
  expect(outcomes).toEqual([{ saved: false, changed: false, problem: null }])
})

test('whatever is pressed and answered in whatever order, what is shown at last is kept, and the last toggle where it was granted', async () => {
  const step = fc.constantFrom('press', 'grant', 'refuse')
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 12 }), async (kept, steps) => {
      const store = pausedFavorites(kept)
      const { press, shown, pending, outcomes } = heart(store)
      let wanted = kept
      let mostAtOnce = 0
      const unlikeWanted: string[] = []
      for (const what of steps) {
        if (what === 'press') {
          wanted = !shown()
          await press()
          if (shown() !== wanted) unlikeWanted.push(what)
        } else if (store.waiting.length > 0) {
          await store.answer(what === 'grant' ? ok(undefined) : REFUSED)
        }
        mostAtOnce = Math.max(mostAtOnce, store.waiting.length)
      }
      while (store.waiting.length > 0) await store.answer(ok(undefined))
      await settled()
      const last = outcomes.at(-1) ?? { saved: kept, problem: null }
      expect(unlikeWanted).toEqual([])
      expect(mostAtOnce).toBeLessThanOrEqual(1)
      expect(pending()).toEqual([])
      expect(shown()).toBe(store.kept)
      expect(last.saved).toBe(store.kept)
      expect(last.problem ? store.kept : wanted).toBe(store.kept)
    }),
  )
})
