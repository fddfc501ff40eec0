import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { countOf } from '#domain/count.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { firstComplaints, type Problem, type Result } from '#domain/result.ts'
import { FavoriteNoteSchema, NOTE_MAX_LENGTH } from '#domain/saved/favorite.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, TextArea } from '#ui/primitives/field.tsx'

interface NoteEditorProps {
  /** The home's title. */
  title: string
  note: string
  /** Answers once the note is kept; the editor is gone then. */
  onSave: (note: string) => Promise<Result<void>>
  onCancel: () => void
}

/** The note in its box. What is typed stays there until it is kept or the visitor lets it go. */
export function NoteEditor({ title, note, onSave, onCancel }: NoteEditorProps) {
  const [text, setText] = useState(note)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [saving, setSaving] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const over = text.trim().length - NOTE_MAX_LENGTH

  useEffect(() => {
    box.current?.focus()
    box.current?.setSelectionRange(note.length, note.length)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])

  const save = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (saving) return
    setSaving(true)
    const checked = checkFields(FavoriteNoteSchema, { note: text })
    const answer = checked.ok ? await onSave(checked.value.note) : checked
    setSaving(false)
    setProblem(answer.ok ? null : answer.problem)
    if (!answer.ok) box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(event)
    // What was typed is not lost to a single key.
    if (event.key === 'Escape' && text === note) onCancel()
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={save}
      aria-label={`Note on ${title}`}
      className="mt-3 mb-4 flex flex-col gap-2"
    >
      <Field label="Your note" hint={lengthHint(over)} error={problem ? complaint(problem) : undefined}>
        {(tied) => (
          <TextArea
            {...tied}
            ref={box}
            name="note"
            rows={3}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-60 min-h-24"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={saving} className="min-h-11">
          {saving ? 'Saving…' : problem ? 'Try Again' : 'Save note'}
        </Button>
        <Button tone="quiet" size="small" onClick={onCancel} className="min-h-11">
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** From so few characters left on, the count is worth a look. */
const NEARLY_FULL = 100

function lengthHint(over: number): string {
  if (over > 0) return `${countOf(over, 'character', 'characters')} too many.`
  return over > -NEARLY_FULL
    ? `Only you see it. ${countOf(-over, 'character', 'characters')} left.`
    : 'Only you see it.'
}

function complaint(problem: Problem): string {
  const own = firstComplaints(problem)['note']
  return own ?? `Your note was not saved. ${problem.message} Nothing you typed is lost.`
}
