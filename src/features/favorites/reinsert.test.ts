import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reinsert } from './reinsert.ts'

const same = (item: number) => item

test('F-04 whatever could not be removed stands where it stood, whatever else has gone meanwhile', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(list, fc.nat(), fc.func(fc.boolean()), (before, at, stays) => {
      const item = before[at % before.length]!
      const left = before.filter((other) => other !== item && stays(other))
      const after = reinsert(left, before, item, same)
      expect(after).toEqual(before.filter((other) => other === item || left.includes(other)))
      expect(reinsert(after, before, item, same)).toEqual(after)
    }),
  )
})
