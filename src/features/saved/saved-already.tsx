import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type FormEvent } from 'react'
import { problemOf } from '#domain/problem-of.ts'
import { firstComplaints } from '#domain/result.ts'
import type { SavedSearch } from '#domain/saved/saved-search.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { FieldError } from '#ui/primitives/field.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { invalidateSavedItems } from './cross-tab-sync.ts'
import { askedText, type EmailRequest } from './use-email-request.tsx'

interface SavedAlreadyProps {
  search: SavedSearch
  /** Null where an account chooses. */
  request: EmailRequest | null
  onClose: () => void
}

/** Says under which name a search is saved, and takes a request for emails about it. */
export function SavedAlready({ search: { id, name }, request, onClose }: SavedAlreadyProps) {
  const queryClient = useQueryClient()
  const link = useRef<HTMLAnchorElement>(null)
  // It may replace the form that had the focus.
  useEffect(() => link.current?.focus(), [])
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      await request?.send()
      await request?.keep(id)
    },
    onSuccess: () => {
      if (!request) return
      onClose()
      notify(
        request.areSent
          ? { title: 'Check your email', description: askedText(request.email) }
          : { title: 'Email updates saved' },
      )
      void invalidateSavedItems(queryClient, ['updates'])
    },
    onError: () => request?.focus(),
  })
  const problem = error && problemOf(error)
  const complaint = problem ? firstComplaints(problem)['email'] : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <>
      <p>
        You’ve already saved this search as <strong className="font-semibold">“{name}”</strong>.
      </p>
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        {request?.fields({ complaint, isOptional: false, onType: reset })}
        {problem && !complaint && <FieldError role="alert">{problem.message}</FieldError>}
        <div className="flex flex-wrap justify-end gap-2">
          <Link
            ref={link}
            to="/favorites"
            search={{ tab: 'searches' }}
            className={buttonClass(request ? 'secondary' : 'primary', 'medium')}
          >
            See it in Favorites
          </Link>
          {request && (
            <Button type="submit" aria-disabled={isPending}>
              {isPending ? 'Sending…' : 'Get emails'}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
