import * as v from 'valibot'
import type { FeedCredentials } from '#ports/server/feed-settings.ts'
import { FeedError } from '#ports/server/listing-feed.ts'
import { BadRequestError, fetchAnswer, type JsonAnswer, type RetryDeps } from './fetch-with-retry.ts'
import type { WebApiRules } from './web-api-rules.ts'
import { signer } from './web-api-sign-in.ts'

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
export function pageReader(
  credentials: FeedCredentials,
  { sizeBy, pageSize }: Pick<WebApiRules, 'sizeBy' | 'pageSize'>,
  deps: RetryDeps,
): GetPage {
  const signed = signer(credentials, deps)
  return (url) =>
    signed(async (authorization) => {
      const headers = {
        accept: 'application/json',
        ...(sizeBy === 'prefer' ? { prefer: `odata.maxpagesize=${pageSize}` } : {}),
        ...(authorization === null ? {} : { authorization }),
      }
      return toPage(url, await fetchAnswer(url, { headers }, deps))
    })
}

/** The link to the next page stands in the answer, or in its Link header (RFC 8288), as Bridge may give it. */
function toPage(url: URL, { json, headers }: JsonAnswer): Page {
  const page = v.safeParse(Page, json)
  if (!page.success) {
    throw new FeedError(`${url.host} doesn’t respond like a RESO Web API: there’s no list named "value"`)
  }
  const linked = /<([^>]+)>\s*;[^,]*\brel\s*=\s*"?next\b/i.exec(headers.get('link') ?? '')
  return { ...page.output, '@odata.nextLink': page.output['@odata.nextLink'] ?? linked?.[1] }
}

/**
 * Gets pages by place and `$top`. A server that answers 400 is asked for fewer records: for as many as its answer names, or
 * for half. What it allows is kept for the pages that follow.
 */
export function placedPageReader(getPage: GetPage, pageSize: number, urlOf: (skip: number, top: number) => URL) {
  let top = pageSize
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
