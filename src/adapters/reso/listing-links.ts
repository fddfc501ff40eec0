import type { FloorPlan, ViewingLinks } from '#domain/listing/viewing-links.ts'
import type { StreetMask } from './hidden-street.ts'
import { isPublicMedia, mediaCaption, secureUrl, type MediaItem } from './listing-media.ts'
import type { RecordReader } from './reso-fields.ts'
import { lookupKey } from './reso-vocabulary.ts'

const MAX_FLOOR_PLANS = 12
/** The unbranded first: it shows the home, not an office. */
const TOUR_FIELDS = ['VirtualTourURLUnbranded', 'VirtualTourURLBranded']
const TOUR_CATEGORIES = ['unbrandedvirtualtour', 'brandedvirtualtour']

/** Tours and plans, also among a record's Media, at https addresses; of a home with a hidden address, those whose address doesn't tell the street. */
export function readLinks(media: readonly MediaItem[], reader: RecordReader, streetMask: StreetMask): ViewingLinks {
  const inCategory = (category: string) =>
    media.filter((item) => item.category === category && isPublicMedia(item.reader))
  const tours = [
    ...TOUR_FIELDS.map((field) => [field, reader.line(field)] as const),
    ...TOUR_CATEGORIES.flatMap(inCategory).map((item) => ['Media', item.reader.line('MediaURL')] as const),
  ]
  const found = tours.map(([field, text]) => shownUrl(text, field, reader, streetMask))
  return {
    virtualTour: found.find((url) => url !== null) ?? null,
    floorPlans: inCategory(lookupKey('Floor Plan'))
      .map((item): FloorPlan | null => {
        const url = shownUrl(item.reader.line('MediaURL'), 'Media', reader, streetMask)
        return url === null ? null : { url, caption: mediaCaption(item.reader, streetMask) }
      })
      .filter((plan) => plan !== null)
      .slice(0, MAX_FLOOR_PLANS),
  }
}

function shownUrl(text: string | null, field: string, reader: RecordReader, streetMask: StreetMask): string | null {
  if (text === null) return null
  const url = secureUrl(text)
  if (url !== null && !streetMask.isToldBy(url)) return url.href
  reader.omit(field, url === null ? 'isn’t an https address' : 'reveals the hidden street in its URL')
  return null
}
