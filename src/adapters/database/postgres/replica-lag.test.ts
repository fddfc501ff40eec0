import { expect, test } from 'vitest'
import { ReplicaLag } from './replica-lag.ts'

const lagWith = (...written: readonly [at: number, position: number][]) => {
  const lag = new ReplicaLag()
  for (const [at, position] of written) lag.wrote(position, at)
  return lag
}

test('a replica may be read that has what the primary had written five seconds ago', () => {
  const lag = lagWith([0, 100], [2000, 200], [4000, 300], [6000, 400])
  expect(lag.isRecent(100)).toBe(true)
  expect(lag.isRecent(99)).toBe(false)
})

test('a primary that writes nothing makes no replica late', () => {
  expect(lagWith([0, 100], [60_000, 100], [120_000, 100]).isRecent(100)).toBe(true)
})

test('as long as the primary has not answered for five seconds, any replica may be read', () => {
  expect(new ReplicaLag().isRecent(0)).toBe(true)
  expect(lagWith([0, 100], [4000, 300]).isRecent(0)).toBe(true)
})

test('a new primary that starts from an earlier position is not measured by the lost one', () => {
  expect(lagWith([0, 100], [2000, 500], [8000, 300]).isRecent(100)).toBe(true)
})
