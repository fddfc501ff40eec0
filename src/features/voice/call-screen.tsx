import { Minimize2, X } from 'lucide'
import { useId, type ReactNode } from 'react'
import { callWords, VOICE_CALL } from '#content/voice-texts.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { CallButton } from './call-button.tsx'
import { CallCard } from './call-card.tsx'
import { EndCallButton, MuteButton } from './call-controls.tsx'
import { CallTimer } from './call-status.tsx'
import { Conversation } from './conversation.tsx'
import { DeviceMenu } from './device-menu.tsx'
import { LanguageButton } from './language-button.tsx'
import { MessageBox } from './message-box.tsx'
import { TroubleNote } from './problem-panel.tsx'
import { takeFocus } from './take-focus.ts'
import { TalkWordsContext } from './talk-words.ts'
import { useLevel } from './use-level.ts'
import { useTalkWords } from './use-talk-words.ts'
import type { VoiceSession } from './voice-session.ts'
import type { VoiceView } from './voice-view.ts'

interface CallScreenProps {
  session: VoiceSession
  view: VoiceView
  titleId: string
  onMinimize: (byHand: boolean) => void
}

/** The dark screen of a call (V-03 to V-05); after the call its transcript stays. */
export function CallScreen({ session, view, titleId, onMinimize }: CallScreenProps) {
  const ended = view.call.phase === 'ended'
  const inWriting = view.which === 'in-writing'
  const words = callWords(inWriting)
  const talkWords = useTalkWords(view.language)
  return (
    <div className="call-screen" data-ended={ended || undefined}>
      <Corner ended={ended} words={words} onMinimize={() => onMinimize(true)} onClose={session.close} />
      <div className="call-head">
        <Title key={String(ended)} id={titleId} takesFocus={ended || !inWriting}>
          {ended ? words.endedTitle : words.title}
        </Title>
        <Agent session={session} view={view} present={!ended} />
        {!ended && <LanguageButton session={session} view={view} />}
      </div>
      <div className="call-state">
        {ended ? (
          <p className="text-sm text-white/80">
            {VOICE_CALL.lasted} <CallTimer view={view} />
          </p>
        ) : (
          <CallCard session={session} view={view} />
        )}
      </div>
      <div className="call-controls">
        {ended ? (
          <>
            <CallButton tone="light" className="flex-1" onClick={() => void session.start()}>
              {words.again}
            </CallButton>
            <CallButton className="flex-1" onClick={session.leave}>
              {VOICE_CALL.close}
            </CallButton>
          </>
        ) : (
          <>
            {!inWriting && <MuteButton session={session} view={view} className="flex-1 px-2!" />}
            <EndCallButton session={session} view={view} className="flex-1 px-2!" />
            {view.input === 'voice' && <DeviceMenu session={session} />}
          </>
        )}
      </div>
      <div className="call-conversation">
        <TalkWordsContext value={talkWords}>
          <Conversation view={view} onSay={(text) => void session.sendText(text)} onLeave={() => onMinimize(false)} />
          {!ended && <TroubleNote view={view} />}
          {!ended && <MessageBox session={session} language={view.language} takesFocus={inWriting} />}
        </TalkWordsContext>
      </div>
    </div>
  )
}

interface TitleProps {
  id: string
  takesFocus: boolean
  children: ReactNode
}

/** Takes the focus when it appears, unless the message box does: the element focused before is gone. */
function Title({ id, takesFocus, children }: TitleProps) {
  return (
    <h2
      ref={takesFocus ? takeFocus : null}
      id={id}
      tabIndex={-1}
      className="display pr-24 text-xl outline-none md:pr-0"
    >
      {children}
    </h2>
  )
}

function Agent({ session, view, present }: { session: VoiceSession; view: VoiceView; present: boolean }) {
  const { name, assistant } = useAgency()
  const level = useLevel(session, 'agent')
  return (
    <div className="call-agent">
      <span ref={level} className="agent-portrait">
        <img
          src={assistant.portrait}
          alt=""
          width={112}
          height={112}
          className="size-full rounded-full bg-sand object-cover"
        />
        {present && <span aria-hidden className="presence-dot" />}
      </span>
      <div className="min-w-0">
        <p className="display text-xl leading-tight">
          {assistant.firstName}
          {present && <span className="sr-only"> (online)</span>}
        </p>
        <p className="text-sm text-white/75">{VOICE_CALL.artificial}</p>
        <p className="text-sm text-white/75">{VOICE_CALL.poweredBy(view.hearing === 'provider', name)}</p>
      </div>
    </div>
  )
}

const CORNER_BUTTON = 'inline-flex size-11 items-center justify-center rounded-full hover:bg-white/12'

interface CornerProps {
  ended: boolean
  words: ReturnType<typeof callWords>
  onMinimize: () => void
  onClose: () => void
}

function Corner({ ended, words, onMinimize, onClose }: CornerProps) {
  const noteId = useId()
  return (
    <div className="call-corner">
      {!ended && (
        <button
          type="button"
          aria-label={words.minimize}
          title={words.minimize}
          onClick={onMinimize}
          className={CORNER_BUTTON}
        >
          <Icon of={Minimize2} size={19} />
        </button>
      )}
      <button
        type="button"
        aria-label={VOICE_CALL.close}
        aria-describedby={ended ? undefined : noteId}
        title={ended ? undefined : words.closing}
        onClick={onClose}
        className={CORNER_BUTTON}
      >
        <Icon of={X} size={20} />
      </button>
      <span id={noteId} hidden>
        {words.closing}
      </span>
    </div>
  )
}
