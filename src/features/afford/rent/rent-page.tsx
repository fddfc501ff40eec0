import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { rentBudget } from '#domain/money/rent-budget.ts'
import { voucherFamily } from '#domain/money/voucher.ts'
import { rentFiguresQuery } from '#features/numbers/town-figures-query.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { useTimetableOnceLoaded } from '#ui/listing/use-timetable.ts'
import { BuyOrRent } from '../buy-or-rent.tsx'
import { RentAnswer } from './rent-answer.tsx'
import { RentHomes } from './rent-homes.tsx'
import { RentTowns } from './rent-towns.tsx'
import { RenterForm } from './renter-form.tsx'
import { useRenterNumbers } from './use-renter-numbers.ts'
import { VoucherAnswer } from './voucher-answer.tsx'
import '../afford.css'

export interface RentPageProps {
  figures: HomeFiguresGateway
  listings: ListingGateway
  favorites: FavoritesGateway
  loadNumbers: LoadToldStore
}

/** The rent that an income, savings and utilities allow, the towns by it and by the minutes to work, and the homes within. */
export function RentPage({ figures, listings, favorites, loadNumbers }: RentPageProps) {
  const { data, isError, isFetching, refetch } = useQuery(rentFiguresQuery(figures))
  const renter = useRenterNumbers(loadNumbers)
  const timetable = useTimetableOnceLoaded()
  // Typing goes before repainting 205 towns.
  const answers = useDeferredValue(renter.answers)
  const family = voucherFamily(answers.income, answers.renter.voucher)
  const budget =
    data &&
    // A voucher holder's income is for their share alone, never for the whole rent.
    rentBudget(
      family ? null : answers.income,
      family ? { ...answers.renter, savings: null } : answers.renter,
      data.moveIn,
    )
  return (
    <div className="container-page afford pt-8 md:pt-10 print:p-0">
      <BuyOrRent />
      <h1 className="page-title">What rent can I afford?</h1>
      <p className="mt-2 max-w-[76ch] text-lg text-ink-soft">
        Based on your income, your savings for the move, and the utilities you’d pay.{' '}
        <span className="noscript:hidden">Your numbers stay on this device.</span>
      </p>
      <div className="afford-columns">
        <RenterForm renter={renter} timetable={timetable} />
        <div aria-busy={!renter.isRead} className="afford-results">
          {data && budget && (
            <>
              {family ? (
                <VoucherAnswer family={family} table={data.voucher} />
              ) : (
                <RentAnswer budget={budget} moveIn={data.moveIn} answers={answers} errors={renter.errors} />
              )}
              <RentTowns
                figures={data}
                budget={budget}
                answers={answers}
                place={renter.workPlace}
                timetable={timetable}
              />
              <RentHomes
                {...{ listings, favorites, budget, answers, family }}
                table={data.voucher}
                place={renter.workPlace}
              />
            </>
          )}
          {isError && (
            <FailedPart
              title="We couldn’t load the towns’ rents"
              isTrying={isFetching}
              onRetry={() => void refetch()}
              className="self-start"
            />
          )}
        </div>
      </div>
    </div>
  )
}
