import { Mic, MicOff, PhoneOff } from 'lucide'
import { callWords, VOICE_CALL } from '#content/voice-texts.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { CallButton } from './call-button.tsx'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceView } from './voice-view.ts'

interface CallControlProps {
  session: VoiceSession
  view: VoiceView
  className?: string
  /** On narrow screens, shows only the icon. */
  iconOnly?: boolean
}

/** Mutes and unmutes; red while muted (V-04). Disabled in a call without a microphone. */
export function MuteButton({ session, view, className = '', iconOnly = false }: CallControlProps) {
  const { muted } = view.call
  return (
    <CallButton
      tone={muted ? 'red' : 'plain'}
      aria-disabled={view.input === 'text' || undefined}
      onClick={() => session.setMuted(!muted)}
      className={className}
    >
      <Icon of={muted ? MicOff : Mic} size={18} strokeWidth={1.75} className="shrink-0" />
      <span className={iconOnly ? 'max-sm:sr-only' : 'call-control-label'}>
        {muted ? VOICE_CALL.unmute : VOICE_CALL.mute}
      </span>
    </CallButton>
  )
}

export function EndCallButton({ session, view, className = '' }: Omit<CallControlProps, 'iconOnly'>) {
  return (
    <CallButton tone="ending" onClick={session.end} className={className}>
      <Icon of={PhoneOff} size={18} strokeWidth={1.75} className="shrink-0 max-[22rem]:hidden" />
      <span className="call-control-label">{callWords(view.which === 'in-writing').end}</span>
    </CallButton>
  )
}
