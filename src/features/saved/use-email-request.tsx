import { useRef, useState, type ReactNode } from 'react'
import { updateConsentText } from '#content/update-consent.ts'
import { NEW_HOMES_TEXT } from '#content/update-texts.ts'
import { invalid, ProblemError, valueOrThrow } from '#domain/result.ts'
import type { KeptSearch } from '#domain/saved/kept-search.ts'
import { checkUpdateRequest, REQUEST_FREQUENCIES, type UpdateRequest } from '#domain/updates/update-request.ts'
import { Field, TextInput } from '#ui/primitives/field.tsx'
import { UpdateSelect } from './update-select.tsx'
import type { EmailsOffered } from './use-emails-offered.ts'

/** What the fields' hint says where emails are sent, before what is agreed to. */
const FIRST_STEP = 'We’ll send you a link to confirm your address.'
const NOTHING_SENT = 'This sample site sends no email and doesn’t keep your address. Your choice stays in this browser.'

export interface EmailRequest {
  /** The address as typed; empty for no emails. */
  email: string
  /** False in the sample edition. */
  areSent: boolean
  fields: (form: { complaint: string | undefined; isOptional: boolean; onType: () => void }) => ReactNode
  focus: () => void
  /** Asks once for what the fields say; a refusal is thrown as a complaint about the address. */
  send: () => Promise<void>
  /** After the search was saved: where no emails are sent, the choice is all that is kept. */
  keep: (searchId: string) => Promise<void>
}

/** The fields by which somebody without an account asks for emails about a search; null where an account chooses. */
export function useEmailRequest(offered: EmailsOffered, { filters, liked }: KeptSearch): EmailRequest | null {
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef<string | null>(null)
  const [email, setEmail] = useState('')
  const [every, setEvery] = useState<UpdateRequest['every']>('daily')
  if (offered.to === 'account') return null
  const { requests, updates, areSent } = offered
  const send = async () => {
    const request = valueOrThrow(checkUpdateRequest({ email, every, filters, liked }))
    const text = JSON.stringify([request.email, every])
    // Saving the search may have failed after this.
    if (sent.current === text) return
    const answer = await requests.ask(request)
    if (!answer.ok) throw new ProblemError(aboutAddress(answer.problem))
    sent.current = text
  }
  const fields: EmailRequest['fields'] = ({ complaint, isOptional, onType }) => (
    <div className="flex flex-col gap-3">
      <Field label="Email me about new homes" optional={isOptional} error={complaint}>
        {(tied) => (
          <TextInput
            {...tied}
            ref={input}
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value)
              onType()
            }}
          />
        )}
      </Field>
      <UpdateSelect
        label="How often"
        frequencies={REQUEST_FREQUENCIES}
        every={every}
        onChoose={(chosen) => chosen !== 'off' && setEvery(chosen)}
      />
      <p className="text-sm text-ink-soft">
        {NEW_HOMES_TEXT} {areSent ? `${FIRST_STEP} ${updateConsentText}` : NOTHING_SENT}
      </p>
    </div>
  )
  return {
    email: email.trim(),
    areSent,
    fields,
    focus: () => input.current?.focus(),
    send,
    keep: async (search) => {
      if (!areSent) await updates.choose({ search }, every)
    },
  }
}

/** A refusal beside the address, which is what to change. */
const aboutAddress = (problem: ProblemError['problem']): ProblemError['problem'] =>
  problem.kind === 'invalid' ? problem : invalid([{ field: 'email', message: problem.message }])

/** What to say once emails are asked for. */
export const askedText = (email: string): string => `To turn on the emails, open the link we sent to ${email}.`
