import { callWords, VOICE_CALL } from '#content/voice-texts.ts'
import { LiveMark } from './call-status.tsx'
import { useLevel } from './use-level.ts'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceView } from './voice-view.ts'

/** 'Call in progress' (V-03) with the states of the call, the microphone and the agent. */
export function CallCard({ session, view }: { session: VoiceSession; view: VoiceView }) {
  return (
    <div className="call-card rounded-lg border border-white/18 bg-white/5 px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="call-card-title font-semibold">{callWords(view.which === 'in-writing').inProgress}</span>
        <LiveMark view={view} />
      </p>
      <p className="mt-1 flex items-center justify-between gap-4 text-sm text-white/80">
        <span className={view.call.muted ? 'font-semibold text-white' : ''}>{microphoneText(view)}</span>
        {view.input === 'voice' && !view.call.muted && <LevelMeter session={session} />}
      </p>
      <p
        className={`mt-1 flex items-center justify-between gap-4 text-sm text-white/80 ${view.audible ? 'min-h-11 lg:min-h-9' : ''}`}
      >
        <span className="call-card-title">{activityText(view)}</span>
        {view.audible && (
          <button
            type="button"
            aria-disabled={view.call.activity !== 'speaking' || undefined}
            onClick={session.interrupt}
            className="call-stop -mr-2 min-h-11 rounded-sm px-2 font-semibold text-white underline decoration-1 underline-offset-4 hover:bg-white/10 aria-disabled:cursor-not-allowed aria-disabled:text-white/60 aria-disabled:no-underline lg:min-h-9"
          >
            {VOICE_CALL.stopSpeaking}
          </button>
        )}
      </p>
    </div>
  )
}

function microphoneText({ input, call }: VoiceView): string {
  if (input === 'text') return VOICE_CALL.microphone.off
  return call.muted ? VOICE_CALL.microphone.muted : VOICE_CALL.microphone.active
}

/** Without a microphone the agent reads instead of listening. */
function activityText({ input, call }: VoiceView): string {
  if (call.activity === 'listening' && (input === 'text' || call.muted)) return VOICE_CALL.reading
  return VOICE_CALL.activity[call.activity]
}

/** The visitor's volume; static under prefers-reduced-motion. */
function LevelMeter({ session }: { session: VoiceSession }) {
  const level = useLevel(session, 'visitor')
  return (
    <span ref={level} aria-hidden className="level-meter">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
