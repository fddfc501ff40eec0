import { useEffect, useState } from 'react'
import { VOICE_CALL } from '#content/voice-texts.ts'
import type { VoiceView } from './voice-view.ts'

/** 'Live' or 'Reconnecting' with its dot, and how long the call has lasted. */
export function LiveMark({ view }: { view: VoiceView }) {
  const { phase, reconnecting } = view.call
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm">
      {phase === 'active' && (
        <>
          <span aria-hidden className={`live-dot ${reconnecting ? 'live-dot-waiting' : ''}`} />
          <span className="font-semibold">{reconnecting ? VOICE_CALL.reconnecting : VOICE_CALL.live}</span>
        </>
      )}
      <CallTimer view={view} />
    </span>
  )
}

/** How long the call has lasted; it stops when the call ends. */
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

/** A duration in ms as '0:42', '12:05' or '1:02:05'. */
export function callTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (count: number) => String(count).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
