import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'

/** The id a listing's path names, or null where it can't be one: a whole number from 1 without leading zeros (D-02). */
export const readListingId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** A listing; null is the answer 'there is none', which isn't worth asking for again. Throws ProblemError otherwise. */
export const listingQuery = (listings: ListingGateway, id: number) =>
  queryOptions({
    queryKey: ['listings', 'one', id],
    queryFn: async ({ signal }) => {
      const answer = await listings.byId(id, signal)
      if (!answer.ok && answer.problem.kind === 'not-found') return null
      return valueOrThrow(answer)
    },
  })

/** The homes shown beneath a listing. Throws ProblemError. */
export const similarQuery = (listings: ListingGateway, id: number) =>
  queryOptions({
    queryKey: ['listings', 'similar', id],
    queryFn: async ({ signal }) => valueOrThrow(await listings.similarTo(id, signal)),
  })
