import { townPoint } from '#content/gazetteer.ts'
import { PUBLISHED_LOANS } from '#content/public-figures/published-loans.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import type { SearchContext } from '#domain/search/filter-rules.ts'

/** What searches in memory need to answer as every adapter does. */
export const SEARCH_CONTEXT: SearchContext = {
  townAt: townPoint,
  loans: PUBLISHED_LOANS,
  timetable: EMBEDDED_TIMETABLE,
}
