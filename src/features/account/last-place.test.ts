import { expect, test } from 'vitest'
import { lastPlace } from './last-place.ts'

const visited = (paths: string[], index = paths.length - 1) => ({
  currentEntry: { index },
  entries: () => paths.map((path) => ({ url: `https://homes.example${path}` })),
})

test('A-01 signing in leads back to the page just left, with its query string', () => {
  expect(lastPlace(visited(['/', '/listings?county=Morris#top', '/signin']), '/')).toEqual({
    address: '/listings?county=Morris#top',
    words: 'Back to your search',
    isPrevious: true,
  })
})

test('A-01 the pages on the way to signing in do not count', () => {
  const way = ['/listings/5', '/signup', '/confirm-email', '/forgot-password', '/reset-password', '/signin']
  expect(lastPlace(visited(way), '/')).toEqual({
    address: '/listings/5',
    words: 'Back to the home you viewed',
    isPrevious: false,
  })
  expect(lastPlace(visited(way.slice(1)), '/')).toBeNull()
})

test('pages ahead of the current one and pages of other sites on this host do not count', () => {
  expect(lastPlace(visited(['/signin', '/map'], 0), '/')).toBeNull()
  expect(lastPlace(visited(['/homes/map', '/other', '/homes/signin']), '/homes/')?.address).toBe('/homes/map')
})

test.each([
  ['/', 'Back to the home page'],
  ['/favorites?tab=searches', 'Your favorites'],
  ['/shared/abc', 'Back to the shared list'],
  ['/privacy', 'Back to where you were'],
])('the link to %s reads “%s”', (path, words) => {
  expect(lastPlace(visited([path, '/signin']), '/')?.words).toBe(words)
})

test('an address that a browser would read as another site’s is no way back', () => {
  expect(lastPlace(visited(['/map', '//other.example/homes', '/signin']), '/')?.address).toBe('/map')
})

test('nothing is known without the browser’s help', () => {
  expect(lastPlace(undefined, '/')).toBeNull()
  expect(lastPlace({ currentEntry: { index: 1 }, entries: () => [{ url: null }, { url: null }] }, '/')).toBeNull()
})
