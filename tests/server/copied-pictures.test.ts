import { expect, test } from 'vitest'
import { withCopiedPictures } from '#http/copied-pictures.ts'
import { openStaticFiles } from '#http/static-files.ts'
import type { PictureStore } from '#ports/server/picture-store.ts'
import { testSite } from './test-site.ts'

const NAME = '0123456789abcdef0123456789abcdef-800.avif'
const BYTES = new Uint8Array([1, 2, 3])

function site(read: PictureStore['read']) {
  const asked: string[] = []
  const store: PictureStore = {
    put: async () => {},
    read: async (name) => {
      asked.push(name)
      return read(name)
    },
    remove: async () => {},
  }
  const files = withCopiedPictures(openStaticFiles('/nowhere'), { store, log: { error: () => {} } })
  return { ...testSite({ files }), asked, files }
}

test.each([
  ['bytes', BYTES],
  ['a stream', new Blob([BYTES]).stream()],
])('X-05 a copied picture is served from our address for ever, out of %s', async (_, body) => {
  const { ask, files } = site(async () => ({ body, size: 3 }))
  const answer = await ask(`/media/homes/${NAME}`)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/avif',
    'public, max-age=31536000, immutable',
  ])
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(BYTES)
  expect(files.isFile(`/media/homes/${NAME}`)).toBe(true)
})

test('who has it is told so, and HEAD gets no bytes', async () => {
  const { ask, asked } = site(async () => ({ body: new Blob([BYTES]).stream(), size: 3 }))
  const headers = { 'if-none-match': `"${NAME}"` }
  expect((await ask(`/media/homes/${NAME}`, { headers })).status).toBe(304)
  expect(asked).toEqual([])
  const head = await ask(`/media/homes/${NAME}`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '3', ''])
})

test('a picture that is not there is not stored as missing; nor is one whose store does not answer', async () => {
  const gone = await site(async () => null).ask(`/media/homes/${NAME}`)
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
  const broken = await site(async () => {
    throw new Error('the bucket does not answer')
  }).ask(`/media/homes/${NAME}`)
  expect([broken.status, broken.headers.get('cache-control'), broken.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '30',
  ])
})

test.each([
  '../../secret.txt',
  '%2e%2e%2fsecret',
  `${NAME}.part`,
  NAME.toUpperCase(),
  `x/${NAME}`,
  NAME.replace('avif', 'svg'),
])('no other name reaches the store: %s', async (name) => {
  const { ask, asked } = site(async () => ({ body: BYTES, size: 3 }))
  await ask(`/media/homes/${name}`)
  expect(asked).toEqual([])
})
