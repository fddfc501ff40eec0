import { Heart, PencilLine, X } from 'lucide'
import type { Mark } from '#domain/saved/list-answers.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import type { NamedAnswer } from './received-answers.ts'

/** What guests of the shared list answered about a home. */
export function AnswersOnHome({ title, answers }: { title: string; answers: readonly NamedAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <ul aria-label={`Replies on ${title}`} className="mt-4 divide-y divide-line border-y border-line text-sm">
      {answers.map((answer) => (
        <li key={answer.guestId} className="flex gap-2.5 py-2.5">
          <MarkIcon mark={answer.mark} />
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p>
              <bdi className="font-semibold">{answer.name}</bdi>{' '}
              <span className="text-ink-soft">{verbOf(answer.mark)}</span>{' '}
              {!answer.seen && <span className="ml-1 font-semibold text-pine">New</span>}
            </p>
            {answer.note && <p className="mt-0.5 whitespace-pre-line">{answer.note}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function MarkIcon({ mark }: { mark: Mark | null }) {
  const place = 'mt-0.5 shrink-0'
  if (mark === 'like') return <Icon of={Heart} size={18} fill="currentColor" className={`${place} text-brick`} />
  return <Icon of={mark === 'pass' ? X : PencilLine} size={18} className={`${place} text-ink-soft`} />
}

function verbOf(mark: Mark | null): string {
  if (mark === null) return 'writes'
  return mark === 'like' ? 'likes it' : 'passes on it'
}
