import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useEffect, useMemo, useRef } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { keptSearch } from '#domain/match/by-own-terms.ts'
import { fitReasons, reasonText } from '#domain/match/fit-text.ts'
import { readRankQuery, writeRankQuery } from '#domain/match/rank-url.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { useCostTerms } from '#ui/listing/cost-terms.ts'
import { fitsQuery } from './fits-queries.ts'
import { useKeptWishes } from './use-kept-wishes.ts'
import { markKeptWishes } from './wishes-script.ts'

export interface ReasonLineProps {
  home: ListingSummary
  /** All homes of the page that have such a line: they are asked about together. */
  ids: readonly number[]
  listings: ListingGateway
  loadTold: LoadToldStore
}

/** As many as two lines have room for. */
const SHOWN = 4

/** '$420 under your limit · 38 min door to door · no yard listed', and where each wish can be changed. */
export function ReasonLine({ home, ids, listings, loadTold }: ReasonLineProps) {
  const keeping = useKeptWishes(loadTold)
  const kept = keeping.data
  const { own } = useCostTerms()
  const wishes = useMemo(() => (kept ? readRankQuery(kept) : null), [kept])
  const asked = useMemo(() => (kept ? keptSearch(kept, own) : null), [kept, own])
  const fits = useQuery(fitsQuery(listings, asked, ids))
  const retried = useRef(false)
  useEffect(() => {
    if (kept !== undefined) markKeptWishes(kept !== null)
  }, [kept])
  const failed = [keeping, fits].find(hasFailed)
  if (failed) {
    return (
      // Of a page's lines the first one is said.
      <p role={home.id === ids[0] ? 'alert' : undefined} className="reason-line">
        <span>We can’t check your wishes right now</span>
        <button
          type="button"
          aria-disabled={failed.isFetching}
          onClick={() => {
            retried.current = true
            void failed.refetch()
          }}
          className="link"
        >
          {failed.isFetching ? 'Trying again…' : 'Try again'}
          <span className="sr-only">: {home.title}</span>
        </button>
      </p>
    )
  }
  const judged = fits.data
  const fit = judged?.homes.find(({ id }) => id === home.id)
  if (!wishes || !judged || !fit) return null
  const reasons = fitReasons(judged.asked, home, fit.fit, fit.musts)
  if (reasons.length === 0) return null
  return (
    <p className="reason-line">
      <span>
        {reasons.slice(0, SHOWN).map((reason, at) => (
          <Fragment key={reason.key}>
            {at > 0 && ' · '}
            <span data-missed={!reason.holds || undefined}>{reasonText(reason)}</span>
          </Fragment>
        ))}
      </span>
      <Link
        ref={(link) => {
          // The button that was pressed is gone, and the focus with it.
          if (link && retried.current && document.activeElement === document.body) link.focus()
          retried.current = false
        }}
        to="/wishes"
        search={{ ...writeRankQuery(wishes), why: String(home.id) }}
        hash={`home-${home.id}`}
        className="link"
      >
        Why?<span className="sr-only"> {home.title}</span>
      </Link>
    </p>
  )
}

/** Without an answer, also while another try is made. */
const hasFailed = ({ data, errorUpdateCount, isPlaceholderData }: UseQueryResult) =>
  errorUpdateCount > 0 && (data === undefined || isPlaceholderData)
