import { pictureSrcSet, type Picture } from '#domain/listing/picture.ts'

/** The smallest file of a picture, in the one format that every browser knows: a thumbnail needs no choice of sources. */
export function thumbnail(picture: Picture): Picture {
  const smallest = pictureSrcSet(picture, 'webp')?.split(' ')[0]
  return smallest ? { ...picture, url: smallest } : picture
}
