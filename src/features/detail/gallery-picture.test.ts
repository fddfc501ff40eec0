import { expect, test } from 'vitest'
import { pictureFit } from './gallery-picture.ts'

const picture = (width: number | null, height: number | null, url = 'https://photos.example/1.jpg') => ({
  url,
  alt: '',
  caption: null,
  width,
  height,
  color: null,
  illustrative: false,
})

test.each([
  [1600, 1067, 'cover'],
  [1600, 1200, 'cover'],
  [1920, 1080, 'cover'],
  [1000, 1000, 'contain'],
  [800, 1200, 'contain'],
  [3000, 1000, 'contain'],
  [null, null, 'contain'],
] as const)('a picture of %s x %s px is shown as %s', (width, height, fit) => {
  expect(pictureFit(picture(width, height))).toBe(fit)
})

test('the default image fills the frame', () => {
  expect(pictureFit(null)).toBe('cover')
})
