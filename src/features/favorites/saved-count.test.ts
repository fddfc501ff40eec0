import { expect, test } from 'vitest'
import { savedPropertiesText, savedSearchesText } from './saved-count.ts'

test('F-02: the count line is singular at exactly one', () => {
  expect([0, 1, 2].map(savedPropertiesText)).toEqual([
    'You have 0 saved properties',
    'You have 1 saved property',
    'You have 2 saved properties',
  ])
})

test('F-03: the count line of searches is singular at exactly one', () => {
  expect([1, 2].map(savedSearchesText)).toEqual(['You have 1 saved search', 'You have 2 saved searches'])
})
