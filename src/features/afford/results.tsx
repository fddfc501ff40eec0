import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TownKey } from '#domain/geo/town.ts'
import type { DebtLimits } from '#domain/money/affordable-price.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { AllTowns } from './all-towns.tsx'
import { Answer } from './answer.tsx'
import { CountyTable } from './county-table.tsx'
import { homesQuery } from './fitting-homes.ts'
import { FittingSection } from './fitting-section.tsx'
import type { IncomeReach } from './income-reach.ts'
import { LimitBars } from './limit-bars.tsx'
import { LoanNotes } from './loan-notes.tsx'
import { TownsSection } from './towns-section.tsx'
import type { BuyerNumbers } from './use-buyer-numbers.ts'
import { useFit } from './use-fit.ts'

interface ResultsProps {
  figures: TownFigures
  buyer: BuyerNumbers
  limits: DebtLimits
  /** Null without an answer. */
  reach: IncomeReach | null
  listings: ListingGateway
  favorites: FavoritesGateway
}

/** The answer, why, where, and the homes within it. */
export function Results({ figures, buyer, limits, reach, listings, favorites }: ResultsProps) {
  const { household, errors, costTerms } = buyer
  const [town, setTown] = useState<TownKey | null>(null)
  const kept = useLastAnswer(reach)
  const fit = useFit(kept, costTerms)
  const homes = useQuery(homesQuery(listings, fit?.query ?? null))
  return (
    <>
      <Answer reach={reach} errors={errors} />
      <LimitBars reach={reach} limits={limits} terms={costTerms.terms} />
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
            <FittingSection listings={listings} favorites={favorites} costTerms={costTerms} homes={homes} {...fit} />
          )}
        </div>
      )}
    </>
  )
}

/** The last one with a price. */
function useLastAnswer(reach: IncomeReach | null): IncomeReach | null {
  const [last, setLast] = useState<IncomeReach | null>(null)
  const found = reach && reach.typical.displayPrice > 0 ? reach : last
  if (found !== last) setLast(found)
  return found
}
