import { useSyncExternalStore } from 'react'
import type { Agency } from '#domain/agency/agency.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { LoadVoiceCalls } from '#ports/browser/voice-calls.ts'
import { notify } from '#ui/primitives/toast.ts'
import type { VoiceChat } from './voice-layer.lazy.tsx'

/** What the router's context has for the voice chat. */
interface VoiceSite {
  agency: Agency
  gateways: { visitor: { loadVoice: LoadVoiceCalls } }
}

let chat: VoiceChat | null = null
const listeners = new Set<() => void>()

/** Opens the voice chat's dialog, about a home if one is given. The first call loads its code; a toast tells if that fails. */
export async function openVoiceChat({ agency, gateways }: VoiceSite, home?: ListingSummary): Promise<void> {
  try {
    const { createVoiceChat } = await import('./voice-layer.lazy.tsx')
    chat ??= createVoiceChat(gateways.visitor.loadVoice)
    for (const listener of listeners) listener()
    chat.open(home)
  } catch {
    notify({
      title: 'We couldn’t open the voice chat',
      description: `Call us at ${agency.phones.head.number}.`,
      tone: 'destructive',
    })
  }
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
