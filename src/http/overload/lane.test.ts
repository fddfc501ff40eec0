import { expect, test } from 'vitest'
import { createLane, type DrivenLane, type LaneOptions } from './lane.ts'
import { createTurns } from './turns.ts'

function drivenLane(options: LaneOptions): DrivenLane {
  const lane = createLane(options, () => turns.wake())
  const turns = createTurns([lane])
  return lane
}
const turn = () => new Promise((resolve) => setImmediate(resolve))
const settled = async (times: number) => {
  for (let count = 0; count < times; count++) await turn()
}

test('work beyond what may run waits, and beyond what may wait is refused at once', async () => {
  const lane = drivenLane({ running: 2, waiting: 3, maxWait: 1000 })
  const release = Promise.withResolvers<void>()
  const began: number[] = []
  const answers = [1, 2, 3, 4, 5].map((number) => {
    // Each starts in a turn of its own.
    return lane.run(async () => {
      began.push(number)
      await release.promise
      return number
    })
  })
  expect(answers.map((answer) => answer !== null)).toEqual([true, true, true, false, false])
  await settled(20)
  expect(began).toEqual([1, 2])
  expect(lane.depth()).toEqual({ running: 2, waiting: 1 })
  release.resolve()
  expect(await Promise.all(answers.slice(0, 3))).toEqual([1, 2, 3])
  expect(lane.depth()).toEqual({ running: 0, waiting: 0 })
  expect(await lane.run(() => 6)).toBe(6)
})

test('work never starts in the turn in which it came', async () => {
  const lane = drivenLane({ running: 10, waiting: 10, maxWait: 1000 })
  let began = 0
  const first = lane.run(() => began++)
  await Promise.resolve()
  expect(began).toBe(0)
  await first
  expect(began).toBe(1)
})

test('what arrives in every turn does not keep work from starting', async () => {
  const lane = createLane({ running: 10, waiting: 10, maxWait: 1000 }, () => turns.wake())
  const turns = createTurns([lane])
  let done = false
  const arrive = (): void => {
    turns.arrived()
    if (!done) setImmediate(arrive)
  }
  arrive()
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map((number) => lane.run(() => number)))).toEqual([1, 2, 3, 4, 5, 6])
  done = true
})

test('work is refused when those before it would take longer than the longest wait', () => {
  const lane = drivenLane({ running: 1, waiting: 1000, maxWait: 50 })
  const answers = Array.from({ length: 100 }, () => lane.run(() => 1))
  // At the pace assumed at first, 5 ms.
  expect(answers.filter((answer) => answer !== null)).toHaveLength(11)
})

test('work that fails leaves its place', async () => {
  const lane = drivenLane({ running: 1, waiting: 5, maxWait: 1000 })
  await expect(lane.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(
    lane.run(() => {
      throw new Error('at once')
    }),
  ).rejects.toThrow('at once')
  expect(await lane.run(() => 1)).toBe(1)
})
