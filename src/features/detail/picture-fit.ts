import type { Picture } from '#domain/listing/picture.ts'

/** Between 4:3 and 16:9 a picture fills the 3:2 frame and loses little. */
const NARROWEST = 4 / 3 - 0.01
const WIDEST = 16 / 9 + 0.01

/** How a picture sits in a 3:2 frame: other shapes, and those we don't know, are shown whole. */
export function pictureFit(picture: Picture | null): 'cover' | 'contain' {
  if (picture === null) return 'cover'
  if (!picture.width || !picture.height) return 'contain'
  const ratio = picture.width / picture.height
  return ratio >= NARROWEST && ratio <= WIDEST ? 'cover' : 'contain'
}
