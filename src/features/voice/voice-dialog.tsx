import { useId } from 'react'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { CallScreen } from './call-screen.tsx'
import { StartScreen } from './start-screen.tsx'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceView } from './voice-view.ts'

interface VoiceDialogProps {
  session: VoiceSession
  view: VoiceView
  /** The call continues in the bar: `byHand` if the visitor minimized it, false after a link was followed. */
  onMinimize: (byHand: boolean) => void
}

/**
 * The voice chat's dialog before (V-01, V-02), during and after a call (V-03 to V-05). Escape and the close icon close it,
 * which ends the call; a click on the backdrop only minimizes the call, because it may be accidental.
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
