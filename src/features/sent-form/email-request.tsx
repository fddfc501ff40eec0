import { useId } from 'react'
import { updateConsentText } from '#content/update-consent.ts'
import { FREQUENCY_TEXTS, NEW_HOMES_TEXT } from '#content/update-texts.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import { firstComplaints } from '#domain/result.ts'
import { REQUEST_FREQUENCIES } from '#domain/updates/update-request.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, Select, TextInput } from '#ui/primitives/field.tsx'

/** Takes an address for emails about a search that was just saved, where no scripts run and nobody is signed in. */
export function EmailRequest({ values, problem }: Pick<SentForm, 'values' | 'problem'>) {
  const id = useId()
  const error = problem ? firstComplaints(problem)['email'] : undefined
  return (
    <form
      method="post"
      action="#"
      noValidate
      aria-label="Email me about new homes"
      className="mt-4 flex flex-col gap-3 sm:max-w-xl"
    >
      <input type="hidden" name="email-search" value={values['email-search']} />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[1fr_14rem]">
        <Field id={id} label="Email me about new homes" error={error}>
          {(tied) => (
            <TextInput {...tied} type="email" name="email" autoComplete="email" defaultValue={values['email']} />
          )}
        </Field>
        <Field label="How often">
          {(tied) => (
            <Select {...tied} name="every" defaultValue={values['every'] ?? 'daily'}>
              {REQUEST_FREQUENCIES.map((every) => (
                <option key={every} value={every}>
                  {FREQUENCY_TEXTS[every]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="text-sm text-ink-soft">
        {NEW_HOMES_TEXT} We’ll send you a link to confirm your address. {updateConsentText}
      </p>
      <Button type="submit" className="self-start max-sm:w-full">
        Get emails
      </Button>
    </form>
  )
}
