import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allHomes, countHomes, dropBeyond, hasHome, indexesIn, keepBetween, keepMarked } from './home-set.ts'

const someHomes = fc.array(
  fc.record({ code: fc.integer({ min: 0, max: 3 }), number: fc.constantFrom(NaN, -1, 0, 0.5, 1, Infinity) }),
  { maxLength: 100 },
)

test('a set holds the homes that meet every condition, and none past the last', () => {
  fc.assert(
    fc.property(someHomes, fc.array(fc.integer({ min: 0, max: 3 })), (homes, wanted) => {
      const set = allHomes(homes.length)
      expect([...indexesIn(set)]).toEqual(homes.map((_, index) => index))
      const marks = Uint8Array.from({ length: 4 }, (_, code) => Number(wanted.includes(code)))
      keepMarked(
        set,
        Uint16Array.from(homes, ({ code }) => code),
        marks,
      )
      keepBetween(
        set,
        Float64Array.from(homes, ({ number }) => number),
        0,
        1,
      )
      const meets = homes.map(({ code, number }) => wanted.includes(code) && number >= 0 && number <= 1)
      expect([...indexesIn(set)]).toEqual(meets.flatMap((isMet, index) => (isMet ? [index] : [])))
      expect(countHomes(set)).toBe(meets.filter(Boolean).length)
      expect(homes.map((_, index) => hasHome(set, index))).toEqual(meets)
    }),
  )
})

test('homes whose number is unknown are not beyond any ends', () => {
  fc.assert(
    fc.property(someHomes, (homes) => {
      const set = allHomes(homes.length)
      const numbers = Float64Array.from(homes, ({ number }) => number)
      dropBeyond(set, numbers, 0, 1)
      const stays = [...numbers.keys()].filter((index) => !(numbers[index]! < 0 || numbers[index]! > 1))
      expect([...indexesIn(set)]).toEqual(stays)
    }),
  )
})
