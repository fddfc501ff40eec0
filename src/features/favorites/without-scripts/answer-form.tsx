import { firstComplaints } from '#domain/result.ts'
import { LateErrorSummary } from '#features/sent-form/late-error-summary.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Field, TextArea, TextInput } from '#ui/primitives/field.tsx'
import type { Guest } from '../guest/use-guest.ts'

const MARKS = [
  ['like', 'Like'],
  ['pass', 'Pass'],
  ['', 'Undecided'],
] as const

interface AnswerFormProps {
  home: { id: number; title: string }
  guest: Guest
}

/** A guest's mark and note on a home of a shared list, and their name, where no scripts run. */
export function AnswerForm({ home, guest }: AnswerFormProps) {
  const sent = useSentForm('list-answer')
  const refused = sent?.problem && sent.values['answer-on'] === String(home.id) ? sent : null
  const errors = refused?.problem ? firstComplaints(refused.problem) : {}
  const saved = guest.answers.find(({ listingId }) => listingId === home.id)
  const shown = refused?.values ?? { name: guest.name ?? '', mark: saved?.mark ?? '', note: saved?.note ?? '' }
  const idOf = (name: string) => `answer-${home.id}-${name}`
  const summary = Object.fromEntries(Object.entries(errors).map(([name, error]) => [idOf(name), error]))
  return (
    <details open={refused !== null || saved !== undefined} className="mt-3 print:hidden">
      <summary className={buttonClass('secondary', 'small', 'min-h-11')}>
        {saved ? 'Your reply' : 'Reply'}
        <span className="sr-only"> on {home.title}</span>
      </summary>
      <form
        method="post"
        action="#"
        aria-label={`Your reply on ${home.title}`}
        className="mt-3 flex flex-col gap-3 rounded-lg border border-line p-4"
      >
        {Object.keys(summary).length > 0 && <LateErrorSummary title="Your reply wasn’t saved." errors={summary} />}
        <input type="hidden" name="answer-on" value={home.id} />
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="text-sm font-semibold">What do you think?</legend>
          {MARKS.map(([value, words]) => (
            <label key={value} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="mark"
                value={value}
                defaultChecked={value === (shown['mark'] ?? '')}
                className="size-5 accent-indigo"
              />
              {words}
            </label>
          ))}
        </fieldset>
        <Field
          id={idOf('note')}
          label="Your note"
          optional
          hint="The person who shared the list can see it."
          error={errors['note']}
        >
          {(tied) => <TextArea {...tied} name="note" rows={2} defaultValue={shown['note']} />}
        </Field>
        <Field
          id={idOf('name')}
          label="Your name"
          hint="The person who shared the list sees your replies under this name."
          error={errors['name']}
        >
          {(tied) => <TextInput {...tied} name="name" autoComplete="name" defaultValue={shown['name']} />}
        </Field>
        <Button type="submit" size="small" className="min-h-11 self-start">
          Save reply
        </Button>
      </form>
    </details>
  )
}
