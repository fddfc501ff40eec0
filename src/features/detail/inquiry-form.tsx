import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CONSENT_TEXT } from '#content/inquiry-consent.ts'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry/inquiry.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, TextArea, TextInput } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { hasDraft } from './draft-presence.ts'
import type { Complaints } from './inquiry-writing.lazy.ts'

type Writing = typeof import('./inquiry-writing.lazy.ts')

interface InquiryFormProps {
  listingId: number
  inquiries: InquiryGateway
}

/**
 * 'Request Information' (D-06, D-09). The browser holds what is typed; React only the answers. Most visitors only look at
 * the form: what it needs to be used comes with the first focus.
 */
export function InquiryForm({ listingId, inquiries }: InquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [writing, setWriting] = useState<Writing | null>(null)
  const [errors, setErrors] = useState<Complaints['errors']>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const inWork = useRef(false)

  const begin = async (): Promise<Writing> => {
    if (writing) return writing
    const loaded = await import('./inquiry-writing.lazy.ts')
    if (form.current) loaded.restoreWriting(form.current, listingId)
    setWriting(loaded)
    return loaded
  }
  const prepare = () => void begin().catch(() => {})
  useEffect(() => {
    if (hasDraft()) prepare()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each home
  }, [listingId])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second click comes before the page shows that the first one works.
    if (inWork.current) return
    inWork.current = true
    setSending(true)
    const { currentTarget } = event
    const complaints = await begin()
      .then((loaded) => loaded.sendWriting(currentTarget, listingId, inquiries))
      .catch(() => ({ errors: {}, failure: 'The site could not be reached.' }))
    inWork.current = false
    setSending(false)
    setErrors(complaints.errors)
    setFailure(complaints.failure)
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    // What is typed before the code has come is kept as soon as it is there.
    void begin()
      .then((loaded) => loaded.keepWriting(currentTarget, listingId))
      .catch(() => {})
    const { name } = event.target as HTMLInputElement
    if (errors[name]) setErrors({ ...errors, [name]: undefined })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus meant is that of its fields
    <form
      ref={form}
      // Before the page's code has come, what is typed must not end up in the address.
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
        {writing && (
          <writing.TourFields listingId={listingId} dayError={errors['tour.day']} slotError={errors['tour.slot']} />
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
