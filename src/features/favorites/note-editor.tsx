import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react'
import { countOf } from '#domain/count.ts'
import { problemOf } from '#domain/problem-of.ts'
import { firstComplaints } from '#domain/result.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, TextArea } from '#ui/primitives/field.tsx'

/** What becomes of a note. */
export interface NoteKeeping {
  /** Characters. */
  maxLength: number
  /** Who reads it: 'Only you can see it.' */
  readers: string
  /** Resolves false where the visitor thought better of it; rejects with a ProblemError. */
  save: (text: string) => Promise<boolean>
  /** Whether a changed note is saved when the visitor leaves the box. */
  saveOnLeave: boolean
}

interface NoteEditorProps {
  home: { title: string }
  note: string
  keeping: NoteKeeping
  /** The editor is to be closed. */
  onSaved: () => void
  onCancel: () => void
}

/** Edits the note on a home. What is typed stays there until it is saved or the visitor cancels. */
export function NoteEditor({ home, note, keeping, onSaved, onCancel }: NoteEditorProps) {
  const [text, setText] = useState(note)
  const { mutate, isPending, error, isSuccess } = useMutation({ mutationFn: keeping.save })
  const box = useRef<HTMLTextAreaElement>(null)
  const over = text.trim().length - keeping.maxLength

  useEffect(() => {
    box.current?.focus()
    box.current?.setSelectionRange(note.length, note.length)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])

  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!isPending) mutate(text, { onSuccess: (saved) => saved && onSaved(), onError: () => box.current?.focus() })
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTextAreaElement>) => {
    const leaves = !currentTarget.form?.contains(relatedTarget)
    if (leaves && keeping.saveOnLeave && text.trim() !== note && over <= 0 && !isPending) mutate(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
    // A single key doesn't discard what was typed.
    if (event.key === 'Escape' && text === note) onCancel()
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={save}
      aria-label={`Note on ${home.title}`}
      className="mt-3 mb-4 flex flex-col gap-2"
    >
      <Field label="Your note" hint={lengthHint(keeping.readers, over)} error={error ? complaint(error) : undefined}>
        {(tied) => (
          <TextArea
            {...tied}
            ref={box}
            name="note"
            rows={3}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            className="field-sizing-content max-h-60 min-h-24"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" aria-disabled={isPending} className="min-h-11">
          {isPending ? 'Saving…' : error ? 'Try Again' : 'Save note'}
        </Button>
        <Button
          tone="quiet"
          size="small"
          // The box keeps the focus: leaving it could save, and Safari doesn't tell that it was for this button.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onCancel}
          className="min-h-11"
        >
          Cancel
        </Button>
        <output className="text-sm text-pine">{isSuccess && text.trim() === note && 'Saved'}</output>
      </div>
    </form>
  )
}

/** The count of characters left is shown below this many. */
const NEARLY_FULL = 100

function lengthHint(readers: string, over: number): string {
  if (over > 0) return `${countOf(over, 'character', 'characters')} too many.`
  return over > -NEARLY_FULL ? `${readers} ${countOf(-over, 'character', 'characters')} left.` : readers
}

function complaint(error: Error): string {
  const problem = problemOf(error)
  const own = firstComplaints(problem)['note']
  return own ?? `Your note wasn’t saved. ${problem.message} Nothing you typed is lost.`
}
