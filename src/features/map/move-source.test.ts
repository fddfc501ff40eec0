import { expect, test } from 'vitest'
import { createMoveSource } from './move-source.ts'

test('a move by hand is the visitor’s; a move by the page only if the visitor asked for it', () => {
  const source = createMoveSource()
  expect(source.isVisitors('visitor')).toBe(true)
  expect(source.isVisitors('page')).toBe(false)
  source.byVisitor()
  expect([source.isVisitors('page'), source.isVisitors('page')]).toEqual([true, true])
  source.byPage()
  expect(source.isVisitors('page')).toBe(false)
})

test('a move by hand ends the visitor’s earlier request', () => {
  const source = createMoveSource()
  source.byVisitor()
  source.isVisitors('visitor')
  expect(source.isVisitors('page')).toBe(false)
})

test('every request has its own number', () => {
  const source = createMoveSource()
  expect(source.requestId()).toBeNull()
  source.byVisitor()
  const first = source.requestId()
  expect(first).not.toBeNull()
  source.byVisitor()
  expect(source.requestId()).not.toBe(first)
  source.isVisitors('visitor')
  expect(source.requestId()).toBeNull()
})
