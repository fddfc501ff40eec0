import { Hono } from 'hono'
import * as v from 'valibot'
import type { ArrivedInquiry, InquiryDesk } from '#application/inquiries/inquiry-desk.ts'
import { inquiryRules } from '#content/inquiry-rules.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { checkCallback, checkInquiry, type InquiryRules } from '#domain/inquiry/inquiry-check.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import type { Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import { problemResponse } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'
import { sameOriginOnly } from '../same-origin.ts'

export interface InquiriesApiParts {
  desk: InquiryDesk
  agency: Pick<AgencySource, 'current'>
  publicUrl: string | null
  clock: Clock
}

/** POST /api/inquiries: a visitor's question about a home, or a request for a call, stored before it is answered 201. */
export const inquiriesApi = ({ desk, agency, publicUrl, clock }: InquiriesApiParts) =>
  new Hono<RequestVariables>().post('/', sameOriginOnly(publicUrl), async (c) => {
    const read = readBody(await c.req.text(), inquiryRules(agency.current().agency, newJerseyDay(clock.now())))
    const answer = read.ok ? await desk({ ...read.value, network: c.var.network }) : read
    if (!answer.ok) return problemResponse(answer.problem, c.var.requestId)
    return c.json({ status: 'accepted', ...answer.value }, 201, { 'cache-control': 'no-store' })
  })

export const EnvelopeSchema = v.object({
  listingId: v.nullable(
    v.pipe(
      v.number('must be a number'),
      v.safeInteger('must be a whole number'),
      v.minValue(1, 'must be at least 1'),
      v.description('If null, the request is for a callback'),
    ),
  ),
  key: v.pipe(
    v.string('must be a UUID'),
    v.uuid('must be a UUID'),
    v.description(
      'Idempotency key, one per inquiry, created by the sender: repeated requests with the same key are stored once',
    ),
  ),
  inquiry: v.record(v.string(), v.unknown(), 'must be an object'),
})

function readBody(body: string, rules: InquiryRules): Result<Omit<ArrivedInquiry, 'network'>> {
  const envelope = checkFields(EnvelopeSchema, parseObject(body))
  if (!envelope.ok) return envelope
  const { listingId, key, inquiry } = envelope.value
  const check = listingId === null ? checkCallback : checkInquiry
  const checked = check(inquiry, rules)
  return checked.ok ? { ok: true, value: { listingId, key: key.toLowerCase(), inquiry: checked.value } } : checked
}

/** Anything but a JSON object is read as one without fields. */
function parseObject(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
