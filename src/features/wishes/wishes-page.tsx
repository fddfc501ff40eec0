import { useEffect, useMemo, useRef } from 'react'
import { byOwnTerms } from '#domain/match/by-own-terms.ts'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import { NO_TOLD_WISHES } from '#domain/match/told-wishes.ts'
import { asksNothing } from '#domain/match/wish-texts.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import { markKeptWishes } from '#features/reasons/wishes-script.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { useCostTerms } from '#ui/listing/cost-terms.ts'
import { notify } from '#ui/primitives/toast.ts'
import { BothWishes } from './both-wishes.tsx'
import { KeptWishes } from './kept-wishes.tsx'
import { Proposals } from './proposals.tsx'
import { Question } from './question.tsx'
import { RankedHomes } from './ranked-homes.tsx'
import { SaveWishes } from './save-wishes.tsx'
import { useOtherWishes } from './use-other-wishes.ts'
import { usePassedHomes } from './use-passed-homes.ts'
import { useToldWishes, type ChangeTold } from './use-told-wishes.ts'
import { WishList } from './wish-list.tsx'
import { readWishes } from './wishes-address.ts'
import './wishes.css'

interface WishesPageProps {
  params: QueryParams
  listings: ListingGateway
  favorites: FavoritesGateway
  loadTold: LoadToldStore
  /** Goes to these parameters of the page. */
  onGo: (search: Record<string, string>, replace?: boolean) => void
}

/** What a visitor would like and must have, asked one question at a time, and the homes in the order in which they meet it. */
export function WishesPage({ params, listings, favorites, loadTold, onGo }: WishesPageProps) {
  const { query, question, why, isEditing, isDifferent } = useMemo(() => readWishes(params), [params])
  const { own } = useCostTerms()
  const asked = useMemo(() => byOwnTerms(query, own), [query, own])
  const [both, forgetOthers] = useOtherWishes(loadTold, query, question !== null)
  const [told, changeTold] = useToldWishes(loadTold)
  useKeepWishes(question === null ? query : null, changeTold)
  // Favorites and the map have room for what homes meet of them.
  useEffect(() => {
    if (told) markKeptWishes(told.wishes !== null)
  }, [told])
  const passed = usePassedHomes(told, changeTold)
  const shown = useRef(question)
  // The button that led to the next question is gone.
  useEffect(() => {
    if (shown.current !== question) document.querySelector<HTMLElement>('.wishes h1')?.focus()
    shown.current = question
  }, [question])
  const forget = () => {
    void changeTold(() => NO_TOLD_WISHES).then((isForgotten) =>
      notify({ title: isForgotten ? 'Wishes forgotten on this device' : 'That didn’t work. Please try again.' }),
    )
    forgetOthers()
    // Going back must not keep them again.
    onGo({}, true)
    // The button is gone; where another question leads to the first one, its heading has the focus then.
    document.querySelector<HTMLElement>('.wishes h1')?.focus()
  }
  return (
    <div className="container-page wishes">
      {question === null ? (
        <>
          <h1 tabIndex={-1} className="page-title outline-none">
            Homes ranked by your wishes
          </h1>
          <WishList query={query} isEditing={isEditing} onForget={forget} />
          <div className="wish-row">
            <SaveWishes query={query} />
            <BothWishes both={both} />
          </div>
          {query.filters.market === 'sale' && (
            <LateNumbersLine
              loadNumbers={loadTold}
              inAddress={query.filters.cost.upTo !== null}
              brief
              className="mt-4"
            />
          )}
          <RankedHomes query={query} asked={asked} {...{ why, isDifferent, listings, favorites, passed }} />
          <Proposals {...{ query, asked, told, changeTold, listings, favorites }} />
        </>
      ) : (
        <>
          <Question key={question} query={query} question={question} onGo={onGo} />
          {question === 0 && asksNothing(query) && <KeptWishes told={told} onForget={forget} />}
        </>
      )}
    </div>
  )
}

/** Keeps the wishes by which homes are shown on the device. Null: none are shown. */
function useKeepWishes(query: RankQuery | null, changeTold: ChangeTold): void {
  const shown = query && !asksNothing(query) ? JSON.stringify(writeRankQuery({ ...query, page: 1 })) : null
  useEffect(() => {
    if (shown === null) return
    const wishes = JSON.parse(shown) as Record<string, string>
    void changeTold((told) => (JSON.stringify(told.wishes) === shown ? told : { ...told, wishes }))
  }, [shown, changeTold])
}
