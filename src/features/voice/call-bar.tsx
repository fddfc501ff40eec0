import { Maximize2, X } from 'lucide'
import { useEffect, useRef } from 'react'
import { VOICE_GUIDANCE } from '#content/voice-guidance.ts'
import { callWords, VOICE_CALL } from '#content/voice-texts.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { CallButton } from './call-button.tsx'
import { EndCallButton, MuteButton } from './call-controls.tsx'
import { LiveMark } from './call-status.tsx'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceView } from './voice-view.ts'

interface CallBarProps {
  session: VoiceSession
  view: VoiceView
  /** Whether the visitor minimized the call; after a followed link the focus stays on the page. */
  takesFocus: boolean
}

/**
 * A minimized call: a bar at the foot of the window with its own space (frame.css), so that it covers nothing. Ending the
 * call here doesn't reload the page: V-05's reload belongs to the dialog.
 */
export function CallBar({ session, view, takesFocus }: CallBarProps) {
  const { assistant } = useAgency()
  const open = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) open.current?.focus()
  }, [takesFocus])
  const active = view.call.phase === 'active'
  const words = callWords(view.which === 'in-writing')
  return (
    <section
      aria-label="Voice call"
      data-call-bar
      className="call-bar fixed inset-x-0 bottom-0 z-45 bg-ink pb-[env(safe-area-inset-bottom)] text-white print:hidden [&_:focus-visible]:outline-white"
    >
      <div className="container-page flex min-h-15 items-center gap-2 py-2 max-sm:px-3">
        <div className="mr-auto flex min-w-0 items-center gap-3">
          <img
            src={assistant.portrait}
            alt=""
            width={36}
            height={36}
            className="size-9 rounded-full bg-sand max-sm:hidden"
          />
          <p className="min-w-0 text-sm">
            <span className="flex items-center gap-3">
              <span className="font-semibold max-sm:sr-only">{assistant.firstName}</span>
              <LiveMark view={view} alone />
            </span>
            <output className="block text-white/80">{!active && endedText(view)}</output>
          </p>
        </div>
        {active && view.which !== 'in-writing' && (
          <MuteButton session={session} view={view} iconOnly className="max-sm:px-3!" />
        )}
        <CallButton ref={open} onClick={() => session.open()} className="max-sm:px-3!">
          <Icon of={Maximize2} size={17} strokeWidth={1.75} />
          <span className="max-sm:sr-only">{words.open}</span>
        </CallButton>
        {active ? (
          <EndCallButton session={session} view={view} className="max-sm:px-3!" />
        ) : (
          <CallButton tone="light" onClick={session.leave} className="max-sm:px-3!">
            <Icon of={X} size={18} strokeWidth={1.75} />
            {VOICE_CALL.close}
          </CallButton>
        )}
      </div>
    </section>
  )
}

function endedText({ call, trouble, which }: VoiceView): string {
  const problem = call.problem ?? (call.phase === 'idle' ? trouble : null)
  return problem ? VOICE_GUIDANCE[problem.kind].title : callWords(which === 'in-writing').endedTitle
}
