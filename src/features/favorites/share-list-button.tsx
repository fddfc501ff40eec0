import { useQuery } from '@tanstack/react-query'
import { Link2, Share2 } from 'lucide'
import { useState, type ComponentType } from 'react'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import type { ShareListDialogProps } from './share-list-dialog.tsx'
import { sharingQuery } from './sharing-query.ts'

interface ShareListButtonProps {
  favorites: FavoritesGateway
  /** Nothing is saved: then there is nothing to share, but a link given away may still be taken back. */
  isEmpty: boolean
}

/** Says whether the list is open to others, and opens the dialog that changes it. */
export function ShareListButton({ favorites, isEmpty }: ShareListButtonProps) {
  const { data: token = null } = useQuery(sharingQuery(favorites))
  const [ShareDialog, setShareDialog] = useState<ComponentType<ShareListDialogProps> | null>(null)
  const [open, setOpen] = useState(false)

  const show = () =>
    void import('./share-list-dialog.tsx').then(
      ({ ShareListDialog }) => {
        setShareDialog(() => ShareListDialog)
        setOpen(true)
      },
      () => notify({ title: 'The site could not be reached', description: 'Please try again.', tone: 'destructive' }),
    )

  if (isEmpty && token === null && !open) return null
  return (
    <>
      <Button tone="secondary" size="small" onClick={show} className="min-h-11">
        <Icon of={token === null ? Share2 : Link2} size={18} />
        {token === null ? 'Share this list' : 'Shared by link'}
      </Button>
      {ShareDialog && <ShareDialog open={open} favorites={favorites} token={token} onClose={() => setOpen(false)} />}
    </>
  )
}
