import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePicture } from './encode-picture.ts'

/** A red picture with a white left edge. */
const master = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } }).composite([
    { input: { create: { width: 8, height, channels: 3, background: '#ffffff' } }, left: 0, top: 0 },
  ])
const refusal = async (bytes: Uint8Array) => {
  const encoding = await encodePicture(bytes)
  return encoding.kind === 'refused' ? encoding.reason : encoding.kind
}

test('a photograph becomes files of every width, upright, in sRGB, without where it was taken', async () => {
  const bytes = await master(300, 200)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '40/1 49/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const encoding = await encodePicture(bytes)
  if (encoding.kind !== 'encoded') throw new Error(encoding.reason)
  expect(encoding.picture).toMatchObject({ width: 200, height: 300 })
  expect(encoding.picture.color).toMatch(/^#c[0-9a-f]2[0-9a-f]2[0-9a-f]$/)
  expect(encoding.files.map(({ suffix, type }) => [suffix, type])).toEqual([
    ['-200.avif', 'image/avif'],
    ['-200.jpg', 'image/jpeg'],
  ])
  const jpeg = sharp(encoding.files[1]!.bytes)
  const { exif, icc, orientation, space } = await jpeg.metadata()
  expect({ exif, icc, orientation, space }).toEqual({
    exif: undefined,
    icc: undefined,
    orientation: undefined,
    space: 'srgb',
  })
  // The left edge has become the upper one.
  const [red, green] = await jpeg.extract({ left: 100, top: 2, width: 1, height: 1 }).raw().toBuffer()
  expect([red! > 230, green! > 230]).toEqual([true, true])
})

test('its format is read from its bytes; a transparent one gets a white ground', async () => {
  const clear = sharp({ create: { width: 120, height: 120, channels: 4, background: '#00000000' } })
  for (const format of ['png', 'webp'] as const) {
    const encoding = await encodePicture(await clear.clone().toFormat(format).toBuffer())
    expect(encoding).toMatchObject({ kind: 'encoded', picture: { color: '#ffffff' } })
  }
})

test('what is no photograph is refused with its reason', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><rect width="9" height="9"/></svg>'
  expect(await refusal(Buffer.from(drawing))).toMatch(/^cannot be read/)
  expect(await refusal(Buffer.from('<html>Not found</html>'))).toMatch(/^cannot be read/)
  expect(await refusal(await master(300, 200).tiff().toBuffer())).toMatch(/^cannot be read/)
  expect(await refusal(await master(300, 60).jpeg().toBuffer())).toBe('is only 300 × 60 pixels')
  const whole = await master(900, 900).jpeg().toBuffer()
  expect(await refusal(whole.subarray(0, whole.length / 2))).toMatch(/^cannot be read/)
})

test('a small file that claims more pixels than memory holds is refused', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await refusal(bomb)).toMatch(/pixel limit/)
})
