import * as v from 'valibot'

/** What the message field holds at first and after sending (specification section 3). */
export const DEFAULT_INQUIRY_MESSAGE = "I'm interested in this property and would like more information."

const required = (name: string, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`Enter your ${name}.`),
    v.maxLength(max, `Your ${name} can have at most ${max} characters.`),
  )

/** A visitor's question about a home; shared by the form and the server (D-09). */
export const InquirySchema = v.object({
  name: required('name', 120),
  email: v.pipe(required('email address', 254), v.email('Enter an email address like name@example.com.')),
  phone: v.pipe(v.string(), v.trim(), v.maxLength(40, 'A phone number can have at most 40 characters.')),
  message: required('message', 4000),
})
export type Inquiry = v.InferOutput<typeof InquirySchema>
