import { countOf } from '#domain/count.ts'
import { relaxingText } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { Relaxation } from '#domain/search/search.ts'

/** '1 home', '12 homes'. */
export const homesCount = (total: number): string => countOf(total, 'home', 'homes')

/** What to do when nothing is found, and how many homes it would show: 'Removing “Waterfront” would show 12 homes.' */
export const relaxationSentence = ({ part, total }: Relaxation, filters: ListingFilters): string =>
  `${relaxingText(part, filters)} would show ${homesCount(total)}.`
