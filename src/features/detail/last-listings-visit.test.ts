import { expect, test } from 'vitest'
import { lastListingsVisit } from './last-listings-visit.ts'

const visited = (paths: string[], index = paths.length - 1) => ({
  currentEntry: { index },
  entries: () => paths.map((path) => ({ url: `https://homes.example${path}` })),
})

test('the search just left is the page before', () => {
  expect(lastListingsVisit(visited(['/', '/listings?county=Morris', '/listings/1']), '/')).toEqual({
    address: '/listings?county=Morris',
    isPrevious: true,
  })
})

test('the latest search counts, over other pages in between', () => {
  const history = visited(['/listings?beds=3', '/listings?q=lake', '/listings/1', '/listings/2'])
  expect(lastListingsVisit(history, '/')).toEqual({ address: '/listings?q=lake', isPrevious: false })
})

test('pages ahead of the current one do not count', () => {
  expect(lastListingsVisit(visited(['/', '/listings/1', '/listings?q=lake'], 1), '/')).toBeNull()
})

test('a site under a sub-path knows its own listings', () => {
  expect(lastListingsVisit(visited(['/listings', '/homes/listings?q=x', '/homes/listings/1']), '/homes/')).toEqual({
    address: '/homes/listings?q=x',
    isPrevious: true,
  })
})

test('nothing is known without the browser’s help', () => {
  expect(lastListingsVisit(undefined, '/')).toBeNull()
  expect(lastListingsVisit({ currentEntry: null, entries: () => [{ url: null }] }, '/')).toBeNull()
})
