import { expect, test } from 'vitest'
import { loggedPath } from './request-log.ts'

test('the log has a page’s path, but not the token of a shared list', () => {
  expect(
    ['/shared/aB3-x', '/api/shared/aB3-x', '/shared/a/b', '/listings/1', '/', '/about/shared/x'].map(loggedPath),
  ).toEqual(['/shared/…', '/api/shared/…', '/shared/…', '/listings/1', '/', '/about/shared/x'])
})
