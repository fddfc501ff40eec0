import { CircleAlert } from 'lucide'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry.ts'
import { fail, firstComplaints, unavailable, type Problem, type Result } from '#domain/result.ts'
import type { InquiryGateway } from '#ports/inquiry-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, TextArea, TextInput } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { keepDraft, readDraft, type InquiryDraft } from './inquiry-draft.ts'

const FIELDS = ['name', 'email', 'phone', 'message'] as const satisfies readonly (keyof InquiryDraft)[]
type FieldName = (typeof FIELDS)[number]
type Errors = Partial<Record<FieldName, string | undefined>>

interface InquiryFormProps {
  listingId: number
  inquiries: InquiryGateway
}

/** 'Request Information' (D-06, D-09). The browser holds what is typed; React only the answers. */
export function InquiryForm({ listingId, inquiries }: InquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  useEffect(() => {
    if (form.current) restoreDraft(form.current, listingId)
  }, [listingId])

  /** Wrong fields are told beside them, the first of them gets the focus; anything else above the button. */
  const refuse = (problem: Problem) => {
    const found: Errors = firstComplaints(problem)
    const first = FIELDS.find((name) => found[name])
    setErrors(found)
    if (!first) return setFailure(problem.message)
    if (form.current) control(form.current, first).focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending || !form.current) return
    setFailure(null)
    setErrors({})
    setSending(true)
    const answer = await checkAndSend(inquiries, listingId, readForm(form.current))
    setSending(false)
    if (answer.ok) return confirm(form.current, listingId)
    refuse(answer.problem)
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(listingId, readForm(event.currentTarget))
    const name = (event.target as HTMLInputElement).name as FieldName
    if (errors[name]) setErrors({ ...errors, [name]: undefined })
  }

  return (
    <form
      ref={form}
      // Before the page's code has come, what is typed must not end up in the address.
      method="post"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      aria-labelledby="request-information"
      className="flex flex-col gap-4"
    >
      <Field label="Name" error={errors.name}>
        {(tied) => <TextInput {...tied} name="name" required autoComplete="name" />}
      </Field>
      <Field label="Email" error={errors.email}>
        {(tied) => <TextInput {...tied} name="email" type="email" required autoComplete="email" inputMode="email" />}
      </Field>
      <Field label="Phone" optional error={errors.phone}>
        {(tied) => <TextInput {...tied} name="phone" type="tel" autoComplete="tel" inputMode="tel" />}
      </Field>
      <Field label="Message" error={errors.message}>
        {(tied) => <TextArea {...tied} name="message" required rows={4} defaultValue={DEFAULT_INQUIRY_MESSAGE} />}
      </Field>
      {failure && <Failure message={failure} />}
      <Button type="submit" aria-disabled={sending}>
        {sending ? 'Sending…' : failure ? 'Try Again' : 'Send Message'}
      </Button>
    </form>
  )
}

/** The rules of the form come with the first try to send it. */
async function checkAndSend(inquiries: InquiryGateway, listingId: number, draft: InquiryDraft): Promise<Result<void>> {
  try {
    const { checkInquiry } = await import('#domain/inquiry-check.ts')
    const checked = checkInquiry({ ...draft })
    return checked.ok ? await inquiries.send(listingId, checked.value) : checked
  } catch {
    return fail(unavailable('The site could not be reached.'))
  }
}

function Failure({ message }: { message: string }) {
  return (
    <p role="alert" className="flex items-start gap-2 text-sm text-brick">
      <Icon of={CircleAlert} size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <span>
        <span className="font-semibold">Your message was not sent.</span> {message} Nothing you typed is lost.
      </span>
    </p>
  )
}

/** Puts back what was typed before a reload, unless the visitor was quicker. */
function restoreDraft(form: HTMLFormElement, listingId: number): void {
  const draft = readDraft(listingId)
  for (const name of FIELDS) {
    const field = control(form, name)
    if (draft[name] && field.value === field.defaultValue) field.value = draft[name]
  }
}

function confirm(form: HTMLFormElement, listingId: number): void {
  control(form, 'message').value = DEFAULT_INQUIRY_MESSAGE
  keepDraft(listingId, readForm(form))
  notify({ title: 'Message sent successfully!', description: 'A real estate agent will contact you soon.' })
}

const control = (form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

const readForm = (form: HTMLFormElement): InquiryDraft => ({
  name: control(form, 'name').value,
  email: control(form, 'email').value,
  phone: control(form, 'phone').value,
  message: control(form, 'message').value,
})
