import { useSyncExternalStore, type ReactElement } from 'react'
import type { LoadVoiceCalls } from '#ports/browser/voice-calls.ts'

/** The voice chat of this page, once a visitor has asked for it. */
export interface VoiceChat {
  /** Its dialog or its bar. */
  element: ReactElement
  open: () => void
}

let chat: VoiceChat | null = null
const watchers = new Set<() => void>()

/** Opens the dialog of the voice chat. Its code is fetched with the first time; rejects when that can't be had. */
export async function openVoiceChat(load: LoadVoiceCalls): Promise<void> {
  const { createVoiceChat } = await import('./voice-layer.tsx')
  chat ??= createVoiceChat(load)
  for (const watcher of watchers) watcher()
  chat.open()
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Where the voice chat shows itself on every page; nothing until it was opened. */
export function VoiceOutlet() {
  const opened = useSyncExternalStore(
    subscribe,
    () => chat,
    () => null,
  )
  return opened?.element
}
