import { useQuery } from '@tanstack/react-query'
import { Link, ScriptOnce } from '@tanstack/react-router'
import { Fragment, useEffect, useRef, type RefObject } from 'react'
import { formatCount } from '#domain/count.ts'
import { isServed } from '#domain/geo/county.ts'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import { metWishes, type RankedHome, type RankedPage, type RankQuery } from '#domain/match/ranking.ts'
import { mustsAndWishes, WISH_PARTS, wishName } from '#domain/match/wishes.ts'
import { activeParts, defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { FeedCredits } from '#ui/feed-credits.tsx'
import { areOurs, OfficeLine } from '#ui/listing/office-line.tsx'
import { SaidAfterPause } from '#ui/primitives/said-after-pause.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { AskedHome } from './asked-home.tsx'
import { Contrasts, othersText, useOthers } from './contrasts.tsx'
import { PassedHome } from './not-for-me.tsx'
import { PASSED_SCRIPT } from './passed-script.ts'
import { RankedCard } from './ranked-card.tsx'
import type { PassedHomes } from './use-passed-homes.ts'
import { countsText, groupHeading, OUTSIDE_HEADING } from './wish-words.ts'
import { DIFFERENT, wishesSearch } from './wishes-address.ts'
import { isOn, rankedQuery } from './wishes-queries.ts'

/** A screen reader hears what a change brought once it has paused this long, ms. */
const PAUSE_MS = 500

interface RankedHomesProps {
  /** What the address asks for. */
  query: RankQuery
  /** The same by the visitor's own loan. */
  asked: RankQuery
  why: number | null
  /** Homes unlike the best ones are shown instead. */
  isDifferent: boolean
  listings: ListingGateway
  favorites: FavoritesGateway
  passed: PassedHomes
}

/** The homes that meet all musts: those that meet every wish, then the others. */
export function RankedHomes({ query, asked, why, isDifferent, listings, ...props }: RankedHomesProps) {
  const { passed } = props
  const found = useQuery(rankedQuery(listings, asked))
  const favorites = useFavorites(props.favorites)
  const agency = useAgency()
  const count = useRef<HTMLParagraphElement>(null)
  /** The home whose reasons were closed last: of one passed on only a line is left, which has the focus then. */
  const closed = useRef<number | null>(null)
  const wasClosed = (id: number) => {
    const was = closed.current === id
    closed.current = null
    return was
  }
  const answer = found.data
  const isCurrent = answer !== undefined && !found.isPlaceholderData
  const others = useOthers(
    listings,
    isDifferent && isCurrent && answer.page.total > 0 ? answer : null,
    (id) => passed.reasonOf(id) !== undefined,
  )
  useLostFocus(count, why, answer)
  useEffect(() => {
    if (passed.isRead) showUnpassed()
  }, [passed.isRead])
  if (!answer) {
    return found.isError ? (
      <FailedPart
        title="We can’t show the homes right now"
        isTrying={found.isFetching}
        onRetry={() => void found.refetch()}
        className="mt-8"
      />
    ) : (
      <p className="mt-8 min-h-[60dvh] text-ink-soft">Ranking homes…</p>
    )
  }
  // Reasons and counts are of the search that was answered, also while another one loads.
  const { page, asked: answered } = answer
  const { wishes } = mustsAndWishes(answered.filters, answered.liked)
  const hasMusts = activeParts(answered.filters, everyPrice).length > wishes.length
  const counted = countsText(page, { wishes: wishes.length, hasMusts })
  const shown = page.homes.map(({ listing }) => listing)
  const showOffice = !areOurs(shown, agency)
  return (
    <section aria-label="Homes" aria-busy={found.isFetching} className="ranked-homes">
      <p ref={count} tabIndex={-1} className="ranked-count">
        {counted}
      </p>
      {page.total === 0 && <NoHomes query={query} />}
      {why !== null && isCurrent && !isOn(page, why) && (
        <AskedHome
          id={why}
          {...{ query, asked, listings, favorites }}
          // The link goes with what it closes.
          onClose={() => count.current?.focus()}
        />
      )}
      {page.total > 0 && (
        <Link
          to="/wishes"
          search={{ ...wishesSearch({ ...query, page: 1 }), ...(!isDifferent && DIFFERENT) }}
          hash={isDifferent ? '' : 'different'}
          hashScrollIntoView={false}
          activeOptions={{ exact: true }}
          replace
          resetScroll={false}
          className="link show-different"
        >
          {isDifferent ? 'Back to your ranking' : 'Show me something different'}
        </Link>
      )}
      {isDifferent && page.total > 0 ? (
        others && <Contrasts {...{ query, others, favorites }} />
      ) : (
        <>
          {inGroups(page, wishes.length).map(({ heading, homes }) => (
            <Fragment key={heading}>
              <h2>{heading}</h2>
              <ul>
                {homes.map((home) => {
                  const { id } = home.listing
                  const reason = passed.reasonOf(id)
                  // Whoever asks for the reasons of a home that they passed on is shown them.
                  const isOpen = why === id
                  return (
                    <li key={id} data-passed={isOpen ? undefined : reason} data-open={isOpen || undefined}>
                      {reason && !isOpen ? (
                        <PassedHome
                          home={home.listing}
                          reason={reason}
                          onUndo={() => passed.undo(home.listing)}
                          takesFocus={() => passed.takesFocus(id) || wasClosed(id)}
                        />
                      ) : (
                        <RankedCard
                          {...{ home, query, favorites, showOffice, passed }}
                          asked={answered}
                          isOpen={isOpen}
                          onClose={() => (closed.current = id)}
                        />
                      )}
                    </li>
                  )
                })}
              </ul>
            </Fragment>
          ))}
          {import.meta.env.SSR && <ScriptOnce>{PASSED_SCRIPT}</ScriptOnce>}
          <OfficeLine homes={shown} className="mt-8" />
          <Pages query={query} page={page} />
          <FeedCredits feeds={page.feeds} className="mt-10 border-t border-line pt-6" />
        </>
      )}
      <SaidAfterPause text={isCurrent ? (others ? othersText(others) : counted) : ''} pauseMs={PAUSE_MS} />
      <output className="sr-only">{passed.said}</output>
    </section>
  )
}

/** Cards that the script in the page has hidden, and that the device doesn't name any more or can't be asked about. */
function showUnpassed(): void {
  for (const home of document.querySelectorAll('.ranked-homes [data-passed=""]')) home.removeAttribute('data-passed')
}

/** A changed wish may take the home away whose reasons were open, and the focus with it. */
function useLostFocus(count: RefObject<HTMLElement | null>, why: number | null, answer: unknown): void {
  const last = useRef(answer)
  useEffect(() => {
    const isNew = last.current !== undefined && last.current !== answer
    last.current = answer
    if (isNew && why !== null && document.activeElement === document.body) count.current?.focus()
  }, [count, why, answer])
}

interface Group {
  heading: string
  homes: RankedHome[]
}

/** The homes of a page that meet every wish, the others, and those outside the counties served, which come last. */
function inGroups({ homes }: RankedPage, wishes: number): Group[] {
  const headingOf = ({ listing, fit }: RankedHome) =>
    isServed(listing.county) ? groupHeading(wishes, metWishes(fit) === wishes) : OUTSIDE_HEADING
  const groups: Group[] = []
  for (const home of homes) {
    const last = groups.at(-1)
    const heading = headingOf(home)
    if (last?.heading === heading) last.homes.push(home)
    else groups.push({ heading, homes: [home] })
  }
  return groups
}

function NoHomes({ query: { filters } }: { query: RankQuery }) {
  const { market, cost, train } = filters
  const reach = { ...defaultFilters(market, everyPrice), cost, train }
  const canGiveWay = activeParts(filters, everyPrice).some((part) => WISH_PARTS.includes(wishName(part)))
  return (
    <p>
      {canGiveWay ? 'Change a must to “Would like” above' : 'Remove a must above'}, or{' '}
      <Link to="/match" search={writeRankQuery({ filters: reach, liked: [], page: 1 })} className="link">
        see which towns your limit and commute reach
      </Link>
      .
    </p>
  )
}

function Pages({ query, page: { page, pageCount } }: { query: RankQuery; page: RankedPage }) {
  if (pageCount < 2) return null
  const to = (number: number) =>
    ({ to: '/wishes', search: wishesSearch({ ...query, page: number }), activeOptions: { exact: true } }) as const
  const link = 'link inline-flex min-h-11 items-center'
  return (
    <nav aria-label="Pages" className="ranked-pages">
      <span>
        {page > 1 && (
          <Link {...to(page - 1)} rel="prev" className={link}>
            Previous<span className="sr-only"> page</span>
          </Link>
        )}
      </span>
      <p className="tabular-nums text-ink-soft">
        Page {formatCount(page)} of {formatCount(pageCount)}
      </p>
      <span>
        {page < pageCount && (
          <Link {...to(page + 1)} rel="next" className={link}>
            Next<span className="sr-only"> page</span>
          </Link>
        )}
      </span>
    </nav>
  )
}
