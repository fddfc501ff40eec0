import { expect, test } from 'vitest'
import type { ListGuest } from '#ports/browser/list-answers-gateway.ts'
import { agreedTitle, answeredText, answersAbout } from './received-answers.ts'

const answer = (listingId: number, seen = true) => ({ listingId, mark: 'like', note: '', seen }) as const
const ben: ListGuest = { id: 'b', name: 'Ben', answers: [answer(1), answer(3, false)] }
const ruth: ListGuest = { id: 'r', name: 'Ruth', answers: [answer(3, false)] }

test('the line names who has answered, and counts only what is new', () => {
  expect(answeredText([])).toBe('')
  expect(answeredText([{ ...ben, answers: [answer(1)] }])).toBe('Ben replied.')
  expect(answeredText([ben])).toBe('Ben replied. 1 new reply.')
  expect(answeredText([ben, ruth])).toBe('Ben and Ruth replied. 2 new replies.')
})

test('a home has the answers of those who said something about it', () => {
  expect(answersAbout(3, [ben, ruth]).map(({ name }) => name)).toEqual(['Ben', 'Ruth'])
  expect(answersAbout(5, [ben, ruth])).toEqual([])
})

test('the group of homes all like is named by how many answer', () => {
  expect(agreedTitle([ben])).toBe('Both like')
  expect(agreedTitle([ben, ruth])).toBe('Liked by everyone who replied')
})
