import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { problemOf } from '#domain/problem-of.ts'
import { valueOrThrow } from '#domain/result.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { AnsweringSettings } from './received/answering-settings.tsx'
import { sharingQuery } from './sharing-query.ts'
import { LinkWithWishes } from './two-wishes/link-with-wishes.tsx'

interface ShareListDialogProps {
  open: boolean
  favorites: FavoritesGateway
  answers: ListAnswersGateway
  loadTold: LoadToldStore
  /** Of the shared list; null while it isn't shared. */
  token: string | null
  onClose: () => void
}

/** Shares the list by a link, and stops sharing it. */
export function ShareListDialog({ open, onClose, ...sharing }: ShareListDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} labelledBy="share-list-title">
      <div className="relative flex w-[min(30rem,calc(100vw-2.5rem))] flex-col gap-5 rounded-lg bg-surface p-6 shadow-lifted">
        <h2 id="share-list-title" tabIndex={-1} className="display pr-10 text-xl outline-none">
          Share this list
        </h2>
        <Sharing {...sharing} />
        <CloseButton onClose={onClose} />
      </div>
    </Dialog>
  )
}

function Sharing({ favorites, answers, loadTold, token }: Omit<ShareListDialogProps, 'open' | 'onClose'>) {
  const queryClient = useQueryClient()
  const status = useRef<HTMLParagraphElement>(null)
  const change = useMutation({
    mutationFn: async (wanted: 'share' | 'stop'): Promise<string | null> => {
      if (wanted === 'share') return valueOrThrow(await favorites.share())
      valueOrThrow(await favorites.unshare())
      return null
    },
    onSuccess: (now) => {
      queryClient.setQueryData(sharingQuery(favorites).queryKey, now)
      void invalidateSavedItems(queryClient, ['favorites'])
    },
  })
  const submit = (wanted: 'share' | 'stop') => {
    if (!change.isPending) change.mutate(wanted)
  }

  // The pressed button goes away with the old state: the sentence about the new one gets the focus.
  const before = useRef(token)
  useEffect(() => {
    if (before.current !== token) status.current?.focus()
    before.current = token
  }, [token])

  return (
    <>
      <p className="text-ink-soft">
        Anyone with the link can see the homes on your list. They can’t see your notes, your name, or when you saved
        them. You can stop sharing at any time.
      </p>
      <p ref={status} tabIndex={-1} className="font-semibold outline-none empty:hidden">
        {token !== null
          ? 'This list is shared.'
          : change.data === null && 'The list is no longer shared, and its link no longer works.'}
      </p>
      {change.error && (
        <p aria-live="polite" className="rounded-lg bg-sand p-4">
          {problemOf(change.error).message}
          {change.variables === 'stop' && ' The list is still shared.'}
        </p>
      )}
      {token === null ? (
        <Button onClick={() => submit('share')} aria-disabled={change.isPending} className="self-start">
          {change.isPending ? 'Creating the link…' : 'Create a link'}
        </Button>
      ) : (
        <>
          <LinkWithWishes token={token} loadTold={loadTold} />
          <AnsweringSettings answers={answers} />
          <Button
            tone="destructive"
            onClick={() => submit('stop')}
            aria-disabled={change.isPending}
            className="self-start"
          >
            Stop sharing
          </Button>
        </>
      )}
    </>
  )
}
