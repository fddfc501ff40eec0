import { expect, test } from 'vitest'
import { RecentSets } from './recent-sets.ts'

test('the sets used last are kept until the version changes', () => {
  const sets = new RecentSets(2)
  const found: string[] = []
  const ask = (version: number, key: string) =>
    sets.get(version, key, () => {
      found.push(`${key}${version}`)
      return Int32Array.of(found.length)
    })
  const first = ask(1, 'a')
  for (const key of ['b', 'a', 'c', 'a']) ask(1, key)
  expect(found).toEqual(['a1', 'b1', 'c1'])
  expect(ask(1, 'a')).toBe(first)
  ask(1, 'b')
  ask(2, 'b')
  expect(found).toEqual(['a1', 'b1', 'c1', 'b1', 'b2'])
})
