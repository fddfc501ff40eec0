import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countOf } from '#domain/count.ts'
import { problemOf } from '#domain/problem-of.ts'
import { valueOrThrow } from '#domain/result.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import type { ListAnswersGateway, ListGuest } from '#ports/browser/list-answers-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox, FieldError } from '#ui/primitives/field.tsx'
import { receivedAnswersQuery } from './received-answers.ts'

/** Whether people with the link may answer, and who has: part of the dialog that shares the list. */
export function AnsweringSettings({ answers }: { answers: ListAnswersGateway }) {
  const { data } = useQuery(receivedAnswersQuery(answers))
  const queryClient = useQueryClient()
  const status = useRef<HTMLParagraphElement>(null)
  // Pending until the answers have been read again.
  const onSettled = () => invalidateSavedItems(queryClient, ['favorites'])
  const opening = useMutation({
    mutationFn: async (open: boolean) => valueOrThrow(await answers.setOpen(open)),
    onSettled,
  })
  const removal = useMutation({
    mutationFn: async (id: string) => valueOrThrow(await answers.removeGuest(id)),
    onSuccess: () => status.current?.focus(),
    onSettled,
  })
  if (!data) return null
  const error = opening.error ?? removal.error
  return (
    <div className="border-t border-line pt-4">
      <Checkbox
        checked={opening.isPending ? opening.variables : data.open}
        aria-describedby="answering-hint"
        onChange={({ currentTarget: { checked } }) => opening.mutate(checked)}
      >
        Let people reply
      </Checkbox>
      <p id="answering-hint" className="text-sm text-ink-soft">
        Anyone with the link can like or pass on homes and leave notes under a name they choose. Only you see their
        replies, which are removed when you stop sharing.
      </p>
      {error && (
        <FieldError role="alert" className="mt-3">
          {`Not changed. ${problemOf(error).message}`}
        </FieldError>
      )}
      <p ref={status} tabIndex={-1} className="sr-only">
        {data.guests.length === 0 ? 'No replies yet.' : `${countOf(data.guests.length, 'person', 'people')} replied.`}
      </p>
      {data.guests.length > 0 && (
        <ul aria-label="Who replied" className="mt-3 divide-y divide-line border-t border-line">
          {data.guests.map((guest) => (
            <GuestRow key={guest.id} guest={guest} onRemove={() => removal.mutate(guest.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** A guest, with the button that removes them; the removal is confirmed. */
function GuestRow({ guest, onRemove }: { guest: ListGuest; onRemove: () => void }) {
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button goes away: the one that takes its place gets the focus.
  const ask = (wanted: boolean) => {
    flushSync(() => setAsking(wanted))
    button.current?.focus()
  }
  const { name, answers } = guest
  const count = countOf(answers.length, 'reply', 'replies')
  return (
    <li className={`flex flex-wrap items-center gap-2 ${asking ? 'py-3' : 'py-1'}`}>
      <p className={asking ? 'basis-full' : 'min-w-0 flex-1'}>
        {asking && 'Remove '}
        <bdi className="font-semibold">{name}</bdi>
        {asking ? ` and ${count}?` : <span className="text-ink-soft"> {count}</span>}
      </p>
      {asking ? (
        <>
          <Button
            ref={button}
            tone="destructive"
            size="small"
            className="min-h-11"
            aria-label={`Remove ${name} and ${count}`}
            onClick={onRemove}
          >
            Remove
          </Button>
          <Button tone="quiet" size="small" className="min-h-11" onClick={() => ask(false)}>
            Keep
          </Button>
        </>
      ) : (
        <Button
          ref={button}
          tone="quiet"
          size="small"
          className="min-h-11"
          aria-label={`Remove ${name}`}
          onClick={() => ask(true)}
        >
          Remove
        </Button>
      )}
    </li>
  )
}
