import { useEffect, useState } from 'react'
import { callTime } from './call-time.ts'
import type { VoiceView } from './voice-view.ts'

/** How long the call has lasted; it stands once the call is over. */
export function CallTimer({ view: { call, endedAt } }: { view: VoiceView }) {
  const since = call.activeSince
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (endedAt !== null) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [endedAt])
  if (since === null) return null
  return (
    <span role="timer" aria-label="Length of the call" className="tabular-nums">
      {callTime((endedAt ?? now) - since)}
    </span>
  )
}
