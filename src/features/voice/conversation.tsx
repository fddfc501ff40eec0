import { use, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { callWords } from '#content/voice-texts.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Shown, TranscriptLine } from '#domain/voice/conversation.ts'
import { useAgency } from '#ui/use-agency.ts'
import { ShownResult } from './shown-result.tsx'
import { SourceLinks } from './source-links.tsx'
import { TalkWordsContext } from './talk-words.ts'
import type { TimelineEntry } from './timeline.ts'
import type { VoiceView } from './voice-view.ts'

/** Within this distance above the newest entry the log keeps following, CSS pixels. */
const FOLLOW_DISTANCE = 80
/** Space above the newest entry, CSS pixels: the log's padding. */
const GAP = 6

interface ConversationProps {
  view: VoiceView
  /** Says something for the visitor. */
  onSay: (text: string) => void
  /** A link to another page was followed. */
  onLeave: () => void
}

/** The transcript with the shown results. Screen readers announce it only if the agent's answers aren't spoken. */
export function Conversation({ view: { timeline, audible, which, call }, onSay, onLeave }: ConversationProps) {
  const words = use(TalkWordsContext)
  const log = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const newestTop = useRef(0)
  const follow = useCallback(() => {
    if (!follows.current || !log.current) return
    newestTop.current = topOfNewest(log.current)
    // Never scrolls back a visitor who has read on.
    log.current.scrollTop = Math.max(log.current.scrollTop, newestTop.current)
  }, [])
  useLayoutEffect(follow)
  useEffect(() => {
    // A dialog that opens again is shown only after its content is there.
    const resized = new ResizeObserver(follow)
    resized.observe(log.current!)
    return () => resized.disconnect()
  }, [follow])
  const onScroll = () => {
    follows.current = log.current!.scrollTop > newestTop.current - FOLLOW_DISTANCE
  }
  const asked = timeline.findLastIndex((entry) => 'line' in entry && entry.line.who === 'visitor')
  return (
    <div
      ref={log}
      role="log"
      aria-label={words.transcript}
      aria-live={audible ? 'off' : 'polite'}
      // Focusable, to scroll with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={onScroll}
      className="call-log"
    >
      {timeline.length === 0 && (
        <p className="m-auto max-w-[34ch] text-center text-white/75">{callWords(which === 'in-writing').empty}</p>
      )}
      {timeline.map((entry, position) =>
        'line' in entry ? (
          // A final line gets a new key: screen readers then announce it once, when complete.
          <Line
            key={`${entry.key}${entry.line.final}`}
            line={withoutCards(entry.line, shownAfter(timeline, position))}
            onLeave={onLeave}
          />
        ) : (
          <ShownResult
            key={entry.key}
            shown={entry.shown}
            onSay={call.phase === 'active' && position > asked ? onSay : null}
            onLeave={onLeave}
          />
        ),
      )}
    </div>
  )
}

/** The paths of homes on cards between an answer and the next line. */
function shownAfter(timeline: readonly TimelineEntry[], position: number): ReadonlySet<string> {
  const rest = timeline.slice(position + 1)
  const next = rest.findIndex((entry) => 'line' in entry)
  const shown = rest.slice(0, next < 0 ? undefined : next).flatMap((entry) => ('shown' in entry ? [entry.shown] : []))
  return new Set(shown.flatMap(homesOf).map(({ id }) => `/listings/${id}`))
}

function homesOf(shown: Shown): readonly ListingSummary[] {
  switch (shown.kind) {
    case 'search':
    case 'similar':
      return shown.listings
    case 'comparison':
      return shown.homes
    case 'listing':
    case 'inquiry-sent':
      return [shown.listing]
    default:
      return []
  }
}

/** An answer without the links to homes that its cards link to. */
const withoutCards = (line: TranscriptLine, cards: ReadonlySet<string>): TranscriptLine =>
  cards.size === 0 ? line : { ...line, sources: line.sources.filter(({ href }) => !cards.has(href)) }

/** The scroll position that shows the log's end, but at most the start of the last turn, where reading begins. */
function topOfNewest(log: HTMLElement): number {
  const end = log.scrollHeight - log.clientHeight
  const last = [...log.querySelectorAll<HTMLElement>('[data-line]')].at(-1)
  return Math.max(0, last ? Math.min(end, last.offsetTop - GAP) : end)
}

function Line({ line, onLeave }: { line: TranscriptLine; onLeave: () => void }) {
  const { who, text, lang, final, sources } = line
  const words = use(TalkWordsContext)
  const { assistant } = useAgency()
  const visitor = who === 'visitor'
  return (
    <div
      aria-hidden={!final || undefined}
      aria-live={visitor ? 'off' : undefined}
      data-line
      className={
        visitor ? 'max-w-[85%] self-end rounded-lg border border-transparent bg-white/12 px-3.5 py-2' : 'max-w-[62ch]'
      }
    >
      <p className={visitor ? 'sr-only' : 'text-xs font-semibold text-white/75'}>
        {visitor ? words.you : assistant.firstName}
      </p>
      <p lang={lang} dir="auto" className={`whitespace-pre-line ${final ? '' : 'text-white/80'}`}>
        {text}
      </p>
      {final && <SourceLinks sources={sources} onLeave={onLeave} />}
    </div>
  )
}
