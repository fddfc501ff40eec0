import { Hono } from 'hono'
import type { AgencyWords } from '#domain/agency/agency-texts.ts'
import { fail, notFound, ok, type Result } from '#domain/result.ts'
import { agencyTextPath, type AgencyTexts } from '#ports/browser/agency-texts.ts'
import type { AgencyInForce, AgencySource } from '#ports/server/agency-source.ts'
import { isFresh, weakEtag } from './etag.ts'
import { problemResponse } from './problem-http.ts'
import type { RequestVariables } from './request-log.ts'

/** The texts of an agency, at hand. */
export const textsOf = ({ pages, testimonials, counties }: AgencyWords): AgencyTexts => ({
  page: async (name) => {
    const page = Object.hasOwn(pages, name) ? pages[name] : undefined
    return page ? ok(page) : fail(notFound('This page doesn’t exist.'))
  },
  testimonials: async () => ok(testimonials),
  counties: async () => ok(counties),
})

/** What pages say of the site while it can't be reached. */
export function siteCard({ agency, files }: Pick<AgencyInForce, 'agency' | 'files'>) {
  const { name, phones, look } = agency
  const colors = look.styleSheet === null ? undefined : files.get(look.styleSheet)
  return { name, phone: phones.head.number, colors: colors ? new TextDecoder().decode(colors.body) : '' }
}

/** The texts as files, which pages read that the browser opens itself. It asks each time whether they have changed. */
export function agencyTexts(agency: Pick<AgencySource, 'current'>) {
  const texts = () => textsOf(agency.current().words)
  return new Hono<RequestVariables>()
    .get(`/${agencyTextPath('testimonials')}`, async (c) =>
      answer(c.req.raw, c.var.requestId, await texts().testimonials()),
    )
    .get(`/${agencyTextPath('site')}`, async (c) => answer(c.req.raw, c.var.requestId, ok(siteCard(agency.current()))))
    .get(`/${agencyTextPath('counties')}`, async (c) => answer(c.req.raw, c.var.requestId, await texts().counties()))
    .get('/agency-texts/pages/:file', async (c) =>
      answer(c.req.raw, c.var.requestId, await texts().page(c.req.param('file').replace(/\.json$/, ''))),
    )
}

function answer(request: Request, requestId: string, read: Result<unknown>): Response {
  if (!read.ok) return problemResponse(read.problem, requestId)
  const body = JSON.stringify(read.value)
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', etag: weakEtag(body) }
  return isFresh(request.headers.get('if-none-match'), headers.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers })
}
