import { useSyncExternalStore } from 'react'
import type { LoadVoiceCalls } from '#ports/browser/voice-calls.ts'
import type { VoiceChat } from './voice-layer.lazy.tsx'

let chat: VoiceChat | null = null
const listeners = new Set<() => void>()

/** Opens the voice chat's dialog. The first call loads its code; rejects if that fails. */
export async function openVoiceChat(load: LoadVoiceCalls): Promise<void> {
  const { createVoiceChat } = await import('./voice-layer.lazy.tsx')
  chat ??= createVoiceChat(load)
  for (const listener of listeners) listener()
  chat.open()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The voice chat's place on every page; empty until it is first opened. */
export function VoiceOutlet() {
  const opened = useSyncExternalStore(
    subscribe,
    () => chat,
    () => null,
  )
  return opened?.element
}
