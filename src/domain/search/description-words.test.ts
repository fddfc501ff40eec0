import { expect, test } from 'vitest'
import { hasPhrases, wantedPhrases } from './description-words.ts'
import { relaxingText } from './filter-parts.ts'
import { defaultFilters } from './filters.ts'
import { normalizeWords, words } from './filters/words.ts'

const HOME =
  'Sunny home office off the chef’s kitchen.\nGas heat, hardwood FLOORS; two porches. Café nearby. Home, not an office.'

test.each([
  'home office',
  'HOME  OFFICE',
  'gas',
  'gas,home office',
  'hardwood floor',
  'porch',
  "chef's kitchen",
  'cafe',
  'kitchen gas',
  '',
])('L-04 a description has “%s”', (text) => expect(hasPhrases(HOME, text)).toBe(true))

test.each(['office home', 'gas office', 'home office,pool', 'hard', 'hardwood floorings', 'floor,offic', 'as heat'])(
  'L-04 a description has not “%s”: every word whole, those of a part next to each other',
  (text) => expect(hasPhrases(HOME, text)).toBe(false),
)

test('L-04 parts without words ask for nothing', () => {
  expect(wantedPhrases(' ,“”, gas')).toEqual([[['gas'], ['gass'], ['gases']]])
  expect(hasPhrases('', '“”')).toBe(true)
})

test('L-04 phrases are kept with commas between them, and said in quotes', () => {
  expect(normalizeWords(' home   office ,, gas ,')).toBe('home office,gas')
  expect(words.chip('home office,gas', 'sale')).toBe('“home office”, “gas”')
  const filters = { ...defaultFilters(), words: 'home office,gas' }
  expect(relaxingText({ part: 'words' }, filters)).toBe('Removing “home office”, “gas”')
})
