import { expect, test } from 'vitest'
import { checkFields } from '../form/check-fields.ts'
import { NewAnswerSchema, sameName, splitByAgreement, type Mark } from './list-answers.ts'

const guest = (...answers: [listingId: number, mark: Mark | null][]) => ({
  answers: answers.map(([listingId, mark]) => ({ listingId, mark })),
})
const split = (...guests: ReturnType<typeof guest>[]) => splitByAgreement([1, 2, 3, 4], (id) => id, guests)

test('without answers every home is in its place', () => {
  expect(split()).toEqual({ agreed: [], others: [1, 2, 3, 4] })
})

test('what a guest likes comes first; a pass, a note alone and no answer leave a home in its place', () => {
  expect(split(guest([3, 'like'], [1, 'pass'], [4, null]))).toEqual({ agreed: [3], others: [1, 2, 4] })
})

test('one pass among several guests is enough, and the home that more like is first', () => {
  const [ben, ruth] = [guest([1, 'like'], [2, 'like'], [4, 'like']), guest([2, 'pass'], [4, 'like'])]
  expect(split(ben, ruth)).toEqual({ agreed: [4, 1], others: [2, 3] })
})

test('an answer about a home that is not on the list changes nothing', () => {
  expect(split(guest([99, 'like']))).toEqual({ agreed: [], others: [1, 2, 3, 4] })
})

test('a name is one line; mark and note may be missing', () => {
  expect(checkFields(NewAnswerSchema, { name: ' Ben\n  Ruiz\u0000 ' })).toEqual({
    ok: true,
    value: { name: 'Ben Ruiz' },
  })
})

test.each([
  [{ name: '  ' }, 'name', 'Enter your name.'],
  [{ name: 'x'.repeat(41) }, 'name', 'Your name can have at most 40 characters.'],
  [{ name: 'Ben', note: 'x'.repeat(301) }, 'note', 'A note can have at most 300 characters.'],
  [{ name: 'Ben', mark: 'love' }, 'mark', 'Choose like or pass.'],
])('%o is refused by name', (answer, field, message) => {
  expect(checkFields(NewAnswerSchema, answer)).toMatchObject({ ok: false, problem: { fields: [{ field, message }] } })
})

test('names are the same whatever their case and width', () => {
  expect(sameName('Ben', 'BEN')).toBe(true)
  expect(sameName('Ben', 'Ｂｅｎ')).toBe(true)
  expect(sameName('Ben', 'Bea')).toBe(false)
})
