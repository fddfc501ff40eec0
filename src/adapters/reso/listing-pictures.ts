import type { Picture } from '#domain/listing/picture.ts'
import type { StreetMask } from './hidden-street.ts'
import { isPublicMedia, mediaCaption, mediaOf, secureUrl, type MediaItem } from './listing-media.ts'
import { readField, type RecordReader, type ResoRecord } from './reso-fields.ts'

const MAX_PICTURES = 60
const MAX_PIXELS = 20_000

const PHOTO_CATEGORIES = new Set(['photo', 'photos', 'photograph', 'propertyphoto', 'image'])
const IMAGE_TYPES = /^(image\/|jpe?g$|png$|gif$|webp$|avif$)/i
const IMAGE_PATH = /\.(jpe?g|png|gif|webp|avif)$/i

interface SortedPicture {
  picture: Picture
  preferred: boolean
  order: number
}

/**
 * The photographs among a record's Media, the preferred one first, then by Order. Only https addresses are shown: a page
 * served over https may not load others, and nobody knows whether the same path answers there. Of a home with a hidden address,
 * pictures whose address tells the street are left out.
 */
export function readPictures(record: ResoRecord, reader: RecordReader, streetMask: StreetMask): Picture[] {
  const photos = mediaOf(record).filter(isPublicPhoto)
  const usable = photos.map((item) => toPicture(item, streetMask)).filter((item) => item !== null)
  const shown = usable.filter(({ picture }) => !streetMask.isToldBy(new URL(picture.url)))
  const reasons = [
    [photos.length - usable.length, 'have no https address'],
    [usable.length - shown.length, 'tell the hidden street in their address'],
  ] as const
  const skipped = reasons
    .filter(([count]) => count > 0)
    .map(([count, why]) => `${count} of ${photos.length} pictures ${why}`)
  if (skipped.length > 0) reader.omit('Media', skipped.join('; '))
  const sorted = shown.sort((a, b) => Number(b.preferred) - Number(a.preferred) || a.order - b.order)
  const byUrl = new Map(sorted.map(({ picture }) => [picture.url, picture]))
  return [...byUrl.values()].slice(0, MAX_PICTURES)
}

function isPublicPhoto({ record, reader, category }: MediaItem): boolean {
  if (!isPublicMedia(reader)) return false
  if (category !== null) return PHOTO_CATEGORIES.has(category)
  const type = reader.line('MediaType') ?? reader.line('MimeType')
  return type === null ? IMAGE_PATH.test(URL.parse(String(record['MediaURL']))?.pathname ?? '') : IMAGE_TYPES.test(type)
}

function toPicture({ record, reader }: MediaItem, streetMask: StreetMask): SortedPicture | null {
  const url = secureUrl(record['MediaURL'])
  if (url === null) return null
  return {
    picture: {
      url: url.href,
      alt: mediaCaption(reader, streetMask),
      caption: null,
      width: pixels(record, 'ImageWidth'),
      height: pixels(record, 'ImageHeight'),
      color: null,
      illustrative: false,
    },
    preferred: reader.flag('PreferredPhotoYN') === true,
    order: reader.number('Order') ?? Number.MAX_SAFE_INTEGER,
  }
}

function pixels(media: ResoRecord, field: string): number | null {
  const reading = readField(media, field, 'number')
  const known =
    reading.state === 'given' && Number.isInteger(reading.value) && reading.value > 0 && reading.value <= MAX_PIXELS
  return known ? reading.value : null
}
