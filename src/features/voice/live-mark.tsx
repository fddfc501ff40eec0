import { VOICE_CALL } from '#content/voice-texts.ts'
import { CallTimer } from './call-timer.tsx'
import type { VoiceView } from './voice-view.ts'

/** 'Live' with its dot and how long the call has lasted; that it is being reconnected, or over, instead. */
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
