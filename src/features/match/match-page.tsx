import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Timetable } from '#domain/commute/timetable.ts'
import { benchmarkOf, type LitTown, type MatchLoan } from '#domain/match/town-light.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { rentFiguresQuery, townFiguresQuery } from '#features/numbers/town-figures-query.ts'
import { useUrlSearch, type WriteUrl } from '#features/url-search/use-url-search.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { useCostTerms, type CostTerms } from '#ui/listing/cost-terms.ts'
import { useTimetable } from '#ui/listing/use-timetable.ts'
import { SaidAfterPause } from '#ui/primitives/said-after-pause.tsx'
import {
  litTowns,
  matchLoan,
  reachedPrice,
  townMinutes,
  typicalPrice,
  type LitTowns,
  type MatchFigures,
} from './lit-towns.ts'
import { MATCH_URL } from './match-address.ts'
import { limitOfIncome, MatchControls } from './match-controls.tsx'
import { MatchHomes } from './match-homes.tsx'
import { MapStage } from './match-stage.tsx'
import { MatchTowns } from './match-towns.tsx'
import { statusText, TITLE } from './match-words.ts'
import { nearMisses, useMatchHomes, type MatchHomes as MatchHomesFound } from './use-match-homes.ts'
import { useSlide } from './use-slide.ts'
import './match.css'

export interface MatchPageProps {
  params: QueryParams
  listings: ListingGateway
  figures: HomeFiguresGateway
  writeUrl: WriteUrl
}

/** A screen reader hears what a change brought once it has paused this long, ms. */
const PAUSE_MS = 500

/** Dots of homes just out of reach. */
const MISSES_ON_MAP = 12

/** What a monthly limit, a down payment and the minutes to work reach: the towns light up, and the homes that fit are listed. */
export function MatchPage({ params, listings, figures: gateway, writeUrl }: MatchPageProps) {
  const towns = useQuery(townFiguresQuery(gateway))
  const rents = useQuery(rentFiguresQuery(gateway))
  const figures = useMemo(
    () => (towns.data && rents.data ? { towns: towns.data, rents: rents.data } : null),
    [towns.data, rents.data],
  )
  if (figures) return <Stage {...{ params, listings, figures, writeUrl }} />
  return (
    <div className="container-page py-10">
      <h1 className="page-title">{TITLE}</h1>
      {(towns.isError || rents.isError) && (
        <FailedPart
          title="We couldn’t load the towns’ figures"
          isTrying={towns.isFetching || rents.isFetching}
          onRetry={() => {
            void towns.refetch()
            void rents.refetch()
          }}
          className="mt-6"
        />
      )}
    </div>
  )
}

type StageProps = Omit<MatchPageProps, 'figures'> & { figures: MatchFigures }

/** The search: nothing here is drawn anew in the steps of a drag. */
function Stage({ params, listings, figures, writeUrl }: StageProps) {
  const { state, apply } = useUrlSearch(MATCH_URL, params, writeUrl)
  const costTerms = useCostTerms()
  const timetable = useTimetable()
  const filters = useMemo(
    () => withOwnTerms(state.wanted.filters, costTerms.own),
    [state.wanted.filters, costTerms.own],
  )
  const asked = useMemo(() => withOwnTerms(state.asked.filters, costTerms.own), [state.asked.filters, costTerms.own])
  const found = useMatchHomes(
    listings,
    asked,
    useMemo(() => matchLoan(asked, costTerms), [asked, costTerms]),
    timetable,
  )
  return (
    <Limits
      filters={filters}
      asked={asked}
      // Drawn between the steps of a drag: the towns don't wait for the homes.
      homes={useDeferredValue(found)}
      figures={figures}
      costTerms={costTerms}
      timetable={timetable}
      listings={listings}
      onChoose={(next, replace) => apply({ ...state, wanted: { ...state.wanted, filters: next } }, replace)}
    />
  )
}

interface LimitsProps {
  filters: ListingFilters
  /** What the homes are searched by. */
  asked: ListingFilters
  homes: MatchHomesFound
  figures: MatchFigures
  costTerms: CostTerms
  timetable: Timetable | null
  listings: ListingGateway
  onChoose: (filters: ListingFilters, replace: boolean) => void
}

/** The sliders and the towns that follow them. */
function Limits({ asked, homes, figures, costTerms, timetable, listings, ...props }: LimitsProps) {
  const [filters, slide, choose] = useSlide(props.filters, props.onChoose)
  const [said, setIncome] = useState<number | null>(null)
  const [pointed, point] = useState<number | null>(null)
  const [chosen, mark] = useState<number | null>(null)

  // A link may have brought another limit since.
  const income = said !== null && limitOfIncome(said, filters.market) === filters.cost.upTo ? said : null

  const loan = useMemo(() => matchLoan(filters, costTerms), [filters, costTerms])
  const lit = useLitTowns(filters, figures, loan, timetable)
  const onMap = useMemo(() => [...homes.fitting, ...nearMisses(homes, asked, MISSES_ON_MAP)], [homes, asked])

  const chooseOnMap = useCallback((id: number) => {
    mark(id)
    document.querySelector(`[data-home="${id}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [])
  const townText = (town: LitTown) =>
    limitInTown(town, filters, figures, (taxPct) => reachedPrice(filters.cost.upTo!, taxPct, loan))
  return (
    <div className="match">
      <div className="match-ask">
        <h1 className="page-title">{TITLE}</h1>
        <MatchControls
          filters={filters}
          income={income}
          onIncome={setIncome}
          timetable={timetable}
          onSlide={slide}
          onChoose={choose}
        />
      </div>
      <MapStage
        lit={lit}
        reach={filters.market === 'sale' ? reachText(typicalPrice(filters, figures, loan)) : rentText(figures)}
        homes={onMap}
        shown={pointed ?? chosen}
        onShow={point}
        onChoose={chooseOnMap}
        timetable={timetable}
        place={filters.train.to}
        townText={townText}
      />
      <div className="match-lists">
        <MatchHomes
          homes={homes}
          filters={asked}
          figures={figures}
          basis={costTerms}
          listings={listings}
          shown={pointed ?? chosen}
          onShow={point}
        />
        <MatchTowns lit={lit} townText={townText} />
      </div>
      <SaidAfterPause text={homes.total === null ? '' : statusText(lit.counts.lit, homes.total)} pauseMs={PAUSE_MS} />
    </div>
  )
}

function useLitTowns(
  filters: ListingFilters,
  figures: MatchFigures,
  loan: MatchLoan,
  timetable: Timetable | null,
): LitTowns {
  const place = filters.train.to
  const minutesOf = useMemo(() => (timetable && place ? townMinutes(place, timetable) : () => null), [timetable, place])
  return useMemo(() => litTowns(filters, figures, loan, minutesOf), [filters, figures, loan, minutesOf])
}

/** What the visitor has said of their loan elsewhere; the down payment is this page's. */
const withOwnTerms = (filters: ListingFilters, own: ListingFilters['cost']['terms']): ListingFilters => ({
  ...filters,
  cost: { ...filters.cost, terms: { ...own, down: filters.cost.terms.down } },
})

const reachText = (price: number): string => `Up to about ${formatDollars(price)} in a town with typical taxes`
const rentText = ({ rents }: MatchFigures): string => `Beside HUD’s ${rents.fiscalYear} benchmark for two bedrooms`

/** 'Your limit reaches $540,000, median sale $610,000', or the town's benchmark rent. */
function limitInTown(
  { town }: LitTown,
  { market }: ListingFilters,
  { towns, rents }: MatchFigures,
  reached: (taxPct: number) => number,
): string {
  if (market === 'rent') {
    const rent = rents.towns.value.find((each) => each.town === town)
    return rent ? `HUD benchmark, two bedrooms: ${formatDollars(benchmarkOf(rent))}` : 'No benchmark rent'
  }
  const { taxPct, medianSale } = towns.towns.value.find((each) => each.town === town)!
  const median = medianSale
    ? `median sale ${formatDollars(Math.round(medianSale.price / 1000) * 1000)}`
    : 'too few sales'
  return `Your limit reaches ${formatDollars(reached(taxPct))}, ${median}`
}
