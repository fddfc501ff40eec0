import { useId } from 'react'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { CallScreen } from './call-screen.tsx'
import { StartScreen } from './start-screen.tsx'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceView } from './voice-view.ts'

interface VoiceDialogProps {
  session: VoiceSession
  view: VoiceView
  /** The call goes on in the bar, asked for by hand or because a link was followed. */
  onMinimize: (byHand: boolean) => void
}

/**
 * The dialogs of a voice chat: before a call (V-01, V-02), in it and after it (V-03 to V-05). Escape and the close icon
 * close, which ends a call; a click beside the dialog does not, for it may be a slip.
 */
export function VoiceDialog({ session, view, onMinimize }: VoiceDialogProps) {
  const titleId = useId()
  const inCall = view.call.phase === 'active' || view.call.phase === 'ended'
  return (
    <Dialog
      open={view.screen === 'dialog'}
      onClose={session.close}
      onBackdrop={inCall ? () => onMinimize(true) : session.close}
      labelledBy={titleId}
      className={inCall ? 'call-dialog' : 'w-[min(100vw-2rem,30rem)] rounded-lg bg-surface shadow-lifted'}
    >
      {inCall ? (
        <CallScreen session={session} view={view} titleId={titleId} onMinimize={onMinimize} />
      ) : (
        <StartScreen session={session} view={view} titleId={titleId} />
      )}
    </Dialog>
  )
}
