import * as v from 'valibot'
import type { InquiryDesk } from '#application/inquiries/inquiry-desk.ts'
import { inquiryRules } from '#content/inquiry-rules.ts'
import { checkInquiry } from '#domain/inquiry/inquiry-check.ts'
import { readListingId } from '#domain/listing/listing-id.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { fail, notFound } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import { picked, type Fields, type FormAnswer } from './page-form.ts'

/** The form's fields, as the page shows them again. */
const FIELDS = ['name', 'email', 'phone', 'message', 'tour.day', 'tour.slot']

interface ArrivedForm {
  /** The listing's id in the page's address. */
  id: string
  fields: Fields
  /** The sender's network. */
  network: string
}

/** Takes 'Request Information' of a listing's page (D-09): the same inquiry as by the API. */
export async function takeInquiryForm(
  { id, fields, network }: ArrivedForm,
  { desk, agency, clock }: { desk: InquiryDesk; agency: Pick<AgencySource, 'current'>; clock: Clock },
): Promise<FormAnswer> {
  const listingId = readListingId(id)
  if (listingId !== null && fields['another'] !== undefined) {
    const values = picked(fields, ['name', 'email', 'phone', 'another'])
    return { to: `/listings/${listingId}`, says: { form: 'inquiry', values, problem: null } }
  }
  const rules = inquiryRules(agency.current().agency, newJerseyDay(clock.now()))
  const checked = checkInquiry(inquiryIn(fields), rules)
  const key = v.is(v.pipe(v.string(), v.uuid()), fields['key']) ? fields['key'].toLowerCase() : null
  const answer =
    listingId === null
      ? fail(notFound('This home doesn’t exist.'))
      : checked.ok
        ? await desk({ listingId, key, inquiry: checked.value, network })
        : checked
  const form = { form: 'inquiry', values: picked(fields, FIELDS) } as const
  if (!answer.ok) return { page: { ...form, problem: answer.problem } }
  const { answeredBy } = answer.value
  const values = answeredBy === null ? form.values : { ...form.values, answeredBy }
  return { to: `/listings/${listingId}`, says: { ...form, values, problem: null } }
}

/** The fields under the names of an inquiry; a tour without day and time of day is none. */
function inquiryIn({ 'tour.day': day = '', 'tour.slot': slot = '', ...fields }: Fields): Record<string, unknown> {
  return { ...fields, tour: day || slot ? { day, slot } : null }
}
