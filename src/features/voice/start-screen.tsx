import { useEffect, useRef } from 'react'
import { VOICE_HEARING, VOICE_START } from '#content/voice-texts.ts'
import { telHref } from '#domain/agency/tel-href.ts'
import { Wordmark } from '#features/frame/wordmark.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { DeviceSpeech } from './device-speech.tsx'
import { ProblemPanel } from './problem-panel.tsx'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceView } from './voice-view.ts'

interface StartScreenProps {
  session: VoiceSession
  view: VoiceView
  titleId: string
}

/** The screen before a call: the agent, the microphone, who hears the visitor, and consent (V-01, V-02). */
export function StartScreen({ session, view, titleId }: StartScreenProps) {
  const { assistant, phones } = useAgency()
  const { number } = phones.head
  const connecting = view.call.phase === 'connecting'
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button is disabled now, so the focus moves to Cancel.
    if (connecting) cancel.current?.focus()
  }, [connecting])
  return (
    <div className="relative bg-surface px-6 pt-6 text-center sm:px-9 sm:pt-10">
      <CloseButton onClose={session.close} />
      <div className="flex flex-col items-center gap-3 low:flex-row low:justify-center">
        <img
          src={assistant.portrait}
          alt={assistant.name}
          width={112}
          height={112}
          className="size-16 rounded-full bg-sand object-cover sm:size-24 low:size-11"
        />
        <p>
          <Wordmark />
        </p>
      </div>
      <h2 id={titleId} className="display mt-2 text-xl sm:mt-3 sm:text-2xl low:text-xl">
        {VOICE_START.title(assistant.name)}
      </h2>
      {view.home && (
        <p className="mt-2 text-sm text-balance">
          {VOICE_START.about} <span className="font-semibold">{view.home.title}</span>
        </p>
      )}
      <output className="block text-left">
        <ProblemPanel session={session} view={view} />
      </output>
      <p className="mt-3">
        {VOICE_START.artificial(assistant.firstName)}{' '}
        <a href={telHref(number)} className="link whitespace-nowrap tabular-nums">
          {number}
        </a>
        .
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        <span>{VOICE_START.text}</span> <span>{VOICE_START.preparation}</span> <span>{VOICE_START.consent}</span>
      </p>
      {view.which !== 'in-writing' && <VoiceHandling session={session} view={view} firstName={assistant.firstName} />}
      <div className="sticky bottom-0 -mx-6 mt-3 bg-surface px-6 pt-3 pb-2 sm:-mx-9 sm:pb-5 low:static">
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
          <Button tone="secondary" disabled={connecting} onClick={() => void session.write()}>
            {VOICE_START.write}
          </Button>
          <Button disabled={connecting} onClick={() => void session.talk()}>
            {connecting ? VOICE_START.connecting : VOICE_START.start}
          </Button>
          <Button ref={cancel} tone="destructive" className="start-cancel" onClick={session.close}>
            {VOICE_START.cancel}
          </Button>
        </div>
      </div>
      <output className="sr-only">{connecting && VOICE_START.connecting}</output>
    </div>
  )
}

/** Who hears the visitor: consent counts for nothing without it, so it is never folded away. */
function VoiceHandling({ session, view, firstName }: Omit<StartScreenProps, 'titleId'> & { firstName: string }) {
  return (
    <div className="mt-2 text-sm text-ink-soft">
      {/* Reserves the height, so that nothing moves under a press once the text is known. */}
      <p className="min-h-[3lh] sm:min-h-[2lh]">{view.hearing && hearingText(view.hearing, firstName)}</p>
      <DeviceSpeech session={session} view={view} />
    </div>
  )
}

function hearingText(hearing: keyof typeof VOICE_HEARING, firstName: string): string {
  const text = VOICE_HEARING[hearing]
  return typeof text === 'string' ? text : text(firstName)
}
