import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../tests/arbitrary/any-character.ts'
import { COUNTIES } from '../geo/county.ts'
import { FILTER_RULES } from './filter-rules.ts'
import { hasWords, homeWords, readWords, type SearchedFields } from './search-words.ts'

const LOFT: SearchedFields = {
  title: 'Sunny Loft by the River',
  address: '120 St. Pauls Ave N, Jersey City, NJ 07306',
  county: 'Hudson',
}
const HOUSE: SearchedFields = {
  title: 'O’Hara’s Café House',
  address: '9 Bergen Road, Ho-Ho-Kus, New Jersey 07423',
  county: 'Bergen',
}

test.each([
  'hudson county',
  'HUDSON co',
  'hudson c',
  'jersey city loft',
  'loft jersey city',
  'loft in hudson county, new jersey',
  'jersey city 07306',
  'saint pauls avenue loft',
  'st pauls ave',
  'street pauls north',
  '120 loft nj',
  'sunny lo',
  'loft, jersey city',
])('L-04 “%s” finds the loft', (text) => {
  expect([hasWords(LOFT, text), hasWords(HOUSE, text)]).toEqual([true, false])
})

test.each(['hudson county house', 'sun loft', 'jersey loft cit pauls', 'loft 0730 city', 'oft jersey', '—', ' , '])(
  'L-04 “%s” doesn’t: other words must be whole',
  (text) => expect(hasWords(LOFT, text)).toBe(false),
)

test.each(['cafe ohara', "O'HARA´S cafe", 'ho-ho-kus nj', 'bergen rd house', 'bergen county cafe', 'ohara'])(
  'L-04 accents, apostrophes and short forms make no difference: “%s”',
  (text) => expect([hasWords(HOUSE, text), hasWords(LOFT, text)]).toEqual([true, false]),
)

test('“Bergen County” is the county, not a street of that name', () => {
  const inHudson = { ...LOFT, address: '4 Bergen Avenue, Jersey City, NJ 07305' }
  expect(hasWords(inHudson, 'bergen')).toBe(true)
  expect(hasWords(inHudson, 'bergen county')).toBe(false)
  expect(hasWords(inHudson, 'hudson county bergen avenue')).toBe(true)
})

test('“Union City, NJ” is not found by “Jersey City”', () => {
  expect(hasWords({ ...LOFT, address: '1 Bergenline Ave, Union City, NJ 07087' }, 'jersey city')).toBe(false)
})

const WORDS = [
  'maple',
  'Oak',
  'Lane',
  'St',
  'Road',
  'NJ',
  '07450',
  '12',
  'Café',
  'O’Hara',
  'İstanbul',
  '🏠',
  'Ridgewood',
]
const phrase = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }).map((words) => words.join(' '))
const anyText = fc.oneof(phrase, fc.string({ unit: anyCharacter, maxLength: 12 }))
const anyHome: fc.Arbitrary<SearchedFields> = fc.record({
  title: anyText,
  address: anyText,
  county: fc.constantFrom(...COUNTIES, 'Mercer', 'Cape May', ''),
})
/** Words that say something alone, of which none makes a county's name with the next one. */
const tellingWords = fc.array(fc.constantFrom(...WORDS, 'lo', '9'), { minLength: 1, maxLength: 4 })

test('the words of a home find it, in any order, the last one cut short', () => {
  const anyOwn = anyHome.chain((home) =>
    fc.record({
      home: fc.constant(home),
      words: fc.shuffledSubarray(homeWords(home).filter((word) => !word.includes('+'))),
    }),
  )
  fc.assert(
    fc.property(anyOwn, fc.nat(4), ({ home, words }, cut) => {
      const [last = '', ...others] = words.toReversed()
      const text = [...others, last.slice(0, Math.max(1, last.length - cut))].join(' ').toWellFormed()
      // Some words of titles make a county's or the state's name together.
      fc.pre(words.length > 0 && readWords(text)[0]?.length === words.length)
      expect(hasWords(home, text)).toBe(true)
    }),
  )
})

test('the order of whole words makes no difference', () => {
  fc.assert(
    fc.property(anyHome, tellingWords, (home, words) => {
      const whole = (some: readonly string[]) => hasWords(home, `${some.join(' ')} nj`)
      expect(whole(words.toReversed())).toBe(whole(words))
    }),
  )
})

test('a further word finds no further home', () => {
  fc.assert(
    fc.property(anyHome, tellingWords, fc.constantFrom(...WORDS), (home, words, further) => {
      const text = words.join(' ')
      fc.pre(readWords(text).length > 0)
      expect(hasWords(home, `${text} ${further}`) && !hasWords(home, text)).toBe(false)
    }),
  )
})

test('a beginning finds what the whole text finds', () => {
  fc.assert(
    fc.property(anyHome, tellingWords, fc.nat(6), (home, words, cut) => {
      const [text, begun] = [words.join(' '), words.join(' ').slice(0, -cut || undefined)]
      fc.pre(readWords(begun).length > 0 && !begun.endsWith(' '))
      expect(hasWords(home, text) && !hasWords(home, begun.toWellFormed())).toBe(false)
    }),
  )
})

test('no text is too strange', () => {
  fc.assert(
    fc.property(anyHome, fc.string({ unit: anyCharacter }), (home, text) => {
      expect(typeof hasWords(home, text)).toBe('boolean')
      for (const word of [...homeWords(home), ...readWords(text).flat()])
        expect(word).toMatch(/^[^\s'"\\~:*&|!()\0]+$/u)
    }),
  )
})

test('the rule is the specification’s, or words', () => {
  expect(FILTER_RULES.search('ersey cit', {})(LOFT as never)).toBe(true)
  expect(hasWords(LOFT, 'ersey cit')).toBe(false)
})
