import { expect, test } from 'vitest'
import { notFound, unavailable, type Problem } from '#domain/result.ts'
import { TOO_MANY_FAVORITES } from '#domain/saved/favorite.ts'
import { favoriteNotice } from './favorite-notice.ts'

const granted = (saved: boolean) => favoriteNotice('Oak House', { saved, changed: true, problem: null }, true)
const refused = (problem: Problem, online = true) =>
  favoriteNotice('Oak House', { saved: false, changed: false, problem }, online)

test('D-07 a change that was made', () => {
  expect(granted(true)).toEqual({
    title: 'Oak House added to favorites',
    description: 'Find your saved properties in the Favorites section.',
  })
  expect(granted(false)).toEqual({ title: 'Oak House removed from favorites' })
  expect(favoriteNotice('Oak House', { saved: false, changed: false, problem: null }, true)).toBeNull()
})

test.each([
  [TOO_MANY_FAVORITES, true, 'You can save up to 500 homes. Remove one to make room.'],
  [
    { kind: 'rate-limited', message: 'Please wait 40 seconds and try again.', retryAfterSeconds: 40 },
    true,
    'Please wait 40 seconds and try again.',
  ],
  [notFound('There is no such listing.'), true, 'This home is no longer listed.'],
  [unavailable('x'), true, 'We can’t reach the site right now. Please try again in a moment.'],
  [unavailable('x'), false, 'You’re offline. Connect to the internet and try again.'],
] as const)('D-07 a refusal says what to do: %j, online %s', (problem, online, description) => {
  expect(refused(problem, online)).toEqual({
    title: 'Oak House couldn’t be added to favorites',
    description,
    tone: 'destructive',
  })
})

test('D-07 a home that could not be let go', () => {
  const problem = unavailable('x')
  expect(favoriteNotice('Oak House', { saved: true, changed: false, problem }, true)?.title).toBe(
    'Oak House couldn’t be removed from favorites',
  )
})
