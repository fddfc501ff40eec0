import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { AGENCY_NOTICE, AGENCY_NOTICE_VERSION } from '#content/agency-notice.ts'
import { consentText, CONSENT_VERSION } from '#content/inquiry-consent.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry/inquiry.ts'
import type { TourSlot } from '#domain/inquiry/tour-slots.ts'
import { firstComplaints } from '#domain/result.ts'
import { LateErrorSummary } from '#features/sent-form/late-error-summary.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import { accountQuery } from '#features/session/account-query.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, FieldError, TextArea, TextInput } from '#ui/primitives/field.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { hasDraft } from './inquiry-draft-key.ts'
import type { Receipt } from './inquiry-receipt.tsx'
import type { SendResult } from './inquiry-submission.lazy.ts'
import { LateInquiryReceipt } from './late-inquiry-receipt.ts'
import { INQUIRY } from './texts/inquiry-texts.ts'
import { TourDayFields } from './tour-day-fields.tsx'

type SubmissionCode = typeof import('./inquiry-submission.lazy.ts')

interface InquiryFormProps {
  listingId: number
  inquiries: InquiryGateway
  account: AccountGateway
}

/** What was sent, and what is wrong with what wasn't. */
interface ShownResult extends Omit<SendResult, 'sent'> {
  sent?: Receipt
  /** The browser sent the form itself: the errors are summed up above it. */
  isSummedUp?: boolean
}

const NOTHING_SENT: ShownResult = { errors: {}, failure: null }

/** What became of the form where the browser sent it itself. */
function resultOf(native: SentForm | null): ShownResult {
  if (!native || native.values['another']) return NOTHING_SENT
  const { values, problem } = native
  if (problem) {
    const errors = firstComplaints(problem)
    const isSummedUp = Object.keys(errors).some((name) => name in IDS)
    return { errors, isSummedUp, failure: isSummedUp ? null : problem.message }
  }
  const { email = '', phone = '', message = '', answeredBy = null, 'tour.day': day, 'tour.slot': slot } = values
  return {
    ...NOTHING_SENT,
    sent: { email, phone, message, answeredBy, tour: day && slot ? { day, slot: slot as TourSlot } : null },
  }
}

/** Of the fields that can be wrong, by their names. */
const IDS: Readonly<Record<string, string>> = {
  name: 'inquiry-name',
  email: 'inquiry-email',
  phone: 'inquiry-phone',
  message: 'inquiry-message',
  'tour.day': 'tour-day',
  'tour.slot': 'tour-slot',
}

/**
 * 'Request Information' (D-06, D-09). The fields are uncontrolled; React holds only errors, progress and what was sent. Most
 * visitors never use the form, so its code is fetched with the first focus. The account's name and address are the defaults of
 * two fields: they never replace what was typed. Without that code the browser sends the form to the page's address.
 */
export function InquiryForm({ listingId, inquiries, account }: InquiryFormProps) {
  const { data: person } = useQuery(accountQuery(account))
  const agency = useAgency()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState<SubmissionCode | null>(null)
  const native = useSentForm('inquiry')
  const [{ sent, errors, failure, isSummedUp }, setResult] = useState(() => resultOf(native))
  const typed = native?.values ?? {}
  /** Of a message that wasn't accepted. */
  const unsent = native?.problem ? typed : {}
  const [sending, setSending] = useState(false)
  const submitting = useRef(false)

  const begin = async (): Promise<SubmissionCode> => {
    if (code) return code
    const loaded = await import('./inquiry-submission.lazy.ts')
    if (form.current) loaded[native ? 'storeForm' : 'restoreForm'](form.current, listingId)
    setCode(loaded)
    return loaded
  }
  const prepare = () => void begin().catch(() => {})
  useEffect(() => {
    if (native || hasDraft() || form.current?.querySelector('details[open]')) prepare()
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
      .then((loaded) => loaded.sendForm(currentTarget, listingId, inquiries, agency))
      .catch((): SendResult => ({ errors: {}, failure: INQUIRY.noAnswer }))
    submitting.current = false
    setSending(false)
    setResult(answer)
  }

  const startOver = () => setResult(NOTHING_SENT)
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget, target } = event
    // What is typed before the code has loaded is stored once it has.
    void begin()
      .then((loaded) => loaded.storeForm(currentTarget, listingId))
      .catch(() => {})
    // At once: an error that comes later belongs to what is typed now.
    if (code) setResult((last) => code.withoutErrorsOf(target as HTMLInputElement, last))
  }

  const summary = isSummedUp
    ? Object.fromEntries(
        Object.entries(errors).flatMap(([name, error]) => (IDS[name] ? [[IDS[name], error ?? '']] : [])),
      )
    : null

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus meant is that of its fields
    <form
      ref={form}
      method="post"
      action={`/listings/${listingId}`}
      noValidate
      onSubmit={submit}
      onInput={onInput}
      onFocus={prepare}
      aria-labelledby="request-information"
    >
      {sent && <LateInquiryReceipt inquiry={sent} onWriteAnother={startOver} />}
      <div hidden={sent !== undefined} className="flex flex-col gap-4 [&[hidden]]:hidden">
        {summary && <LateErrorSummary title={INQUIRY.notSent} errors={summary} />}
        <Field id="inquiry-name" label={INQUIRY.name} error={errors['name']}>
          {(tied) => (
            <TextInput
              {...tied}
              name="name"
              required
              autoComplete="name"
              defaultValue={typed['name'] ?? (person ? `${person.firstName} ${person.lastName}` : undefined)}
            />
          )}
        </Field>
        <Field id="inquiry-email" label={INQUIRY.email} error={errors['email']}>
          {(tied) => (
            <TextInput
              {...tied}
              name="email"
              type="email"
              required
              autoComplete="email"
              inputMode="email"
              defaultValue={typed['email'] ?? person?.email}
            />
          )}
        </Field>
        <Field id="inquiry-phone" label={INQUIRY.phone} optional error={errors['phone']}>
          {(tied) => (
            <TextInput
              {...tied}
              name="phone"
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              defaultValue={typed['phone']}
            />
          )}
        </Field>
        <Field id="inquiry-message" label={INQUIRY.message} error={errors['message']}>
          {(tied) => (
            <TextArea
              {...tied}
              name="message"
              required
              rows={4}
              defaultValue={unsent['message'] ?? DEFAULT_INQUIRY_MESSAGE}
            />
          )}
        </Field>
        <details onToggle={prepare} open={Boolean(unsent['tour.day'] || unsent['tour.slot']) || undefined}>
          <summary className="chevron flex min-h-11 items-center rounded-sm border border-line px-3 font-semibold hover:border-ink-soft">
            {INQUIRY.tour}
          </summary>
          <div className="flex flex-col gap-4 pt-3">
            {code && !sent && <code.NextTourDays form={form} />}
            <TourDayFields
              hasNextDays={code !== null}
              day={unsent['tour.day']}
              slot={unsent['tour.slot']}
              dayError={errors['tour.day']}
              slotError={errors['tour.slot']}
            />
          </div>
        </details>
        <input type="hidden" name="key" />
        <input type="hidden" name="consent" value={CONSENT_VERSION} />
        <input type="hidden" name="agencyNotice" value={AGENCY_NOTICE_VERSION} />
        <input name="website" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
        {failure && <Failure message={failure} />}
        <p className="text-sm text-ink-soft">
          {AGENCY_NOTICE}{' '}
          <Link to="/terms" hash="agency" className="link">
            {INQUIRY.agency}
          </Link>
        </p>
        <p className="text-sm text-ink-soft">
          {consentText(agency)}{' '}
          <Link to="/privacy" className="link">
            {INQUIRY.privacy}
          </Link>
        </p>
        <Button type="submit" aria-disabled={sending}>
          {sending ? INQUIRY.sending : failure ? INQUIRY.tryAgain : INQUIRY.send}
        </Button>
      </div>
    </form>
  )
}

function Failure({ message }: { message: string }) {
  return (
    <FieldError role="alert">
      <span>
        <span className="font-semibold">{INQUIRY.notSent}</span> {message} {INQUIRY.nothingLost}
      </span>
    </FieldError>
  )
}
