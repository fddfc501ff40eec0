import { useState, useSyncExternalStore } from 'react'
import type { LoadVoiceCalls } from '#ports/browser/voice-calls.ts'
import { CallBar } from './call-bar.tsx'
import { VoiceDialog } from './voice-dialog.tsx'
import type { VoiceChat } from './voice-outlet.tsx'
import { VoiceSession, type VoicePage } from './voice-session.ts'
import './voice.css'

const PAGE: VoicePage = {
  now: Date.now,
  reload: () => location.reload(),
  onLeave: (leave) => window.addEventListener('pagehide', leave),
  // The visitor is told in words of their own: for the console this is no error of the page.
  // oxlint-disable-next-line no-console -- V-08 asks for the log
  log: (message, detail) => console.warn(message, detail),
}

/** The one voice chat of this page, with what shows it. */
export function createVoiceChat(load: LoadVoiceCalls): VoiceChat {
  const session = new VoiceSession(load, PAGE)
  return { open: session.open, element: <VoiceLayer session={session} /> }
}

/** The dialog, or the small bar a call goes on in while the visitor looks at pages. */
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
