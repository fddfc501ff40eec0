import { expect, test } from 'vitest'
import { createMoveSource } from './move-source.ts'

test('a move by hand is the visitor’s, one by the page only where it was wished for', () => {
  const source = createMoveSource()
  expect(source.isVisitors('visitor')).toBe(true)
  expect(source.isVisitors('page')).toBe(false)
  source.wished()
  expect([source.isVisitors('page'), source.isVisitors('page')]).toEqual([true, true])
  source.unasked()
  expect(source.isVisitors('page')).toBe(false)
})

test('a hand on the map ends what was wished for before', () => {
  const source = createMoveSource()
  source.wished()
  source.isVisitors('visitor')
  expect(source.isVisitors('page')).toBe(false)
})

test('every wish has a number of its own', () => {
  const source = createMoveSource()
  expect(source.wish()).toBeNull()
  source.wished()
  const first = source.wish()
  expect(first).not.toBeNull()
  source.wished()
  expect(source.wish()).not.toBe(first)
  source.isVisitors('visitor')
  expect(source.wish()).toBeNull()
})
