import { CircleAlert } from 'lucide'
import { microphoneHint, VOICE_GUIDANCE } from '#content/voice-guidance.ts'
import { VOICE_CALL, VOICE_START } from '#content/voice-texts.ts'
import type { VoiceProblemKind } from '#domain/voice/voice-problem.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceView } from './voice-view.ts'

/** Problems that reloading the page solves. */
const SOLVED_BY_RELOAD: ReadonlySet<VoiceProblemKind> = new Set(['not-ended', 'end-of-life', 'no-client'])

/** Why there is no call, how to solve it, and the built-in agent as an alternative (V-08 to V-11). */
export function ProblemPanel({ session, view }: { session: VoiceSession; view: VoiceView }) {
  const problem = view.call.problem ?? (view.call.phase === 'idle' ? view.trouble : null)
  if (!problem) return null
  const { title, text } = VOICE_GUIDANCE[problem.kind]
  // The built-in agent doesn't need the provider.
  const offersBuiltIn = view.which === 'configured' && (view.hearing === 'provider' || view.hearing === null)
  return (
    <span className="mt-4 block rounded-lg border border-brick/35 p-4">
      <span className="flex items-start gap-2 font-semibold text-brick">
        <Icon of={CircleAlert} size={18} strokeWidth={1.75} className="mt-0.75 shrink-0" />
        {title}
      </span>
      <span className="mt-1 block text-sm">{text}</span>
      {problem.kind === 'permissions' && (
        <span className="mt-1 block text-sm">{microphoneHint(navigator.userAgent)}</span>
      )}
      <span className="mt-3 flex flex-wrap gap-2">
        {SOLVED_BY_RELOAD.has(problem.kind) ? (
          <Button tone="secondary" size="small" className="max-md:min-h-11" onClick={session.reload}>
            {VOICE_START.reload}
          </Button>
        ) : (
          <Button tone="secondary" size="small" className="max-md:min-h-11" onClick={() => void session.start()}>
            {VOICE_START.retry}
          </Button>
        )}
        {offersBuiltIn && (
          <Button
            tone="secondary"
            size="small"
            className="max-md:min-h-11"
            onClick={() => void session.start('built-in')}
          >
            {VOICE_START.builtIn}
          </Button>
        )}
      </span>
    </span>
  )
}

/** A problem during a call that goes on. */
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
