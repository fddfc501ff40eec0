import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureSrcSet, pictureWidths, widestJpeg, type Picture } from './picture.ts'

const picture = (url: string): Picture => ({
  url,
  alt: '',
  caption: null,
  width: 800,
  height: 600,
  color: null,
  illustrative: false,
})

test('our own pictures come in several widths', () => {
  expect(pictureSrcSet(picture('/media/porch.1a2b-800.jpg'), 'avif')).toContain('/media/porch.1a2b-400.avif 400w')
})

test("a feed's picture is left alone, even when it is named like ours", () => {
  expect(pictureSrcSet(picture('https://photos.example/media/porch.1a2b-800.jpg'), 'avif')).toBeNull()
})

test('a picture of unknown width has one file only', () => {
  expect(pictureSrcSet({ ...picture('/media/porch.1a2b-800.jpg'), width: null }, 'avif')).toBeNull()
})

test('each format names its own files, from the smallest width to the native one', () => {
  for (const format of PICTURE_FORMATS) {
    expect(pictureSrcSet(picture('/media/porch.1a2b-800.jpg'), format)).toBe(
      [240, 400, 640, 800].map((width) => `/media/porch.1a2b-${width}.${format} ${width}w`).join(', '),
    )
  }
})

test('widths rise, never exceed the master or 1600 px, end with the largest useful one and are worth their files', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6000 }), (native) => {
      const widths = pictureWidths(native)
      const largest = Math.min(native, 1600)
      expect(widths.at(-1)).toBe(largest)
      expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b))
      for (const width of widths.slice(0, -1)) {
        expect(PICTURE_WIDTHS).toContain(width)
        expect(width).toBeLessThanOrEqual(largest * 0.9)
      }
    }),
  )
})

test('a feed picture with query or hash is left alone', () => {
  expect(pictureSrcSet(picture('https://photos.example/1.jpg?width=800'), 'avif')).toBeNull()
})

test('a range leaves out files that are too small or too large, and always keeps one', () => {
  const wide = { ...picture('/media/porch.1a2b-1600.jpg'), width: 1600 }
  expect(pictureSrcSet(wide, 'avif', [400, 1200])).toBe(
    [400, 640, 800, 1200].map((width) => `/media/porch.1a2b-${width}.avif ${width}w`).join(', '),
  )
  expect(widestJpeg(wide, [400, 1200])).toBe('/media/porch.1a2b-1200.jpg')
  const small = { ...wide, url: '/media/porch.1a2b-300.jpg', width: 300 }
  expect(pictureSrcSet(small, 'avif', [400, 1200])).toBe('/media/porch.1a2b-300.avif 300w')
  expect(widestJpeg(picture('https://photos.example/1.jpg'), [400, 1200])).toBe('https://photos.example/1.jpg')
})
