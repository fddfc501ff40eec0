import { expect, test } from 'vitest'
import { placeWords, plainWord, spellingsOf } from './place-words.ts'
import { typedPlace } from './typed-place.ts'

test.each([
  ['O’Brien’s Ct.', ['obriens', 'court']],
  ['N. 5th St', ['north', '5', 'street']],
  ['Mt. Prospect Ave', ['mount', 'prospect', 'avenue']],
  ['Río Vista', ['rio', 'vista']],
  ['US-46', ['route', '46']],
  ['NJ 17', ['route', '17']],
  ['State Hwy 23', ['route', '23']],
  ['Rte. 10', ['route', '10']],
  ['I-80', ['interstate', '80']],
  ['MLK Blvd', ['martin', 'luther', 'king', 'boulevard']],
  ['', []],
])('the plain words of %s', (text, words) => {
  expect(placeWords(text).map(plainWord)).toEqual(words)
})

test('a plain word is among its spellings', () => {
  expect(spellingsOf('2')).toEqual(['2', '2nd', 'second'])
  expect(spellingsOf('112')).toEqual(['112', '112th'])
  expect(spellingsOf('street')).toContain('st')
  expect(spellingsOf('garden')).toEqual(['garden'])
})

test.each([
  ['12 Garden St', '12', ['garden', 'st']],
  ['12-14 Garden St', '12-14', ['garden', 'st']],
  ['12A Garden St #3', '12A', ['garden', 'st']],
  ['12 1/2 Garden St', '12', ['garden', 'st']],
  ['Garden St Apt. 3B, Hoboken, NJ 07030', null, ['garden', 'st', 'hoboken', '07030']],
  ['Jersey City, New Jersey', null, ['jersey', 'city']],
  ['5th Street', null, ['5th', 'street']],
  ['07030', null, ['07030']],
])('%s is read as a house number %s and a street', (text, houseNumber, words) => {
  const read = typedPlace(text)
  expect(read.houseNumber).toBe(houseNumber)
  expect(read.withoutNumber).toEqual(words)
})

test('a text that is too long has no words', () => {
  expect(typedPlace('a '.repeat(60)).words).toEqual([])
  expect(typedPlace('ab '.repeat(11)).words).toEqual([])
  expect(typedPlace('a b c d e').words).toEqual([])
})
