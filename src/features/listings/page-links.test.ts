import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

test('few pages are all named', () => {
  expect(pageLinks(1, 1)).toEqual([1])
  expect(pageLinks(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('many pages leave gaps of at least two', () => {
  expect(pageLinks(1, 9)).toEqual([1, 2, 'gap', 9])
  expect(pageLinks(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9])
  expect(pageLinks(50, 100)).toEqual([1, 'gap', 49, 50, 51, 'gap', 100])
  expect(pageLinks(9, 9)).toEqual([1, 'gap', 8, 9])
})

test('the first, the last and the current page are always there, in order, at most nine entries', () => {
  const pages = fc
    .integer({ min: 1, max: 5000 })
    .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)))
  fc.assert(
    fc.property(pages, ([page, pageCount]) => {
      const links = pageLinks(page, pageCount)
      const numbers = links.filter((link) => link !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]))
      expect(links.length).toBeLessThanOrEqual(9)
    }),
  )
})
