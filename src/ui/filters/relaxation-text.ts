import { homesCount } from '#domain/count.ts'
import { relaxingText } from '#domain/search/filter-parts.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { Relaxation } from '#domain/search/search.ts'

/** What to do when nothing is found, and how many homes it would show: 'Removing “Waterfront” would show 12 homes.' */
export const relaxationSentence = ({ part, total }: Relaxation, filters: ListingFilters): string =>
  `${relaxingText(part, filters)} would show ${homesCount(total)}.`
