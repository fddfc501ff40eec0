import { useEffect, useState } from 'react'
import { callWords, VOICE_CALL } from '#content/voice-texts.ts'
import type { VoiceView } from './voice-view.ts'

interface LiveMarkProps {
  view: VoiceView
  /** Says so where the microphone isn't heard: no line beside it does. */
  alone?: boolean
}

/** 'Live' or 'Reconnecting' and how long the call has lasted. Its dot is green only while the microphone is heard. */
export function LiveMark({ view, alone = false }: LiveMarkProps) {
  const { phase, reconnecting } = view.call
  const inWriting = view.which === 'in-writing'
  const unheard = view.input === 'text' ? 'off' : view.call.muted ? 'muted' : null
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm">
      {phase === 'active' && (
        <>
          <span aria-hidden className={`live-dot live-dot-${reconnecting ? 'waiting' : (unheard ?? 'heard')}`} />
          <span className="font-semibold">{reconnecting ? VOICE_CALL.reconnecting : callWords(inWriting).live}</span>
          {alone && unheard && !inWriting && (
            <span className="text-white/80 max-sm:sr-only">{VOICE_CALL.unheard[unheard]}</span>
          )}
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
    <span role="timer" aria-label="Call length" className="tabular-nums">
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
