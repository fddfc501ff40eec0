import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { ListLink } from './list-link.tsx'
import { sharingQuery } from './sharing-query.ts'

interface ShareListDialogProps {
  open: boolean
  favorites: FavoritesGateway
  /** Of the open list; null while it isn't. */
  token: string | null
  onClose: () => void
}

/** Opens the list to whoever has its link, and closes it again. */
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

function Sharing({ favorites, token }: Omit<ShareListDialogProps, 'open' | 'onClose'>) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [told, setTold] = useState<string | null>(null)
  const [underway, setUnderway] = useState(false)
  const [stopped, setStopped] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)

  // The button pressed goes away with what it did: the words that say so get the focus.
  const before = useRef(token)
  useEffect(() => {
    if (before.current !== token) status.current?.focus()
    before.current = token
  }, [token])

  const become = (now: string | null) => {
    queryClient.setQueryData(sharingQuery(favorites).queryKey, now)
    void invalidateSavedItems(queryClient, ['favorites'])
    setStopped(now === null)
  }
  const change = async (doing: () => Promise<string | null>) => {
    if (underway) return
    setUnderway(true)
    setTold(await doing())
    setUnderway(false)
  }
  const share = () =>
    change(async () => {
      const answer = await favorites.share()
      if (!answer.ok) return answer.problem.message
      become(answer.value)
      return null
    })
  const stop = () =>
    change(async () => {
      const answer = await favorites.unshare()
      if (!answer.ok) return `${answer.problem.message} The list is still shared.`
      become(null)
      return null
    })

  return (
    <>
      <p className="text-ink-soft">
        Whoever has the link sees the homes that are on your list when they look. They see nothing else: not your notes,
        not the days you saved them, not who you are. You can stop sharing at any time.
      </p>
      <p ref={status} tabIndex={-1} className="font-semibold outline-none empty:hidden">
        {token !== null
          ? 'This list is shared.'
          : stopped && 'The list is no longer shared. Its link leads nowhere now.'}
      </p>
      {told && (
        <p aria-live="polite" className="rounded-lg bg-sand p-4">
          {told}
        </p>
      )}
      {token === null ? (
        <Button onClick={share} aria-disabled={underway} className="self-start">
          {underway ? 'Creating the link…' : 'Create a link'}
        </Button>
      ) : (
        <>
          <ListLink
            url={
              new URL(router.buildLocation({ to: '/shared/$token', params: { token } }).href, window.location.origin)
                .href
            }
          />
          <Button tone="destructive" onClick={stop} aria-disabled={underway} className="self-start">
            Stop sharing
          </Button>
        </>
      )}
    </>
  )
}
