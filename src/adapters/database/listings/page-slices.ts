import { isServed } from '#domain/geo/county.ts'
import { pageWindow, PAGE_SIZE } from '#domain/search/search.ts'
import { inCounties, sumHomes, type Tally } from './listing-finder.ts'

/** A run of homes on a page, in their order: those of the counties served, those elsewhere, or (null) whatever was found. */
export interface PageSlice {
  isServed: boolean | null
  offset: number
  limit: number
}

/**
 * The runs that make up a page: homes outside the counties served come after all others. Most pages are one run, and where
 * no home found lies elsewhere, nobody has to look.
 */
export function pageSlices(tallies: readonly Tally[], counties: readonly string[] | null, wanted: number): PageSlice[] {
  const found = inCounties(tallies, counties)
  const [total, served] = [sumHomes(found), sumHomes(found.filter((tally) => isServed(tally.county)))]
  const { offset } = pageWindow(total, wanted)
  if (served === total || served === 0) return [{ isServed: null, offset, limit: PAGE_SIZE }]
  const inside = { isServed: true, offset, limit: Math.min(PAGE_SIZE, served - offset) }
  const elsewhere = {
    isServed: false,
    offset: Math.max(0, offset - served),
    limit: PAGE_SIZE - Math.max(0, inside.limit),
  }
  return [inside, elsewhere].filter(({ limit }) => limit > 0)
}
