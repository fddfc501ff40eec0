import { microphoneHint, VOICE_GUIDANCE } from '#content/voice-guidance.ts'
import { VOICE_CALL } from '#content/voice-texts.ts'
import type { VoiceView } from './voice-view.ts'

/** Something is worse than it should be, but the call goes on. */
export function TroubleNote({ view: { trouble, input } }: { view: VoiceView }) {
  const guidance = trouble && (trouble.kind === 'unknown' ? VOICE_CALL.trouble : VOICE_GUIDANCE[trouble.kind])
  return (
    <output className="block shrink-0">
      {guidance && (
        <span className="mb-3 block rounded-lg border border-brass/70 px-4 py-2.5 text-sm">
          <span className="font-semibold">{guidance.title}.</span> {guidance.text}
          {trouble.kind === 'permissions' && ` ${microphoneHint(navigator.userAgent)}`}
          {input === 'text' && ` ${VOICE_CALL.inWriting}`}
        </span>
      )}
    </output>
  )
}
