import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import { fulfilWish, type Outcome } from './flush-toggle.ts'
import { noteWish, withWishes, type Wishes } from './pending-toggles.ts'

const HOME = 7
const REFUSED = fail(unavailable('down'))

/** Where favorites are kept: each change waits until it is answered by hand. */
function slowKeeper(kept: boolean) {
  const waiting: { saved: boolean; answer: (result: Result<void>) => void }[] = []
  const keeper = {
    kept,
    waiting,
    asked: [] as boolean[],
    change: (saved: boolean) =>
      new Promise<Result<void>>((resolve) => {
        keeper.asked.push(saved)
        waiting.push({ saved, answer: resolve })
      }),
    /** Answers the change that is on its way, and lets what follows from it happen. */
    async answer(result: Result<void>) {
      const { saved, answer } = waiting.shift()!
      if (result.ok) keeper.kept = saved
      answer(result)
      await settled()
    },
  }
  return keeper
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A heart that is pressed, as the page does it. */
function heart(keeper: ReturnType<typeof slowKeeper>) {
  const wishes: Wishes = new Map()
  const outcomes: Outcome[] = []
  return {
    wishes,
    outcomes,
    shown: () => withWishes(keeper.kept ? [HOME] : [], wishes).includes(HOME),
    press() {
      noteWish(wishes, HOME, keeper.kept)
      void fulfilWish(wishes, HOME, keeper.change).then((outcome) => outcome && outcomes.push(outcome))
    },
  }
}

test('a press is shown at once, and what is read before it is answered changes nothing', async () => {
  const keeper = slowKeeper(false)
  const { press, shown, outcomes, wishes } = heart(keeper)
  press()
  expect(shown()).toBe(true)
  expect(withWishes([1, 2], wishes)).toEqual([1, 2, HOME])
  await keeper.answer(ok(undefined))
  expect(shown()).toBe(true)
  expect(outcomes).toEqual([{ saved: true, changed: true, problem: null }])
  expect(wishes.size).toBe(0)
})

test('a refusal puts things back as they were, and says why', async () => {
  const keeper = slowKeeper(true)
  const { press, shown, outcomes } = heart(keeper)
  press()
  expect(shown()).toBe(false)
  await keeper.answer(REFUSED)
  expect(shown()).toBe(true)
  expect(outcomes).toEqual([{ saved: true, changed: false, problem: unavailable('down') }])
})

test('of quick presses one change is on its way at a time, and only what is left to do follows', async () => {
  const keeper = slowKeeper(false)
  const { press, shown, outcomes } = heart(keeper)
  for (const _ of [1, 2, 3]) press()
  expect(keeper.asked).toEqual([true])
  await keeper.answer(ok(undefined))
  expect(keeper.asked).toEqual([true])
  expect(shown()).toBe(true)
  press()
  press()
  press()
  await keeper.answer(ok(undefined))
  expect(keeper.asked).toEqual([true, false])
  expect(shown()).toBe(false)
  expect(outcomes.map(({ saved }) => saved)).toEqual([true, false])
})

test('a wish taken back before it is refused is nobody’s business', async () => {
  const keeper = slowKeeper(false)
  const { press, shown, outcomes } = heart(keeper)
  press()
  press()
  await keeper.answer(REFUSED)
  expect(keeper.asked).toEqual([true])
  expect(shown()).toBe(false)
  expect(outcomes).toEqual([{ saved: false, changed: false, problem: null }])
})

test('whatever is pressed and answered in whatever order, what is shown at last is kept, and the last wish where it was granted', async () => {
  const step = fc.constantFrom('press', 'grant', 'refuse')
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 12 }), async (kept, steps) => {
      const keeper = slowKeeper(kept)
      const { press, shown, wishes, outcomes } = heart(keeper)
      let wish = kept
      let mostAtOnce = 0
      const unlikeWished: string[] = []
      for (const what of steps) {
        if (what === 'press') {
          wish = !shown()
          press()
          if (shown() !== wish) unlikeWished.push(what)
        } else if (keeper.waiting.length > 0) {
          await keeper.answer(what === 'grant' ? ok(undefined) : REFUSED)
        }
        mostAtOnce = Math.max(mostAtOnce, keeper.waiting.length)
      }
      while (keeper.waiting.length > 0) await keeper.answer(ok(undefined))
      await settled()
      const last = outcomes.at(-1) ?? { saved: kept, problem: null }
      expect(unlikeWished).toEqual([])
      expect(mostAtOnce).toBeLessThanOrEqual(1)
      expect(wishes.size).toBe(0)
      expect(shown()).toBe(keeper.kept)
      expect(last.saved).toBe(keeper.kept)
      expect(last.problem ? keeper.kept : wish).toBe(keeper.kept)
    }),
  )
})
