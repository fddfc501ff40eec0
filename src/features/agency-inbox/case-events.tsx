import type { ReactNode } from 'react'
import { formatDay } from '#domain/day-text.ts'
import { formatWeekdayAndDay } from '#domain/weekday-text.ts'
import { shownTime } from '#features/agency-frame/agency-times.ts'
import type { ShownCase, ShownEvent, ShownMail } from '#ports/browser/inbox-screen.ts'
import { Button } from '#ui/primitives/button.tsx'
import { eventWords } from './inbox-words.ts'

interface EventsProps {
  of: ShownCase
  query: string
  now: number
}

/** What happened, the oldest first: what they wrote, and what was done about it. */
export const CaseEvents = ({ of, query, now }: EventsProps) => (
  <ol className="mt-1">
    <Event title={of.isCall ? 'Asked for a call' : 'Asked about this home'} at={of.receivedAt} now={now}>
      <Text>{of.message}</Text>
      {of.tourDay !== null && (
        <p className="mt-3 rounded border border-line px-4 py-3 text-sm font-semibold">
          Would like to see it {formatWeekdayAndDay(of.tourDay)}. {of.tourPart}
        </p>
      )}
      <p className="mt-2 text-xs text-ink-soft">{fineWords(of, now)}</p>
    </Event>
    {of.events.map((event) => (
      <CaseEventItem key={event.id} event={event} of={of} query={query} now={now} />
    ))}
  </ol>
)

function fineWords({ agencyNotice, acknowledgement }: ShownCase, now: number): string {
  const notice =
    agencyNotice === null
      ? 'Was shown no notice on who an agent represents.'
      : `Saw the notice on who an agent represents, version of ${formatDay(agencyNotice)}.`
  return acknowledgement === null ? notice : `${notice} The acknowledgement ${mailWords(acknowledgement, now)}.`
}

/** What became of an email, after 'the reply' or 'the acknowledgement'. */
export function mailWords({ state, lastError, settledAt, dueAt }: ShownMail, now: number): string {
  if (state === 'sent') return `left ${shownTime(settledAt ?? dueAt, now)}`
  if (state === 'dead') return `failed for good: ${lastError ?? 'no reason given'}`
  return lastError === null ? 'leaves in a moment' : `hasn’t left yet and is tried again: ${lastError}`
}

function CaseEventItem({ event, of, query, now }: EventsProps & { event: ShownEvent }) {
  const { kind, body, mail, by, at, canUndo } = event
  if (body === '')
    return (
      <li className="pt-4 text-xs text-ink-soft">
        {by.name} {eventWords(event)} · <time>{shownTime(at, now)}</time>
      </li>
    )
  return (
    <Event title={by.name} did={eventWords(event)} at={at} now={now}>
      {kind === 'note' || kind === 'called' ? <Note>{body}</Note> : <Text>{body}</Text>}
      {kind === 'reply' && (
        <p className={`mt-2 text-xs ${mail?.state === 'dead' ? 'font-semibold text-brick' : 'text-ink-soft'}`}>
          {mail ? `The reply ${mailWords(mail, now)}.` : wasTakenBack(event, of) ? 'It was taken back.' : 'It left.'}
        </p>
      )}
      {canUndo && (
        <form method="post" action={`/agency/inbox/${of.id}/undo${query}`} className="mt-2 flex items-center gap-3">
          <input type="hidden" name="key" value={of.key} />
          <input type="hidden" name="reply" value={event.id} />
          <Button type="submit" tone="secondary" size="small" className="max-lg:min-h-11">
            Undo
          </Button>
          <span className="text-xs text-ink-soft">It leaves 10 seconds after it was sent.</span>
        </form>
      )}
    </Event>
  )
}

const wasTakenBack = ({ id }: ShownEvent, { events }: ShownCase): boolean =>
  events.some(({ kind, details }) => kind === 'reply-undone' && details['reply'] === id)

interface EventProps {
  title: string
  did?: string
  at: number
  now: number
  children: ReactNode
}

const Event = ({ title, did, at, now, children }: EventProps) => (
  <li className="pt-5">
    <p className="flex flex-wrap gap-x-2.5 text-sm">
      <span>
        <b className="font-semibold">{title}</b> {did}
      </span>
      <time className="text-ink-soft tabular-nums">{shownTime(at, now)}</time>
    </p>
    {children}
  </li>
)

/** Characters after which a text is folded: about 12 lines. */
const LONG = 900

/** What somebody wrote: text, with its own line breaks; a long one folds. */
function Text({ children }: { children: string }) {
  const written = <p className="mt-1.5 max-w-[60ch] whitespace-pre-wrap wrap-anywhere">{children}</p>
  if (children.length <= LONG) return written
  return (
    <details className="mt-1.5 max-w-[60ch]">
      <summary className="cursor-pointer text-sm">
        <span className="whitespace-pre-wrap wrap-anywhere">{`${children.slice(0, LONG / 2)}…`}</span>{' '}
        <span className="link">All of it</span>
      </summary>
      {written}
    </details>
  )
}

const Note = ({ children }: { children: string }) => (
  <p className="mt-1.5 max-w-[60ch] rounded-sm bg-sand px-3.5 py-2.5 text-sm whitespace-pre-wrap wrap-anywhere">
    {children}
  </p>
)
