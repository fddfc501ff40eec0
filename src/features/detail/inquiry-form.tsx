import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { AGENCY_NOTICE } from '#content/agency-notice.ts'
import { CONSENT_TEXT } from '#content/inquiry-consent.ts'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry/inquiry.ts'
import { accountQuery } from '#features/session/account-query.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, TextArea, TextInput } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { hasDraft } from './inquiry-draft-key.ts'
import type { SendResult } from './inquiry-submission.lazy.ts'

type SubmissionCode = typeof import('./inquiry-submission.lazy.ts')

interface InquiryFormProps {
  listingId: number
  inquiries: InquiryGateway
  account: AccountGateway
}

const NOTHING_SENT: SendResult = { errors: {}, failure: null }

/**
 * 'Request Information' (D-06, D-09). The fields are uncontrolled; React holds only errors, progress and what was sent. Most
 * visitors never use the form, so its code is fetched with the first focus. The account's name and address are the defaults of
 * two fields: they never replace what was typed.
 */
export function InquiryForm({ listingId, inquiries, account }: InquiryFormProps) {
  const { data: person } = useQuery(accountQuery(account))
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState<SubmissionCode | null>(null)
  const [{ sent, errors, failure }, setResult] = useState(NOTHING_SENT)
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
    const answer = await begin()
      .then((loaded) => loaded.sendForm(currentTarget, listingId, inquiries))
      .catch((): SendResult => ({ errors: {}, failure: 'The site could not be reached.' }))
    submitting.current = false
    setSending(false)
    setResult(answer)
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget, target } = event
    // What is typed before the code has loaded is stored once it has.
    void begin()
      .then((loaded) => loaded.storeForm(currentTarget, listingId))
      .catch(() => {})
    // At once: an error that comes later belongs to what is typed now.
    if (code) setResult((last) => code.withoutErrorsOf(target as HTMLInputElement, last))
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
    >
      {sent && code && <code.InquiryReceipt inquiry={sent} onWriteAnother={() => setResult(NOTHING_SENT)} />}
      <div hidden={sent !== undefined} className="flex flex-col gap-4 [&[hidden]]:hidden">
        <Field label="Name" error={errors['name']}>
          {(tied) => (
            <TextInput
              {...tied}
              name="name"
              required
              autoComplete="name"
              defaultValue={person ? `${person.firstName} ${person.lastName}` : undefined}
            />
          )}
        </Field>
        <Field label="Email" error={errors['email']}>
          {(tied) => (
            <TextInput
              {...tied}
              name="email"
              type="email"
              required
              autoComplete="email"
              inputMode="email"
              defaultValue={person?.email}
            />
          )}
        </Field>
        <Field label="Phone" optional error={errors['phone']}>
          {(tied) => <TextInput {...tied} name="phone" type="tel" autoComplete="tel" inputMode="tel" />}
        </Field>
        <Field label="Message" error={errors['message']}>
          {(tied) => <TextArea {...tied} name="message" required rows={4} defaultValue={DEFAULT_INQUIRY_MESSAGE} />}
        </Field>
        <details onToggle={prepare}>
          <summary className="chevron flex min-h-11 items-center rounded-sm border border-line px-3 font-semibold hover:border-ink-soft">
            Ask for a tour
          </summary>
          {code && !sent && (
            <code.TourFields listingId={listingId} dayError={errors['tour.day']} slotError={errors['tour.slot']} />
          )}
        </details>
        <input name="website" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
        {failure && <Failure message={failure} />}
        <p className="text-sm text-ink-soft">
          {AGENCY_NOTICE}{' '}
          <Link to="/terms" hash="agency" className="link">
            Whom an agent works for
          </Link>
        </p>
        <p className="text-sm text-ink-soft">
          {CONSENT_TEXT}{' '}
          <Link to="/privacy" className="link">
            Privacy Policy
          </Link>
        </p>
        <Button type="submit" aria-disabled={sending}>
          {sending ? 'Sending…' : failure ? 'Try Again' : 'Send Message'}
        </Button>
      </div>
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
