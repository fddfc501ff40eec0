import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { countOf } from '#domain/count.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { problemOf } from '#domain/problem-of.ts'
import { firstComplaints, valueOrThrow } from '#domain/result.ts'
import { FavoriteNoteSchema, NOTE_MAX_LENGTH } from '#domain/saved/favorite.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import { favoritesQuery } from '#features/saved/favorites-queries.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, TextArea } from '#ui/primitives/field.tsx'

interface NoteEditorProps {
  home: { id: number; title: string }
  note: string
  favorites: FavoritesGateway
  /** The editor is to be closed. */
  onSaved: () => void
  onCancel: () => void
}

/** Edits the note on a home. What is typed stays there until it is saved or the visitor cancels. */
export function NoteEditor({ home, note, favorites, onSaved, onCancel }: NoteEditorProps) {
  const [text, setText] = useState(note)
  const { mutate, isPending, error } = useNoteMutation(home.id, favorites)
  const box = useRef<HTMLTextAreaElement>(null)
  const over = text.trim().length - NOTE_MAX_LENGTH

  useEffect(() => {
    box.current?.focus()
    box.current?.setSelectionRange(note.length, note.length)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])

  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!isPending) mutate(text, { onSuccess: onSaved, onError: () => box.current?.focus() })
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
      <Field label="Your note" hint={lengthHint(over)} error={error ? complaint(error) : undefined}>
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
        <Button type="submit" size="small" aria-disabled={isPending} className="min-h-11">
          {isPending ? 'Saving…' : error ? 'Try Again' : 'Save note'}
        </Button>
        <Button tone="quiet" size="small" onClick={onCancel} className="min-h-11">
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** The count of characters left is shown below this many. */
const NEARLY_FULL = 100

function lengthHint(over: number): string {
  if (over > 0) return `${countOf(over, 'character', 'characters')} too many.`
  return over > -NEARLY_FULL
    ? `Only you see it. ${countOf(-over, 'character', 'characters')} left.`
    : 'Only you see it.'
}

/** Saves a note, and shows it as soon as it is saved. */
function useNoteMutation(id: number, favorites: FavoritesGateway) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (text: string) => {
      const { note } = valueOrThrow(checkFields(FavoriteNoteSchema, { note: text }))
      valueOrThrow(await favorites.setNote(id, note))
      return note
    },
    onSuccess: (note) => {
      queryClient.setQueryData(favoritesQuery(favorites).queryKey, (saved) =>
        saved?.map((favorite) => (favorite.listing.id === id ? { ...favorite, note } : favorite)),
      )
      void invalidateSavedItems(queryClient, ['favorites'])
    },
  })
}

function complaint(error: Error): string {
  const problem = problemOf(error)
  const own = firstComplaints(problem)['note']
  return own ?? `Your note was not saved. ${problem.message} Nothing you typed is lost.`
}
