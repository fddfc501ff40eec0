import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { MAX_JUDGED } from '#domain/match/judging.ts'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import type { Asked } from '#domain/match/ranking.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'

/** The wishes kept on the device, as an address of /wishes has them; null: none. Read again by every page. */
export const keptWishesQuery = (loadTold: LoadToldStore) =>
  queryOptions({
    queryKey: ['kept-wishes'],
    queryFn: async () => (await loadTold()).wishes.read().wishes,
    staleTime: 0,
  })

/** How far homes meet the wishes, with the search that this answers. Null: there are none. Throws ProblemError. */
export const fitsQuery = (listings: ListingGateway, asked: Asked | null, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['listings', 'fits', asked && writeRankQuery({ ...asked, page: 1 }), ids],
    queryFn: asked
      ? async ({ signal }) => {
          const answers = await Promise.all(
            inParts(ids).map(async (part) => valueOrThrow(await listings.fits(asked, part, signal))),
          )
          return { asked, homes: answers.flat() }
        }
      : skipToken,
    placeholderData: keepPreviousData,
  })

const inParts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_JUDGED) }, (_, at) =>
    ids.slice(at * MAX_JUDGED, (at + 1) * MAX_JUDGED),
  )
