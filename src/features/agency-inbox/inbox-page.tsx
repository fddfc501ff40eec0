import { isOpenTab, INBOX_TABS, TAB_WORDS, type InboxTab } from '#domain/inbox/inbox-query.ts'
import { inboxHeading } from '#domain/inbox/waiting-words.ts'
import type { RefusedForm } from '#ports/browser/agency-page.ts'
import type { InboxScreen } from '#ports/browser/inbox-screen.ts'
import { Button } from '#ui/primitives/button.tsx'
import { CasePage } from './case-page.tsx'
import { countWords, emptyWords, introduction } from './inbox-words.ts'
import { InquiryRow } from './inquiry-row.tsx'

interface InboxPageProps extends InboxScreen {
  refused: RefusedForm | null
  now: number
}

/** The inbox: who waits, and the inquiry that is open. Phones show one of the two, wide screens both. */
export function InboxPage({ refused, ...inbox }: InboxPageProps) {
  const { open, now } = inbox
  return (
    <div className="inbox-columns">
      <InquiryList {...inbox} className={open ? 'hidden lg:flex' : 'flex'} />
      {open ? (
        <CasePage
          key={open.id}
          of={open}
          query={inbox.query}
          people={inbox.people}
          self={inbox.self}
          mayWork={inbox.mayWork}
          refused={refused}
          now={now}
        />
      ) : (
        <p className="hidden bg-surface p-10 text-ink-soft lg:block">Choose an inquiry to read and answer it here.</p>
      )}
    </div>
  )
}

type Shown = Omit<InboxPageProps, 'refused'>

function InquiryList({ className, ...inbox }: Shown & { className: string }) {
  // An open inquiry's name is the page's heading: phones show nothing else.
  const ListHeading = inbox.open ? 'h2' : 'h1'
  return (
    <section aria-label="Inquiries" className={`inbox-list flex-col ${className}`}>
      <div className="lg:px-6 lg:pt-7">
        <ListHeading className="screen-title">{inboxHeading(inbox.counts)}</ListHeading>
        <p className="mt-1 text-sm text-ink-soft">{introduction(inbox.counts)}</p>
      </div>
      <Tabs {...inbox} />
      <SearchForm {...inbox} />
      <div className="min-h-0 lg:flex-1 lg:overflow-y-auto">
        {inbox.rows.length === 0 ? (
          <Empty {...inbox} />
        ) : (
          <ul>
            {inbox.rows.map((row) => (
              <InquiryRow key={row.id} row={row} isOpen={row.id === inbox.open?.id} now={inbox.now} />
            ))}
          </ul>
        )}
        {inbox.more !== null && (
          <p className="px-6 py-4 max-lg:px-0">
            <a href={inbox.more} className="link inline-block py-2 text-sm">
              Show 50 more
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

const addressOf = (tab: InboxTab, words = ''): string => {
  const set = new URLSearchParams()
  if (tab !== 'open') set.set('tab', tab)
  if (words !== '') set.set('q', words)
  return `/agency/inbox${set.size === 0 ? '' : `?${set.toString()}`}`
}

const Tabs = ({ tab: current, words, counts }: Shown) => (
  <nav aria-label="Which inquiries" className="mt-3 overflow-x-auto border-b border-line lg:px-6">
    <ul className="flex gap-4 text-sm">
      {INBOX_TABS.map((tab) => (
        <li key={tab}>
          <a href={addressOf(tab, words)} aria-current={tab === current ? 'page' : undefined} className="inbox-tab">
            {TAB_WORDS[tab]}
            {isOpenTab(tab) && <span className="ml-1 text-ink-soft tabular-nums">{countWords(counts, tab)}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const SearchForm = ({ tab, words }: Shown) => (
  <search>
    <form method="get" action="/agency/inbox" className="flex items-center gap-2 border-b border-line py-2 lg:px-6">
      {tab !== 'open' && <input type="hidden" name="tab" value={tab} />}
      <input
        type="search"
        name="q"
        aria-label="Search by name, address, number, home, or words"
        placeholder="Name, number, home, or words"
        defaultValue={words}
        maxLength={200}
        className="min-h-11 min-w-0 flex-1 bg-transparent text-base placeholder:text-ink-soft lg:min-h-9 lg:text-sm"
      />
      <Button type="submit" tone="quiet" size="small" className="max-lg:min-h-11">
        Search
      </Button>
    </form>
  </search>
)

const Empty = ({ tab, words }: Shown) => (
  <div className="py-8 lg:px-6">
    <p>{emptyWords(tab, words)}</p>
    {words !== '' ? (
      <p className="mt-3">
        <a href={addressOf(tab)} className="link inline-block py-2">
          Clear the search
        </a>
      </p>
    ) : (
      tab !== 'answered' && (
        <p className="mt-3">
          <a href={addressOf('answered')} className="link inline-block py-2">
            See what was answered
          </a>
        </p>
      )
    )}
  </div>
)
