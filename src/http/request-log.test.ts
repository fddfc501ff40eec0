import { expect, test } from 'vitest'
import { loggedPath } from './request-log.ts'

test('the log has a page’s path, but not the token of a shared list or of an email', () => {
  expect(
    ['/shared/aB3-x', '/api/shared/aB3-x', '/shared/a/b', '/updates/a.b', '/listings/1', '/', '/about/shared/x'].map(
      loggedPath,
    ),
  ).toEqual(['/shared/…', '/api/shared/…', '/shared/…', '/updates/…', '/listings/1', '/', '/about/shared/x'])
})
