import { VOICE_GUIDANCE } from '#content/voice-guidance.ts'
import type { VoiceView } from './voice-view.ts'

/** Something is worse than it should be, but the call goes on. */
export function TroubleNote({ view: { trouble } }: { view: VoiceView }) {
  const guidance = trouble && VOICE_GUIDANCE[trouble.kind]
  return (
    <output className="block shrink-0">
      {guidance && (
        <span className="mb-3 block rounded-lg border border-brass/70 px-4 py-2.5 text-sm">
          <span className="font-semibold">{guidance.title}.</span> {guidance.text}
        </span>
      )}
    </output>
  )
}
