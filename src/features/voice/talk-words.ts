import { createContext } from 'react'
import { VOICE_CALL } from '#content/voice-texts.ts'
import { homesCount } from '#domain/count.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice, type Market } from '#domain/money/money.ts'
import { partText } from '#domain/search/filter-parts.ts'
import type { FilterPart } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'

/** The dialog's own words in a talk, in the language of the talk. */
export interface TalkWords {
  transcript: string
  you: string
  writeLabel: (firstName: string) => string
  send: string
  notSent: string
  sources: string
  show: string
  homes: (total: number) => string
  forRent: string
  chip: (part: FilterPart, filters: ListingFilters) => string
  price: (price: number, market: Market) => string
  /** A home's rooms and size in one line; null: as cards say them. */
  facts: ((home: ListingSummary) => string) | null
  listedBy: (office: string) => string
  /** The broker of all homes shown. */
  allListedBy: (office: string) => string
  county: (county: string) => string
  averagePrice: string
  population: string
  municipalities: string
  /** Above homes like another one. */
  like: (title: string) => string
  sideBySide: string
  /** The heading of a comparison's first column. */
  fact: string
  saved: string
  tourRequested: string
  inquirySent: string
}

export const ENGLISH_WORDS: TalkWords = {
  transcript: VOICE_CALL.transcript,
  you: VOICE_CALL.you,
  writeLabel: VOICE_CALL.writeLabel,
  send: VOICE_CALL.send,
  notSent: VOICE_CALL.notSent,
  sources: 'Sources',
  show: VOICE_CALL.show,
  homes: homesCount,
  forRent: 'For rent',
  chip: partText,
  price: formatPrice,
  facts: null,
  listedBy: (office) => `Listed by ${office}`,
  allListedBy: (office) => `All listed by ${office}`,
  county: (county) => `${county} County`,
  averagePrice: 'Average home price',
  population: 'Population',
  municipalities: 'Municipalities',
  like: (title) => `Similar to ${title}`,
  sideBySide: 'Homes side by side',
  fact: 'Fact',
  saved: 'Saved:',
  tourRequested: 'Tour requested:',
  inquirySent: 'Message sent:',
}

export const TalkWordsContext = createContext(ENGLISH_WORDS)
