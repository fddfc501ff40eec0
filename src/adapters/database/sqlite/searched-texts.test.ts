import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allHomes, indexesIn } from './home-set.ts'
import { SearchedTexts } from './searched-texts.ts'
import { allocate } from './shared-arrays.ts'

const ROOM = { homes: 80, textBytes: 8192 }

/** Few characters, so that most texts share some of their pairs. */
const someText = fc.string({ unit: fc.constantFrom('a', 'b', 'ab', 'ba', ' ', 'é', '🏠'), maxLength: 8 })

test('texts are found by what they contain, changed ones by their new text, removed ones no more', () => {
  const steps = fc.array(someText, { minLength: 1, maxLength: ROOM.homes })
  const changes = fc.array(fc.tuple(fc.nat(), fc.option(someText)), { maxLength: 20 })
  fc.assert(
    fc.property(steps, changes, someText, (first, changed, wanted) => {
      fc.pre(wanted !== '')
      const texts: (string | null)[] = [...first]
      const held = allocate((arrays) => new SearchedTexts(arrays, ROOM.homes, ROOM.textBytes)).made
      for (const [index, text] of first.entries()) held.add(index, text)
      for (const [number, text] of changed) {
        const index = number % texts.length
        if (texts[index] === null) continue
        if (text === null) held.remove(index)
        else held.change(index, text)
        texts[index] = text
      }
      const found = indexesIn(held.containing(wanted, allHomes(texts.length)))
      expect([...found]).toEqual(texts.flatMap((text, index) => (text?.includes(wanted) ? [index] : [])))
    }),
  )
})
