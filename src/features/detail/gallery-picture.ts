import type { Picture } from '#domain/listing/picture.ts'

/** Between 4:3 and 16:9 a picture loses little when it is cropped to 3:2. */
const NARROWEST = 4 / 3 - 0.01
const WIDEST = 16 / 9 + 0.01

/** Whether a picture is cropped to the 3:2 frame or shown whole; pictures of other or unknown shapes are shown whole. */
export function pictureFit(picture: Picture | null): 'cover' | 'contain' {
  if (picture === null) return 'cover'
  if (!picture.width || !picture.height) return 'contain'
  const ratio = picture.width / picture.height
  return ratio >= NARROWEST && ratio <= WIDEST ? 'cover' : 'contain'
}
