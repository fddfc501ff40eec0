import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { formatCount } from '#domain/count.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import { LIMITS_OF_LOAN, type DebtLimitChoice } from '#domain/money/public-figures.ts'
import { townFiguresQuery } from '#features/numbers/town-figures-query.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { BuyOrRent } from './buy-or-rent.tsx'
import { withLoanAnew } from './buyer-fields.ts'
import { BuyerForm } from './buyer-form.tsx'
import { incomeReach } from './income-reach.ts'
import { Results } from './results.tsx'
import { useBuyerNumbers } from './use-buyer-numbers.ts'
import type { TriedChange } from './ways-on.lazy.tsx'
import './afford.css'

export interface AffordPageProps {
  figures: HomeFiguresGateway
  listings: ListingGateway
  favorites: FavoritesGateway
  loadNumbers: LoadToldStore
}

/** What an income, debts and savings reach, in each town with its own tax. The figures stay in the browser. */
export function AffordPage({ figures, listings, favorites, loadNumbers }: AffordPageProps) {
  const { data, isError, isFetching, refetch } = useQuery(townFiguresQuery(figures))
  const buyer = useBuyerNumbers(loadNumbers)
  const { numbers, errors, costTerms } = buyer
  const sent = useSentForm('afford')
  const [chosen, setChoice] = useState<DebtLimitChoice>(() => choiceIn(sent))
  const choice = LIMITS_OF_LOAN[costTerms.terms.loan].includes(chosen) ? chosen : 'rule-of-thumb'
  const onTry = (tried: TriedChange) => {
    if ('down' in tried) return buyer.change({ down: formatCount(tried.down), downUnit: 'dollars' })
    setChoice(tried.choice)
    if (tried.loan !== costTerms.terms.loan) buyer.change(withLoanAnew(tried.loan, costTerms.usual))
  }
  // Typing goes before repainting 205 towns.
  const shown = useDeferredValue(numbers)
  const reach = useMemo(
    () => (shown && data ? incomeReach(shown, choice, costTerms, data) : null),
    [shown, choice, costTerms, data],
  )
  return (
    <div className="container-page afford pt-8 md:pt-10 print:p-0">
      <BuyOrRent />
      <h1 className="page-title">What can I afford?</h1>
      <p className="mt-2 max-w-[76ch] text-lg text-ink-soft">
        See the price you could pay in each of 205 towns, with each town’s property tax.{' '}
        <span className="noscript:hidden">Your income, debts, and savings stay on this device.</span>
      </p>
      <div className="afford-columns">
        <BuyerForm
          buyer={buyer}
          limits={data?.debtLimits}
          choice={choice}
          onChoose={setChoice}
          loadNumbers={loadNumbers}
        />
        <div aria-busy={!buyer.isRead} className="afford-results">
          {data && (
            <Results
              figures={data}
              buyer={buyer}
              limits={data.debtLimits[choice]}
              choice={choice}
              onTry={onTry}
              reach={reach}
              listings={listings}
              favorites={favorites}
            />
          )}
          {isError && (
            <FailedPart
              title="We couldn’t load the towns’ figures"
              isTrying={isFetching}
              onRetry={() => void refetch()}
              className="self-start"
            />
          )}
        </div>
      </div>
      <AnswerBar reach={reach} errors={errors} />
    </div>
  )
}

/** What the browser sent itself; a kind of loan that doesn't know it has its own. */
const choiceIn = (sent: SentForm | null): DebtLimitChoice =>
  Object.values(LIMITS_OF_LOAN)
    .flat()
    .find((choice) => choice === sent?.values['limits']) ?? 'rule-of-thumb'
