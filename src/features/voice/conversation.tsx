import { useLayoutEffect, useRef } from 'react'
import { VOICE_CALL } from '#content/voice-texts.ts'
import type { TranscriptLine } from '#domain/voice/conversation.ts'
import { ShownResult } from './shown-result.tsx'
import { SourceLinks } from './source-links.tsx'
import type { VoiceView } from './voice-view.ts'

/** So little above the news, in px, a reader still follows what comes. */
const NEAR_END = 80
/** Above the news, px: that of the log's own padding. */
const GAP = 6

interface ConversationProps {
  view: VoiceView
  /** A link leads away from the dialog. */
  onLeave: () => void
}

/** What is said, with what was found. It is read out only where the agent isn't heard: nothing is said twice. */
export function Conversation({ view: { timeline, audible }, onLeave }: ConversationProps) {
  const log = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const shownTo = useRef(0)
  useLayoutEffect(() => {
    if (!follows.current || !log.current) return
    shownTo.current = placeOfNews(log.current)
    // Who has read on is not brought back.
    log.current.scrollTop = Math.max(log.current.scrollTop, shownTo.current)
  })
  const onScroll = () => {
    follows.current = log.current!.scrollTop > shownTo.current - NEAR_END
  }
  return (
    <div
      ref={log}
      role="log"
      aria-label={VOICE_CALL.transcript}
      aria-live={audible ? 'off' : 'polite'}
      // Scrolled by the keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={onScroll}
      className="call-log"
    >
      {timeline.length === 0 && <p className="m-auto max-w-[34ch] text-center text-white/75">{VOICE_CALL.empty}</p>}
      {timeline.map((entry) =>
        'line' in entry ? (
          // A line that is final is a new one: what was read before it was complete would be read twice.
          <Line key={`${entry.key}${entry.line.final}`} line={entry.line} onLeave={onLeave} />
        ) : (
          <ShownResult key={entry.key} shown={entry.shown} onLeave={onLeave} />
        ),
      )}
    </div>
  )
}

/** How far the log is scrolled to show its end, but not past the beginning of the last turn: an answer is read from there. */
function placeOfNews(log: HTMLElement): number {
  const end = log.scrollHeight - log.clientHeight
  const last = [...log.querySelectorAll<HTMLElement>('[data-line]')].at(-1)
  return Math.max(0, last ? Math.min(end, last.offsetTop - GAP) : end)
}

function Line({ line: { who, text, final, sources }, onLeave }: { line: TranscriptLine; onLeave: () => void }) {
  const visitor = who === 'visitor'
  return (
    <div
      aria-hidden={!final || undefined}
      aria-live={visitor ? 'off' : undefined}
      data-line
      className={visitor ? 'max-w-[85%] self-end rounded-lg bg-white/12 px-3.5 py-2' : 'max-w-[62ch]'}
    >
      <p className={visitor ? 'sr-only' : 'text-xs font-semibold text-white/75'}>
        {visitor ? VOICE_CALL.you : VOICE_CALL.firstName}
      </p>
      <p className={`whitespace-pre-line ${final ? '' : 'text-white/80'}`}>{text}</p>
      {final && <SourceLinks sources={sources} onLeave={onLeave} />}
    </div>
  )
}
