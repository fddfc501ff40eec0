import { useId } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'

interface VoiceAgentDialogProps {
  open: boolean
  onClose: () => void
}

/** The demo's only dialog. */
export function VoiceAgentDialog({ open, onClose }: VoiceAgentDialogProps) {
  const titleId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      className="w-[min(100vw-2rem,28rem)] rounded-lg shadow-lifted"
    >
      <div className="relative bg-surface p-6 sm:p-8">
        <CloseButton onClose={onClose} />
        <h2 id={titleId} className="display text-2xl">
          Voice Agent
        </h2>
        <p className="mt-3 text-ink-soft">Create a voice agent to handle calls and voice queries.</p>
        <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => console.info('Create New Voice Agent')}>Create New Voice Agent</Button>
        </div>
      </div>
    </Dialog>
  )
}
