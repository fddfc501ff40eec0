import { expect, test } from 'vitest'
import { testSite } from './test-site.ts'

const NAME = '0123456789abcdef0123456789abcdef'
const readFeedLogo = async (name: string) =>
  name === NAME ? { type: 'image/svg+xml', content: new TextEncoder().encode('<svg/>') } : null

test("a feed's logo is served for good, as a picture that may run nothing", async () => {
  const { ask } = testSite({ readFeedLogo })
  const answer = await ask(`/feed-logos/${NAME}`)
  expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
    200,
    '<svg/>',
    'image/svg+xml',
  ])
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('an unknown logo is a page that does not exist', async () => {
  const { rendered, ask } = testSite({ readFeedLogo })
  await ask(`/feed-logos/${NAME.replace('0', 'f')}`)
  await ask('/feed-logos/x')
  expect(rendered).toHaveLength(2)
})
