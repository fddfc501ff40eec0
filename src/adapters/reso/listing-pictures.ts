import type { Picture } from '#domain/listing/picture.ts'
import type { FeedPicture, ImportedListing } from '#ports/server/listing-import.ts'
import type { StreetMask } from './hidden-street.ts'
import { isPublicMedia, mediaCaption, secureUrl, type MediaItem } from './listing-media.ts'
import { readField, type RecordReader, type ResoRecord } from './reso-fields.ts'

const MAX_PICTURES = 60
const MAX_PIXELS = 20_000

const PHOTO_CATEGORIES = new Set(['photo', 'photos', 'photograph', 'propertyphoto', 'image'])
const IMAGE_TYPES = /^(image\/|jpe?g$|png$|gif$|webp$|avif$)/i
const IMAGE_PATH = /\.(jpe?g|png|gif|webp|avif)$/i

interface SortedPicture {
  picture: FeedPicture
  preferred: boolean
  order: number
}

/**
 * The photographs among a record's Media, the preferred one first, then by Order. Only https addresses are shown: a page
 * served over https may not load others, and nobody knows whether the same path answers there. Of a home with a hidden address,
 * pictures whose address tells the street are among the originals alone, which are shown as copies.
 */
export function readPictures(
  media: readonly MediaItem[],
  reader: RecordReader,
  streetMask: StreetMask,
): Pick<ImportedListing, 'picture' | 'pictures' | 'originals'> {
  const photos = media.filter(isPublicPhoto)
  const usable = photos.map((item) => toPicture(item, streetMask)).filter((item) => item !== null)
  const telling = usable.filter(({ picture }) => picture.tellsStreet)
  const reasons = [
    [photos.length - usable.length, 'have no https address'],
    [telling.length, 'reveal the hidden street in their URLs, so only copies are shown'],
  ] as const
  const skipped = reasons
    .filter(([count]) => count > 0)
    .map(([count, why]) => `${count} of ${photos.length} pictures ${why}`)
  if (skipped.length > 0) reader.omit('Media', skipped.join('; '))
  const sorted = usable.sort((a, b) => Number(b.preferred) - Number(a.preferred) || a.order - b.order)
  return linkedPictures([...new Map(sorted.map(({ picture }) => [picture.url, picture])).values()])
}

/** The originals, and those of them that may be linked. */
export function linkedPictures(
  originals: readonly FeedPicture[],
): Pick<ImportedListing, 'picture' | 'pictures' | 'originals'> {
  const pictures = originals
    .filter(({ tellsStreet }) => !tellsStreet)
    .slice(0, MAX_PICTURES)
    .map(linkedPicture)
  const isAll = originals.every(({ version, tellsStreet }) => version === undefined && !tellsStreet)
  return { picture: pictures[0] ?? null, pictures, ...(isAll ? {} : { originals: originals.slice(0, MAX_PICTURES) }) }
}

/** The fields in the order in which they are stored. */
const linkedPicture = ({ url, alt, caption, width, height, color, illustrative }: FeedPicture): Picture => ({
  url,
  alt,
  caption,
  width,
  height,
  color,
  illustrative,
})

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
      ...(streetMask.isToldBy(url) ? { tellsStreet: true } : {}),
      ...versionOf(reader),
    },
    preferred: reader.flag('PreferredPhotoYN') === true,
    order: reader.number('Order') ?? Number.MAX_SAFE_INTEGER,
  }
}

/** Feeds whose addresses expire give another one at each reading; the key stays, and the time changes with the picture. */
function versionOf(reader: RecordReader): Pick<FeedPicture, 'version'> {
  const key = reader.line('MediaKey')
  const time = reader.line('MediaModificationTimestamp') ?? reader.line('ModificationTimestamp')
  return key !== null && time !== null ? { version: `${key} ${time}` } : {}
}

function pixels(media: ResoRecord, field: string): number | null {
  const reading = readField(media, field, 'number')
  const known =
    reading.state === 'given' && Number.isInteger(reading.value) && reading.value > 0 && reading.value <= MAX_PIXELS
  return known ? reading.value : null
}
