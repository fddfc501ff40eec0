import { Share2 } from 'lucide'
import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { Tooltip } from '#ui/primitives/tooltip.tsx'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { shareListing } from './share-listing.ts'

const loadDialog = () => import('./copy-link-dialog.lazy.tsx').then((file) => file.CopyLinkDialog)

/** Shares the page's own address (D-08). */
export function ShareButton({ title }: { title: string }) {
  const { Component: CopyLinkDialog, request } = useLazyComponent(loadDialog)
  const [copying, setCopying] = useState(false)

  const share = async () => {
    const outcome = await shareListing(title, window.location.href, navigator)
    if (outcome === 'copied') {
      notify({ title: 'Link copied to clipboard', description: 'You can now share this property with others.' })
    } else if (outcome === 'manual') {
      if (await request()) setCopying(true)
      else notify({ title: 'We couldn’t copy the link', description: 'Please try again.', tone: 'destructive' })
    }
  }

  return (
    <>
      <Tooltip text="Share this property">
        <Button tone="secondary" onClick={share} className="noscript:hidden">
          <Icon of={Share2} size={18} />
          Share
        </Button>
      </Tooltip>
      {CopyLinkDialog && <CopyLinkDialog open={copying} url={window.location.href} onClose={() => setCopying(false)} />}
    </>
  )
}
