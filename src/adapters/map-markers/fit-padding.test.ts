import { expect, test } from 'vitest'
import { fitPadding } from './fit-padding.ts'

test('M-04 the padding is equal on all sides of an uncovered map', () => {
  expect(fitPadding(0)).toEqual({ top: 56, right: 56, bottom: 56, left: 56 })
})

test('M-04 a fitted box stays below what covers the map and moves down before it gets smaller', () => {
  expect(fitPadding(40)).toMatchObject({ top: 72, bottom: 40 })
  expect(fitPadding(60)).toMatchObject({ top: 92, bottom: 24 })
  expect(fitPadding(112)).toMatchObject({ top: 144, bottom: 24 })
})
