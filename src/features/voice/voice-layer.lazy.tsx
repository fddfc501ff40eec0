import { useState, useSyncExternalStore, type ReactElement } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { LoadVoiceCalls } from '#ports/browser/voice-calls.ts'
import { CallBar } from './call-bar.tsx'
import { VoiceDialog } from './voice-dialog.tsx'
import { VoiceSession, type VoicePage } from './voice-session.ts'
import './voice.css'

const PAGE: VoicePage = {
  now: Date.now,
  reload: () => location.reload(),
  onLeave: (leave) => window.addEventListener('pagehide', leave),
  // The visitor sees their own message, so this is a warning and no error.
  // oxlint-disable-next-line no-console -- V-08 asks for the log
  log: (message, detail) => console.warn(message, detail),
}

/** The page's voice chat. */
export interface VoiceChat {
  /** Its dialog or its bar. */
  element: ReactElement
  /** Opens the dialog, for a talk about a home if there is one. */
  open: (home?: ListingSummary | null) => void
}

/** Creates the page's one voice chat. */
export function createVoiceChat(load: LoadVoiceCalls): VoiceChat {
  const session = new VoiceSession(load, PAGE)
  return { open: session.open, element: <VoiceLayer session={session} /> }
}

/** The dialog, or during a call the bar at the foot of the page. */
function VoiceLayer({ session }: { session: VoiceSession }) {
  const view = useSyncExternalStore(session.subscribe, session.view, session.view)
  const [byHand, setByHand] = useState(false)
  const minimize = (asked: boolean) => {
    setByHand(asked)
    session.minimize()
  }
  return (
    <>
      <VoiceDialog session={session} view={view} onMinimize={minimize} />
      {view.screen === 'bar' && <CallBar session={session} view={view} takesFocus={byHand} />}
    </>
  )
}
