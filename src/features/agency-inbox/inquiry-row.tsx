import { formatShortWeekdayAndDay } from '#domain/weekday-text.ts'
import { shownTime } from '#features/agency-frame/agency-times.ts'
import type { ShownInquiry } from '#ports/browser/inbox-screen.ts'
import { firstName, initials, ordinal, STATE_WORDS } from './inbox-words.ts'

/** An inquiry in the list: one link, of four lines. */
export const InquiryRow = ({ row, isOpen, now }: { row: ShownInquiry; isOpen: boolean; now: number }) => (
  <li className="border-b border-line">
    <a href={row.to} aria-current={isOpen ? 'page' : undefined} className="inquiry-row">
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate font-semibold">{row.name}</span>
        <span
          className={`shrink-0 text-xs tabular-nums ${row.age?.isLate ? 'font-semibold text-brick' : 'text-ink-soft'}`}
        >
          {row.age?.words ?? shownTime(row.changedAt, now)}
        </span>
      </span>
      <span className="block truncate text-sm">{row.about}</span>
      <span className="block truncate text-sm text-ink-soft">{row.message}</span>
      <span className="mt-1.5 flex items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
        <StateMark state={row.state} />
        {row.tourDay !== null && (
          <span className="whitespace-nowrap">Tour {formatShortWeekdayAndDay(row.tourDay)}</span>
        )}
        {row.isCall && <span>Call</span>}
        {row.messageNumber > 1 && <span className="whitespace-nowrap">{ordinal(row.messageNumber)} message</span>}
        <span className="ml-auto flex items-center gap-1.5">
          <span className="max-sm:hidden">{row.who ? firstName(row.who.name) : 'Nobody'}</span>
          <span aria-hidden className={`who-disc ${row.who ? '' : 'who-nobody'}`}>
            {row.who && initials(row.who.name)}
          </span>
          <span className="sr-only sm:hidden">{row.who?.name ?? 'Nobody'}</span>
        </span>
      </span>
    </a>
  </li>
)

/** Written out, so that the style sheet has them. */
const DISCS: Readonly<Record<ShownInquiry['state'], string>> = {
  new: 'state-new',
  waiting: 'state-waiting',
  answered: 'state-answered',
  closed: 'state-closed',
}

/** The state with its disc: full, half, pine, or dotted. */
export const StateMark = ({ state }: Pick<ShownInquiry, 'state'>) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <span aria-hidden className={`state-disc ${DISCS[state]}`} />
    {STATE_WORDS[state]}
  </span>
)
