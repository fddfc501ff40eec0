import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { TownKey } from '#domain/geo/town.ts'
import type { DebtLimits } from '#domain/money/affordable-price.ts'
import type { DebtLimitChoice } from '#domain/money/public-figures.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import type { ListingPage } from '#domain/search/search.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { AllTowns } from './all-towns.tsx'
import { Answer } from './answer.tsx'
import { CountyTable } from './county-table.tsx'
import { fitLimits, homesQuery } from './fitting-homes.ts'
import { FittingSection } from './fitting-section.tsx'
import { leverCase, type IncomeReach } from './income-reach.ts'
import { LimitBars } from './limit-bars.tsx'
import { LoanNotes } from './loan-notes.tsx'
import { TownsSection } from './towns-section.tsx'
import type { BuyerNumbers } from './use-buyer-numbers.ts'
import { useFit } from './use-fit.ts'
import type { TriedChange, WaysOnProps } from './ways-on.lazy.tsx'

interface ResultsProps {
  figures: TownFigures
  buyer: BuyerNumbers
  limits: DebtLimits
  choice: DebtLimitChoice
  /** Fills in another loan with its limits, or a down payment in US dollars. */
  onTry: (change: TriedChange) => void
  /** Null without an answer. */
  reach: IncomeReach | null
  listings: ListingGateway
  favorites: FavoritesGateway
}

/** The answer, why, where, and the homes within it. */
export function Results({ figures, buyer, limits, choice, reach, listings, favorites, onTry }: ResultsProps) {
  const { household, errors, costTerms } = buyer
  const [town, setTown] = useState<TownKey | null>(null)
  const kept = useLastAnswer(reach)
  const fit = useFit(kept, costTerms)
  const asked = useMemo(
    () => reach && leverCase(reach, choice, costTerms, figures, household),
    [reach, choice, costTerms, figures, household],
  )
  const homes = useQuery(homesQuery(listings, fit?.query ?? null))
  return (
    <>
      <Answer reach={reach} errors={errors} />
      <LimitBars reach={reach} limits={limits} terms={costTerms.terms} />
      {reach && asked && reachesNothing(reach, homes.data) && (
        <WaysOnLater
          figures={figures}
          reach={reach}
          listings={listings}
          costTerms={costTerms}
          asked={asked}
          limits={fitLimits(reach)}
          onTry={onTry}
        />
      )}
      <TownsSection figures={figures} reach={reach} town={town} onTown={setTown} />
      {kept && (
        // A figure that is being changed doesn't take the page from under its visitor.
        <div inert={kept !== reach} className="afford-after">
          <CountyTable
            reach={kept}
            homes={fit && homes.data ? { counts: homes.data.facets.counties, query: fit.query } : undefined}
          />
          <AllTowns figures={figures} reach={kept} />
          <LoanNotes figures={figures} reach={kept} household={household} terms={costTerms.terms} town={town} />
          {fit && (
            <>
              <div className="contents noscript:hidden">
                <FittingSection
                  listings={listings}
                  favorites={favorites}
                  costTerms={costTerms}
                  homes={homes}
                  {...fit}
                />
              </div>
              <noscript>
                <Link to="/listings" search={writeListingQuery(fit.query)} className="link">
                  See homes in your budget
                </Link>
              </noscript>
            </>
          )}
        </div>
      )}
    </>
  )
}

/** No town's middle sale, or none of the homes on the site. */
const reachesNothing = ({ counts }: IncomeReach, homes: ListingPage | undefined): boolean =>
  counts.median === 0 || homes?.total === 0

const loadWaysOn = () => import('./ways-on.lazy.tsx').then((file) => file.WaysOn)

function WaysOnLater(props: WaysOnProps) {
  const { Component: WaysOn, request } = useLazyComponent(loadWaysOn)
  const load = useEffectEvent(() => void request())
  useEffect(() => load(), [])
  return WaysOn && <WaysOn {...props} />
}

/** The last one with a price. */
function useLastAnswer(reach: IncomeReach | null): IncomeReach | null {
  const [last, setLast] = useState<IncomeReach | null>(null)
  const found = reach && reach.typical.displayPrice > 0 ? reach : last
  if (found !== last) setLast(found)
  return found
}
