import { Hono, type Context } from 'hono'
import type { Result } from '#domain/result.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { ListingCatalog } from '#ports/server/listing-catalog.ts'
import { problemResponse } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'
import { sitemap, sitemapPart } from './sitemap.ts'

/** An hour: each sitemap reads all listings of its range. */
const CACHE = { 'cache-control': 'public, max-age=3600' }

interface CrawlerFilesParts {
  catalog: ListingCatalog
  agency: Pick<AgencySource, 'current'>
  publicUrl: string | null
}

/** /robots.txt, /sitemap.xml and its parts. */
export function crawlerFiles({ catalog, agency, publicUrl }: CrawlerFilesParts) {
  const pages = () => ({ catalog, ownPages: agency.current().agency.ownPages })
  const originOf = (c: Context) => publicUrl ?? new URL(c.req.url).origin
  return new Hono<RequestVariables>()
    .get('/robots.txt', (c) => c.text(robotsTxt(originOf(c)), 200, CACHE))
    .get('/sitemap.xml', async (c) => xmlAnswer(c, await sitemap(pages(), originOf(c))))
    .get('/:part{sitemap-[0-9]{1,6}\\.xml}', async (c, next) => {
      const part = Number(c.req.param('part').replace(/\D/g, ''))
      const answer = await sitemapPart(pages(), originOf(c), part)
      return answer === null ? next() : xmlAnswer(c, answer)
    })
}

/** Crawlers may read the pages, not the API, nor the wishes that each page of results leads to (RFC 9309). */
const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /wishes?', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )

const xmlAnswer = (c: Context<RequestVariables>, result: Result<string>): Response =>
  result.ok
    ? c.body(result.value, 200, { 'content-type': 'application/xml', ...CACHE })
    : problemResponse(result.problem, c.var.requestId)
