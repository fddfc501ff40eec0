import { Share2 } from 'lucide'
import { useState, type ComponentType } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { Tooltip } from '#ui/primitives/tooltip.tsx'
import type { CopyLinkDialogProps } from './copy-link-dialog.tsx'
import { shareListing } from './share-listing.ts'

/** Shares the page's own address (D-08). */
export function ShareButton({ title }: { title: string }) {
  const [ManualCopy, setManualCopy] = useState<ComponentType<CopyLinkDialogProps> | null>(null)
  const [copying, setCopying] = useState(false)

  const share = async () => {
    const outcome = await shareListing(title, window.location.href, navigator)
    if (outcome === 'copied') {
      notify({ title: 'Link copied to clipboard', description: 'You can now share this property with others.' })
    } else if (outcome === 'manual') {
      await import('./copy-link-dialog.tsx').then(
        ({ CopyLinkDialog }) => {
          setManualCopy(() => CopyLinkDialog)
          setCopying(true)
        },
        () => notify({ title: 'The link could not be copied', description: 'Please try again.', tone: 'destructive' }),
      )
    }
  }

  return (
    <>
      <Tooltip text="Share this property">
        <Button tone="secondary" onClick={share}>
          <Icon of={Share2} size={18} />
          Share
        </Button>
      </Tooltip>
      {ManualCopy && <ManualCopy open={copying} url={window.location.href} onClose={() => setCopying(false)} />}
    </>
  )
}
