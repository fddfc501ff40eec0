import { firstComplaints } from '#domain/result.ts'
import { LateErrorSummary } from '#features/sent-form/late-error-summary.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Field, TextArea } from '#ui/primitives/field.tsx'

interface NoteFormProps {
  home: { id: number; title: string }
  note: string
}

/** The note on a saved home, where no scripts run. */
export function NoteForm({ home, note }: NoteFormProps) {
  const sent = useSentForm('note')
  const refused = sent?.problem && sent.values['note-on'] === String(home.id) ? sent : null
  const error = refused?.problem ? firstComplaints(refused.problem)['note'] : undefined
  const id = `note-${home.id}`
  return (
    <details open={refused !== null} className="mt-2">
      <summary className={buttonClass('secondary', 'small', 'min-h-11')}>
        {note ? 'Edit note' : 'Add a note'}
        <span className="sr-only"> on {home.title}</span>
      </summary>
      <form method="post" action="/favorites" aria-label={`Note on ${home.title}`} className="mt-3 flex flex-col gap-3">
        {error && <LateErrorSummary title="Your note wasn’t saved." errors={{ [id]: error }} />}
        <input type="hidden" name="note-on" value={home.id} />
        <Field id={id} label="Your note" hint="Only you see it." error={error}>
          {(tied) => <TextArea {...tied} name="note" rows={3} defaultValue={refused?.values['note'] ?? note} />}
        </Field>
        <Button type="submit" size="small" className="min-h-11 self-start">
          Save note
        </Button>
      </form>
    </details>
  )
}
