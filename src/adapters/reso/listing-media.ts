import type { StreetMask } from './hidden-street.ts'
import { isRecord, recordReader, type RecordReader, type ResoRecord } from './reso-fields.ts'
import { lookupKey } from './reso-vocabulary.ts'

const MAX_MEDIA = 500
const MAX_CAPTION = 200
const MAX_URL = 2000

/** One record of the Media resource. */
export interface MediaItem {
  record: ResoRecord
  reader: RecordReader
  /** MediaCategory in the form of `lookupKey`; null if missing. */
  category: string | null
}

/** The Media of a record. */
export function mediaOf(record: ResoRecord): MediaItem[] {
  const media = Array.isArray(record['Media']) ? record['Media'].slice(0, MAX_MEDIA).filter(isRecord) : []
  return media.map((item) => {
    const reader = recordReader(item)
    const category = reader.line('MediaCategory')
    return { record: item, reader, category: category === null ? null : lookupKey(category) }
  })
}

/** Whether anyone may see it, and it is still there. */
export function isPublicMedia(reader: RecordReader): boolean {
  const permission = reader.list('Permission').map(lookupKey)
  if (permission.length > 0 && !permission.some((value) => value === 'public' || value === 'idx')) return false
  return lookupKey(reader.line('MediaStatus') ?? '') !== 'deleted'
}

/** An https address without credentials, or null. */
export function secureUrl(text: unknown): URL | null {
  const url = typeof text === 'string' && text.length <= MAX_URL ? URL.parse(text.trim()) : null
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null
}

/** ShortDescription; empty if unknown. */
export const mediaCaption = (reader: RecordReader, streetMask: StreetMask): string =>
  streetMask
    .mask(reader.line('ShortDescription') ?? '')
    .slice(0, MAX_CAPTION)
    .toWellFormed()
