import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { MatchLoan } from '#domain/match/town-light.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { commutesBy } from '#domain/search/home-commutes.ts'
import { PAGE_SIZE, type ListingPage } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { matchQuery } from './match-address.ts'
import { matchHome, type MatchHome } from './match-home.ts'
import { farOverQuery, farQuery, homesQuery, overQuery } from './match-queries.ts'

export interface MatchHomes {
  /** Null until they are found. */
  total: number | null
  failed: boolean
  retry: () => void
  fitting: readonly MatchHome[]
  /** Over the limit, the cheapest first; in reach, unless there are none. */
  over: readonly MatchHome[]
  /** Too far, the nearest first. */
  far: readonly MatchHome[]
}

/** The homes within the filters, and those just outside. */
export function useMatchHomes(
  listings: ListingGateway,
  filters: ListingFilters,
  loan: MatchLoan,
  timetable: Timetable | null,
): MatchHomes {
  const found = useQuery(homesQuery(listings, matchQuery(filters)))
  const total = found.isPlaceholderData ? null : (found.data?.total ?? null)
  const over = useQuery(homesQuery(listings, total === null ? null : overQuery(filters, total)))
  const far = useQuery(
    homesQuery(listings, total === null || filters.train.minutes === null ? null : farQuery(filters, total)),
  )
  const nothingNear = total === 0 && over.data?.total === 0 && (far.data?.total ?? 0) === 0
  const both = useQuery(homesQuery(listings, nothingNear ? farOverQuery(filters) : null))
  const [foundPage, overPage, farPage] = [found.data, nothingNear ? both.data : over.data, far.data]
  const judged = useMemo(() => {
    const minutesOf = timetable ? commutesBy(filters.train, timetable) : () => null
    const judge = (homes: readonly ListingSummary[] = []) =>
      homes.flatMap((home) => matchHome(home, filters, loan, minutesOf) ?? [])
    const behind = (page: ListingPage | undefined) =>
      judge(page?.listings.slice((total ?? 0) % PAGE_SIZE)).filter(({ fits }) => !fits)
    return {
      fitting: judge(foundPage?.listings),
      over: behind(overPage),
      far: filters.train.minutes === null ? [] : behind(farPage),
    }
  }, [filters, loan, timetable, total, foundPage, overPage, farPage])
  const { isError: failed, refetch } = found
  const shownTotal = foundPage?.total ?? null
  return useMemo(
    () => ({ ...judged, total: shownTotal, failed, retry: () => void refetch() }),
    [judged, shownTotal, failed, refetch],
  )
}

/** The homes that miss by least, of both kinds. */
export function nearMisses(
  { over, far }: Pick<MatchHomes, 'over' | 'far'>,
  filters: ListingFilters,
  count: number,
): MatchHome[] {
  const seen = new Set<number>()
  return [...over, ...far]
    .filter(({ home }) => !seen.has(home.id) && seen.add(home.id))
    .toSorted((a, b) => missOf(a, filters) - missOf(b, filters))
    .slice(0, count)
}

/** A hundred dollars a month weigh as much as five minutes. */
const missOf = ({ month, minutes }: MatchHome, { cost, train }: ListingFilters): number =>
  Math.max(0, month - cost.upTo!) / 100 + Math.max(0, (minutes ?? 0) - (train.minutes ?? Infinity)) / 5
