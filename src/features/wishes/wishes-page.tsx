import { useEffect, useMemo, useRef } from 'react'
import type { RankQuery } from '#domain/match/ranking.ts'
import type { OwnTerms } from '#domain/money/loan-terms.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { useCostTerms } from '#ui/listing/cost-terms.ts'
import { Question } from './question.tsx'
import { RankedHomes } from './ranked-homes.tsx'
import { SaveWishes } from './save-wishes.tsx'
import { WishList } from './wish-list.tsx'
import { readWishes } from './wishes-address.ts'
import './wishes.css'

interface WishesPageProps {
  params: QueryParams
  listings: ListingGateway
  favorites: FavoritesGateway
  loadNumbers: LoadToldStore
  /** Goes to these parameters of the page. */
  onGo: (search: Record<string, string>) => void
}

/** What a visitor would like and must have, asked one question at a time, and the homes in the order in which they meet it. */
export function WishesPage({ params, listings, favorites, loadNumbers, onGo }: WishesPageProps) {
  const { query, question, why, isEditing } = useMemo(() => readWishes(params), [params])
  const { own } = useCostTerms()
  const asked = useMemo(() => withOwnTerms(query, own), [query, own])
  const shown = useRef(question)
  // The button that led to the next question is gone.
  useEffect(() => {
    if (shown.current !== question) document.querySelector<HTMLElement>('.wishes h1')?.focus()
    shown.current = question
  }, [question])
  return (
    <div className="container-page wishes">
      {question === null ? (
        <>
          <h1 tabIndex={-1} className="page-title outline-none">
            Homes ranked by your wishes
          </h1>
          <WishList query={query} isEditing={isEditing} />
          <SaveWishes query={query} />
          {query.filters.market === 'sale' && (
            <LateNumbersLine
              loadNumbers={loadNumbers}
              inAddress={query.filters.cost.upTo !== null}
              brief
              className="mt-4"
            />
          )}
          <RankedHomes query={query} asked={asked} why={why} listings={listings} favorites={favorites} />
        </>
      ) : (
        <Question key={question} query={query} question={question} onGo={onGo} />
      )}
    </div>
  )
}

/** The loan's terms that the visitor has said elsewhere, where a monthly cost is asked for. */
const withOwnTerms = (query: RankQuery, terms: OwnTerms): RankQuery =>
  query.filters.cost.upTo === null
    ? query
    : { ...query, filters: { ...query.filters, cost: { ...query.filters.cost, terms } } }
