import { useEffect, useRef } from 'react'
import type { VoiceSession } from './voice-session.ts'

/** Keeps the volume of the visitor or the agent, 0 to 1, in the element's `--level`: too frequent for React state. */
export function useLevel(session: VoiceSession, of: 'visitor' | 'agent') {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      session.onLevel((whose, level) => {
        if (whose === of) element.current?.style.setProperty('--level', level.toFixed(2))
      }),
    [session, of],
  )
  return element
}
