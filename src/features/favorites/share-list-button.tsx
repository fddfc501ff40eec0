import { useQuery } from '@tanstack/react-query'
import { Link2, Share2 } from 'lucide'
import { useState } from 'react'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { sharingQuery } from './sharing-query.ts'
import { ShareListForms } from './without-scripts/share-list-forms.tsx'

interface ShareListButtonProps {
  favorites: FavoritesGateway
  answers: ListAnswersGateway
  loadTold: LoadToldStore
  /** An empty list offers no sharing, but a link given away may still be taken back. */
  isEmpty: boolean
}

const loadDialog = () => import('./share-list-dialog.lazy.tsx').then((file) => file.ShareListDialog)

/** Says whether the list is shared, and opens the dialog that changes it. */
export function ShareListButton({ favorites, answers, loadTold, isEmpty }: ShareListButtonProps) {
  const { data: token = null } = useQuery(sharingQuery(favorites))
  const { Component: ShareDialog, request } = useLazyComponent(loadDialog)
  const [open, setOpen] = useState(false)

  const show = async () => {
    if (await request()) setOpen(true)
    else notify({ title: 'We couldn’t reach the site', description: 'Please try again.', tone: 'destructive' })
  }

  if (isEmpty && token === null && !open) return null
  return (
    <>
      <Button tone="secondary" size="small" onClick={show} className="min-h-11 noscript:hidden">
        <Icon of={token === null ? Share2 : Link2} size={18} />
        {token === null ? 'Share this list' : 'Shared by link'}
      </Button>
      <noscript className="contents">
        {import.meta.env.SSR && <ShareListForms answers={answers} token={token} />}
      </noscript>
      {ShareDialog && (
        <ShareDialog
          open={open}
          favorites={favorites}
          answers={answers}
          loadTold={loadTold}
          token={token}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
