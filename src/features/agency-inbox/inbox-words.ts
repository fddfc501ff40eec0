import { formatCount } from '#domain/count.ts'
import { CHOICE_WORDS } from '#domain/inbox/case-forms.ts'
import type { CallOutcome, CaseState } from '#domain/inbox/case-state.ts'
import type { InboxTab } from '#domain/inbox/inbox-query.ts'
import { DEFAULT_ANSWER_HOURS } from '#domain/inbox/office-calendar.ts'
import type { InboxScreen, ShownEvent } from '#ports/browser/inbox-screen.ts'

type Counts = InboxScreen['counts']

/** Counting stops here. */
const MOST_SHOWN = 1000

const shownCount = (count: number): string => (count > MOST_SHOWN ? '1,000 and more' : formatCount(count))

/** How many are in a tab of those that wait. */
export const countWords = (counts: Counts, tab: InboxTab): string =>
  tab === 'answered' || tab === 'closed' ? '' : shownCount(counts[tab])

/** The line below the heading. */
export const introduction = ({ open }: Counts): string =>
  open === 0
    ? 'Inquiries appear here a moment after they are sent.'
    : `${shownCount(open)} open. An answer is due within ${DEFAULT_ANSWER_HOURS} office hours.`

/** What a list without inquiries says. */
export const emptyWords = (tab: InboxTab, words: string): string =>
  words === '' ? NOTHING_IN[tab] : `Nothing found for “${words}” here.`

const NOTHING_IN: Readonly<Record<InboxTab, string>> = {
  open: 'Nobody waits.',
  mine: 'Nobody waits for you.',
  nobodys: 'Someone has each of them.',
  answered: 'Nothing is answered yet.',
  closed: 'Nothing is closed.',
}

export const STATE_WORDS: Readonly<Record<CaseState, string>> = {
  new: 'New',
  waiting: 'Waiting',
  answered: 'Answered',
  closed: 'Closed',
}

export const OUTCOME_WORDS: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached them',
  message: 'Left a message',
  'no-answer': 'No answer',
}

const CALLED: Readonly<Record<string, string>> = {
  reached: 'called and reached them',
  message: 'called and left a message',
  'no-answer': 'called, no answer',
}

/** What somebody did, after their name. */
export function eventWords({ kind, details }: Pick<ShownEvent, 'kind' | 'details'>): string {
  switch (kind) {
    case 'note':
      return 'noted'
    case 'reply':
      return 'answered'
    case 'reply-undone':
      return 'took the reply back before it left'
    case 'called':
      return CALLED[String(details['outcome'])] ?? 'called'
    case 'their-answer':
      return 'added their answer'
    case 'taken':
      return details['from'] === null ? 'took it' : `took it over from ${details['from']}`
    case 'assigned':
      return details['to'] === null ? 'gave it to nobody' : `gave it to ${details['to']}`
    default:
      return `set it to ${(CHOICE_WORDS as Record<string, string>)[String(details['to'])]?.toLowerCase() ?? 'another status'}`
  }
}

/** 'NF' of 'Nora Feld'. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0]!.toUpperCase())
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')

/** '1st', '2nd', '3rd', '11th'. */
export function ordinal(count: number): string {
  const tens = count % 100
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

/** The first name in a full one. */
export const firstName = (name: string): string => name.split(/\s+/)[0] ?? name
