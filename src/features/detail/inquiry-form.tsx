import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CONSENT_TEXT } from '#content/inquiry-consent.ts'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry/inquiry.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, TextArea, TextInput } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { hasDraft } from './inquiry-draft-key.ts'
import type { InquiryErrors } from './inquiry-submission.lazy.ts'

type SubmissionCode = typeof import('./inquiry-submission.lazy.ts')

interface InquiryFormProps {
  listingId: number
  inquiries: InquiryGateway
}

/**
 * 'Request Information' (D-06, D-09). The fields are uncontrolled; React holds only errors and progress. Most visitors never use
 * the form, so its code is fetched with the first focus.
 */
export function InquiryForm({ listingId, inquiries }: InquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState<SubmissionCode | null>(null)
  const [errors, setErrors] = useState<InquiryErrors['errors']>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const submitting = useRef(false)

  const begin = async (): Promise<SubmissionCode> => {
    if (code) return code
    const loaded = await import('./inquiry-submission.lazy.ts')
    if (form.current) loaded.restoreForm(form.current, listingId)
    setCode(loaded)
    return loaded
  }
  const prepare = () => void begin().catch(() => {})
  useEffect(() => {
    if (hasDraft()) prepare()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each home
  }, [listingId])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A double click comes before React has rendered the first one's state.
    if (submitting.current) return
    submitting.current = true
    setSending(true)
    const { currentTarget } = event
    const result = await begin()
      .then((loaded) => loaded.sendForm(currentTarget, listingId, inquiries))
      .catch(() => ({ errors: {}, failure: 'The site could not be reached.' }))
    submitting.current = false
    setSending(false)
    setErrors(result.errors)
    setFailure(result.failure)
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    // What is typed before the code has loaded is stored once it has.
    void begin()
      .then((loaded) => loaded.storeForm(currentTarget, listingId))
      .catch(() => {})
    const { name } = event.target as HTMLInputElement
    if (errors[name]) setErrors({ ...errors, [name]: undefined })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus meant is that of its fields
    <form
      ref={form}
      // Submitted before hydration, the fields must not end up in the URL.
      method="post"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      onFocus={prepare}
      aria-labelledby="request-information"
      className="flex flex-col gap-4"
    >
      <Field label="Name" error={errors['name']}>
        {(tied) => <TextInput {...tied} name="name" required autoComplete="name" />}
      </Field>
      <Field label="Email" error={errors['email']}>
        {(tied) => <TextInput {...tied} name="email" type="email" required autoComplete="email" inputMode="email" />}
      </Field>
      <Field label="Phone" optional error={errors['phone']}>
        {(tied) => <TextInput {...tied} name="phone" type="tel" autoComplete="tel" inputMode="tel" />}
      </Field>
      <Field label="Message" error={errors['message']}>
        {(tied) => <TextArea {...tied} name="message" required rows={4} defaultValue={DEFAULT_INQUIRY_MESSAGE} />}
      </Field>
      <details onToggle={prepare}>
        <summary className="link cursor-pointer">Ask for a tour</summary>
        {code && (
          <code.TourFields listingId={listingId} dayError={errors['tour.day']} slotError={errors['tour.slot']} />
        )}
      </details>
      <input name="website" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {failure && <Failure message={failure} />}
      <p className="text-sm text-ink-soft">
        {CONSENT_TEXT}{' '}
        <Link to="/privacy" className="link">
          Privacy Policy
        </Link>
      </p>
      <Button type="submit" aria-disabled={sending}>
        {sending ? 'Sending…' : failure ? 'Try Again' : 'Send Message'}
      </Button>
    </form>
  )
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
