import * as v from 'valibot'
import { checkFields } from './check-fields.ts'
import { emailAddress, requiredText } from './form-fields.ts'
import type { Inquiry } from './inquiry.ts'
import type { Result } from './result.ts'

const InquirySchema = v.object({
  name: requiredText('name', 120),
  email: emailAddress,
  phone: v.pipe(v.string(), v.trim(), v.maxLength(40, 'A phone number can have at most 40 characters.')),
  message: requiredText('message', 4000),
})

/** An inquiry as it may be sent, trimmed; or an 'invalid' problem that names each wrong field (D-09). */
export const checkInquiry = (fields: Record<string, unknown>): Result<Inquiry> => checkFields(InquirySchema, fields)
