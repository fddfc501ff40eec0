import { expect, test } from 'vitest'
import { shownFeatures } from './shown-features.ts'

test('three features where they fit one line, fewer where they are long', () => {
  expect(shownFeatures(['Renovated', 'Large Yard', 'Fireplace'])).toHaveLength(3)
  expect(shownFeatures(['Renovated', 'Porch', 'Fireplace', 'Pool'])).toHaveLength(3)
  expect(shownFeatures(['Waterfront', 'Renovated', 'Private Dock', 'Pool', 'Deck'])).toEqual([
    'Waterfront',
    'Renovated',
  ])
})

test('never more than three, and one however long it is', () => {
  expect(shownFeatures(['A', 'B', 'C', 'D'])).toEqual(['A', 'B', 'C'])
  expect(shownFeatures(['A very long feature that fills a line by itself', 'Pool'])).toHaveLength(1)
  expect(shownFeatures([])).toEqual([])
})
