import { writeRankQuery } from '#domain/match/rank-url.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { toQueryString } from '#domain/search/query-string.ts'
import type { Source } from '#domain/voice/conversation.ts'
import type { Phrases } from './phrases/phrases.ts'

/** The link to the ranked homes. */
export const rankedSource = (filters: ListingFilters, liked: readonly string[], { ranking }: Phrases): Source => ({
  label: ranking.label,
  href: `/wishes?${toQueryString(writeRankQuery({ filters, liked, page: 1 }))}`,
  attribution: '',
})
