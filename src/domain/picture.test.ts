import { expect, test } from 'vitest'
import { pictureSrcSet, type Picture } from './picture.ts'

const picture = (url: string): Picture => ({ url, alt: '', width: 800, height: 600, color: null, illustrative: false })

test('our own pictures come in several widths', () => {
  expect(pictureSrcSet(picture('/media/porch.1a2b-800.jpg'), 'avif')).toContain('/media/porch.1a2b-400.avif 400w')
})

test("a feed's picture is left alone, even when it is named like ours", () => {
  expect(pictureSrcSet(picture('https://photos.example/media/porch.1a2b-800.jpg'), 'avif')).toBeNull()
})
