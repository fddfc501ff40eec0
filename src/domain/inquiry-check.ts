import * as v from 'valibot'
import { checkFields } from './check-fields.ts'
import type { Inquiry } from './inquiry.ts'
import type { Result } from './result.ts'

const required = (name: string, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`Enter your ${name}.`),
    v.maxLength(max, `Your ${name} can have at most ${max} characters.`),
  )

const InquirySchema = v.object({
  name: required('name', 120),
  email: v.pipe(required('email address', 254), v.email('Enter an email address like name@example.com.')),
  phone: v.pipe(v.string(), v.trim(), v.maxLength(40, 'A phone number can have at most 40 characters.')),
  message: required('message', 4000),
})

/** An inquiry as it may be sent, trimmed; or an 'invalid' problem that names each wrong field (D-09). */
export const checkInquiry = (fields: Record<string, unknown>): Result<Inquiry> => checkFields(InquirySchema, fields)
