import { useState, type ComponentType } from 'react'
import { BRAND } from '#content/brand.ts'
import { Button } from '#ui/primitives/button.tsx'
import { notify } from '#ui/primitives/toast.ts'

/** A dialog in which a visitor can talk with the agency. */
export type TalkDialog = ComponentType<{ open: boolean; onClose: () => void }>

interface TalkButtonProps {
  /** Fetches the dialog, which nobody needs before the button is pressed. */
  loadDialog: () => Promise<TalkDialog>
}

export function TalkButton({ loadDialog }: TalkButtonProps) {
  const [Dialog, setDialog] = useState<TalkDialog | null>(null)
  const [open, setOpen] = useState(false)

  const talk = async () => {
    try {
      const loaded = await loadDialog()
      setDialog(() => loaded)
      setOpen(true)
    } catch {
      notify({
        title: 'The voice chat could not be opened',
        description: `Call us at ${BRAND.headerPhone}.`,
        tone: 'destructive',
      })
    }
  }
  return (
    <>
      <Button tone="onPhoto" onClick={() => void talk()} className="min-h-13! px-7! whitespace-normal! max-sm:w-full">
        Talk to a Real Estate Agent Now
      </Button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
