import * as v from 'valibot'
import type { FeedCredentials } from '#ports/server/feed-settings.ts'
import { FeedError } from '#ports/server/listing-feed.ts'
import { BadRequestError, fetchWithRetry, type RetryDeps } from './fetch-with-retry.ts'
import { signer } from './web-api-sign-in.ts'

/** Records to a page; servers may give fewer. */
export const PAGE_RECORDS = 500

/** Below this many records to a page, a 400 is not about the size of the page. */
const MIN_PAGE_RECORDS = 10

/** A refusal's status, which error bodies repeat. */
const STATUS = 400

const Page = v.object({
  value: v.array(v.unknown()),
  '@odata.nextLink': v.nullish(v.string()),
  '@odata.count': v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type Page = v.InferOutput<typeof Page>
export type GetPage = (url: URL) => Promise<Page>

/** Gets pages, signed in with the credentials. */
export function pageReader(credentials: FeedCredentials, deps: RetryDeps): GetPage {
  const signed = signer(credentials, deps)
  return (url) =>
    signed(async (authorization) => {
      const headers = {
        accept: 'application/json',
        // OData 4.01 part 1, 8.2.8.5: a wish, so a server with a lower limit does not refuse it as it may refuse a $top.
        prefer: `odata.maxpagesize=${PAGE_RECORDS}`,
        ...(authorization === null ? {} : { authorization }),
      }
      return toPage(url, await fetchWithRetry(url, { headers }, deps))
    })
}

function toPage(url: URL, json: unknown): Page {
  const page = v.safeParse(Page, json)
  if (page.success) return page.output
  throw new FeedError(`${url.host} does not answer like a RESO Web API: it sends no list called 'value'`)
}

/**
 * Gets pages by place and `$top`. A server that answers 400 is asked for fewer records: for as many as its answer names, or
 * for half. What it allows is kept for the pages that follow.
 */
export function placedPageReader(getPage: GetPage, urlOf: (skip: number, top: number) => URL) {
  let top = PAGE_RECORDS
  return async (skip: number): Promise<Page> => {
    for (;;) {
      try {
        return await getPage(urlOf(skip, top))
      } catch (error) {
        const allowed = error instanceof BadRequestError ? allowedTop(error.body, top) : 0
        if (allowed < MIN_PAGE_RECORDS) throw error
        top = allowed
      }
    }
  }
}

/** The greatest number in a refusal that is smaller than the refused `$top`, but for its status; half of `$top` if there is none. */
function allowedTop(refusal: string, top: number): number {
  const numbers = (refusal.match(/\d[\d,]*/g) ?? []).map((text) => Number(text.replaceAll(',', '')))
  const limits = numbers.filter((number) => number >= MIN_PAGE_RECORDS && number < top && number !== STATUS)
  return limits.length > 0 ? Math.max(...limits) : Math.floor(top / 2)
}
