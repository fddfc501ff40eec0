import { useQuery } from '@tanstack/react-query'
import type { Listing } from '#domain/listing/listing.ts'
import { cashToClose } from '#domain/money/cash-to-close.ts'
import { toDollars } from '#domain/money/cents.ts'
import { cashQuestion } from '#domain/money/closing-home.ts'
import { formatDollars } from '#domain/money/money.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { useOwnNumbers } from '#features/numbers/use-own-numbers.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { useCostTerms } from '#ui/listing/cost-terms.ts'
import { comparedCashQuery } from './compared-query.ts'
import { NOT_OF_ITS_MARKET } from './comparison-rows.ts'
import { FactValue } from './fact-value.tsx'
import { Cell, Label, Row } from './table-parts.tsx'

interface CashRowProps {
  homes: readonly Listing[]
  figures: HomeFiguresGateway
  loadNumbers: LoadToldStore
}

/** What each home takes in cash: down payment and closing costs, by the numbers above the table. */
export function CashRow({ homes, figures, loadNumbers }: CashRowProps) {
  const { terms, rules } = useCostTerms()
  const { data } = useQuery(comparedCashQuery(figures, homes))
  // Read again whenever the terms change, and they do whenever numbers are kept.
  const numbers = useOwnNumbers(loadNumbers)?.read() ?? NO_OWN_NUMBERS
  return (
    <Row>
      <Label>Due at closing</Label>
      {homes.map((home, place) => {
        const found = data?.[place]
        const cash =
          found &&
          cashToClose(cashQuestion(home, terms, numbers, found.stateHelp.value), found.closingCosts.value, rules)
        const known = cash ? `about ${formatDollars(toDollars(cash.total.typical))}` : null
        return (
          <Cell key={home.id}>
            <FactValue value={home.market === 'rent' ? NOT_OF_ITS_MARKET : known} />
          </Cell>
        )
      })}
    </Row>
  )
}
