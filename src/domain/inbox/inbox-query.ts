/** The parts of the inbox. */
export const INBOX_TABS = ['open', 'mine', 'nobodys', 'answered', 'closed'] as const
export type InboxTab = (typeof INBOX_TABS)[number]

export const TAB_WORDS: Readonly<Record<InboxTab, string>> = {
  open: 'Open',
  mine: 'Mine',
  nobodys: 'Nobody’s',
  answered: 'Answered',
  closed: 'Closed',
}

/** Tabs of inquiries whose visitors wait. */
export const isOpenTab = (tab: InboxTab): boolean => tab === 'open' || tab === 'mine' || tab === 'nobodys'

/** Inquiries on one page of the list. */
export const PAGE_ROWS = 50
