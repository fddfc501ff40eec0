import { useMutation } from '@tanstack/react-query'
import { CircleAlert, X } from 'lucide'
import { problemOf } from '#domain/problem-of.ts'
import { GUEST_NOTE_MAX_LENGTH, type Mark } from '#domain/saved/list-answers.ts'
import { Heart } from '#ui/listing/heart-button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { HomeNote } from '../home-note.tsx'
import type { Guest } from './use-guest.ts'

const MARK_CLASS =
  'button-shape min-h-11 border border-line bg-surface px-3.5 text-sm hover:border-ink-soft aria-pressed:border-ink ' +
  'aria-pressed:bg-sand forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] ' +
  'forced-colors:aria-pressed:forced-color-adjust-none'

interface AnswerControlsProps {
  home: { id: number; title: string }
  guest: Guest
}

/** A guest's mark and note on a home of a shared list; each is saved by itself. */
export function AnswerControls({ home, guest }: AnswerControlsProps) {
  const saved = guest.answers.find(({ listingId }) => listingId === home.id)
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (mark: Mark | null) => guest.give(home.id, { mark }),
    // One at a time: the last press wins, and a second home waits until the first has asked for the name.
    scope: { id: 'marks' },
  })
  // Not while the name is asked for: it may not be given.
  const mark = isPending && guest.name !== null ? variables : (saved?.mark ?? null)
  const press = (pressed: Mark) => mutate(mark === pressed ? null : pressed)
  return (
    <div className="mt-3 noscript:hidden print:hidden">
      <fieldset aria-label={`Your reply on ${home.title}`} className="flex gap-2">
        <button
          type="button"
          aria-pressed={mark === 'like'}
          aria-label={`Like ${home.title}`}
          onClick={() => press('like')}
          className={MARK_CLASS}
        >
          <Heart />
          Like
        </button>
        <button
          type="button"
          aria-pressed={mark === 'pass'}
          aria-label={`Pass on ${home.title}`}
          onClick={() => press('pass')}
          className={MARK_CLASS}
        >
          <Icon of={X} />
          Pass
        </button>
      </fieldset>
      {error && (
        <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm font-medium text-brick">
          <Icon of={CircleAlert} size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {`Your choice wasn’t saved. ${problemOf(error).message}`}
        </p>
      )}
      <HomeNote
        home={home}
        note={saved?.note ?? ''}
        keeping={{
          maxLength: GUEST_NOTE_MAX_LENGTH,
          readers: 'The person who shared the list can see it.',
          save: (note) => guest.give(home.id, { note }),
          saveOnLeave: guest.name !== null,
        }}
      />
    </div>
  )
}
