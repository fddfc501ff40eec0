import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { keptSearch } from '#domain/match/by-own-terms.ts'
import { readRankQuery } from '#domain/match/rank-url.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import { isSameWish, metOf, type Met } from '#domain/match/two-wishes.ts'
import { asksNothing } from '#domain/match/wish-texts.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { fitsQuery } from '#features/reasons/fits-queries.ts'
import { useKeptWishes } from '#features/reasons/use-kept-wishes.ts'
import { markKeptWishes } from '#features/reasons/wishes-script.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { useCostTerms } from '#ui/listing/cost-terms.ts'
import { useHydrating } from '#ui/primitives/use-hydrating.ts'

export interface TwoWishesProps {
  /** Of the link. */
  params: QueryParams
  /** All homes of the list: they are asked about together. */
  homes: readonly ListingSummary[]
  listings: ListingGateway
  loadTold: LoadToldStore
}

/** Undefined while it isn't known; null for a home in the other market. */
export type MetOfHome = (id: number) => Met | null | undefined

/** One person's wishes, and how many of them each home meets. */
export interface Side {
  asked: RankQuery
  metOf: MetOfHome
}

export interface TwoWishes {
  /** Of the link; null: it has none. */
  theirs: Side | null
  /** Of the device; null: it keeps none, or they aren't read yet. */
  yours: Side | null
  /** The link has the device's wishes. */
  isOwn: boolean
}

/** The wishes of a shared list's link, and those that the device keeps. */
export function useTwoWishes({ params, homes, listings, loadTold }: TwoWishesProps): TwoWishes {
  const { own } = useCostTerms()
  const isHydrating = useHydrating()
  const theirs = useMemo(() => someWishes(params), [params])
  const { data: kept } = useKeptWishes(loadTold)
  // The server's HTML has only the link's.
  const yours = useMemo(() => (kept && !isHydrating ? someWishes(kept) : null), [kept, isHydrating])
  const judgedBy = useMemo(() => (yours && kept ? keptSearch(kept, own) : null), [yours, kept, own])
  useEffect(() => {
    if (kept !== undefined) markKeptWishes(kept !== null)
  }, [kept])
  const isOwn = theirs !== null && yours !== null && isSameWish(theirs, yours)
  return {
    theirs: useSide(theirs, theirs, homes, listings),
    yours: useSide(yours, judgedBy, homes, listings),
    isOwn,
  }
}

function someWishes(params: QueryParams): RankQuery | null {
  const read = readRankQuery(params)
  return asksNothing(read) ? null : { ...read, page: 1 }
}

/** `judgedBy`: the same wishes, with the loan's terms by which costs are judged. */
function useSide(
  asked: RankQuery | null,
  judgedBy: RankQuery | null,
  homes: readonly ListingSummary[],
  listings: ListingGateway,
): Side | null {
  const ids = homes.map(({ id }) => id)
  const { data: judged } = useQuery(fitsQuery(listings, judgedBy, ids))
  return asked && { asked, metOf: (id) => found(id) }

  function found(id: number): Met | null | undefined {
    const [home, fit] = [homes.find((each) => each.id === id), judged?.homes.find((each) => each.id === id)]
    return home && judged && fit && metOf(judged.asked, home, fit)
  }
}
