import { useEffect, useRef } from 'react'
import type { VoiceSession } from './voice-session.ts'

/** Keeps how loud the visitor or the agent is, 0 to 1, in the element's `--level`: ten times a second is not for React. */
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
