import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { countOf } from '#domain/count.ts'
import { townCounty, townName } from '#domain/geo/town.ts'
import { usualDown } from '#domain/money/complete-terms.ts'
import { levers, type DownLever, type LeverCase, type LimitsLever } from '#domain/money/levers.ts'
import type { LoanKind } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { DebtLimitChoice } from '#domain/money/public-figures.ts'
import { downText } from '#domain/money/terms-text.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import { writeListingsPage } from '#domain/search/filters-url.ts'
import { townParams } from '#domain/town/town-slug.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { homeCost } from '#ui/listing/home-cost.ts'
import { Button } from '#ui/primitives/button.tsx'
import { limitChoiceText, LOAN_NAMES } from './afford-words.ts'
import { homesQuery, type FitLimits } from './fitting-homes.ts'
import type { IncomeReach } from './income-reach.ts'
import { cheapestQuery, nearestTowns, rentalsQuery } from './nearest-misses.ts'

/** Towns and homes that are named. */
const SHOWN = 3

/** Another loan and limits, or another down payment in US dollars. */
export type TriedChange = { loan: LoanKind; choice: DebtLimitChoice } | { down: number }

export interface WaysOnProps {
  figures: TownFigures
  listings: ListingGateway
  onTry: (change: TriedChange) => void
  reach: IncomeReach
  costTerms: CostTerms
  asked: LeverCase
  /** Null where nothing is left for a home. */
  limits: FitLimits | null
}

/** Where an income reaches nothing: what would move its price, what is missed by least, and what can be rented. */
export function WaysOn({ figures, reach, listings, costTerms, asked, limits, onTry }: WaysOnProps) {
  const found = useMemo(() => levers(asked), [asked])
  const towns = nearestTowns(reach, figures, SHOWN)
  const debtsDont = asked.means.debts > 0 && found.debts === null
  return (
    <section aria-labelledby="afford-ways" className="print:hidden">
      <h2 id="afford-ways" className="display text-2xl">
        Ways to raise your budget
      </h2>
      <p className="mt-1 max-w-[62ch] text-sm text-ink-soft">
        What each change would allow by itself, in a town with typical tax. Your lender decides.
      </p>
      <ul className="ways">
        {found.limits.map((lever) => (
          <LimitsRow key={`${lever.loan} ${lever.choice}`} lever={lever} asked={asked} onTry={onTry} />
        ))}
        {found.down && <DownRow lever={found.down} savings={asked.means.savings} onTry={onTry} />}
        {found.debts && (
          <Way
            name="No other debts"
            note={`Without the ${formatDollars(asked.means.debts)} a month you pay now`}
            price={found.debts.displayPrice}
          />
        )}
      </ul>
      {debtsDont && (
        <p className="mt-3 text-sm text-ink-soft">
          Paying off your debts alone wouldn’t raise your budget, because another limit is lower.
        </p>
      )}
      <div className="ways-near">
        {towns.length > 0 && (
          <Near heading="Closest towns">
            {towns.map(({ town, median, over }) => (
              <li key={town}>
                <Link to="/towns/$county/$town" params={townParams(town)} className="link">
                  {townName(town)}
                </Link>
                {`, ${townCounty(town)}: median sale ${formatDollars(median)}, `}
                <b className="font-semibold">{formatDollars(over)} over</b>
              </li>
            ))}
          </Near>
        )}
        {limits && <ClosestHomes listings={listings} costTerms={costTerms} limits={limits} />}
        {limits && <Rentals listings={listings} limits={limits} />}
      </div>
    </section>
  )
}

interface WayProps {
  name: string
  note: string
  /** US dollars. */
  price: number
  onTry?: () => void
}

const Way = ({ name, note, price, onTry }: WayProps) => (
  <li>
    <p>
      <b className="font-semibold">{name}</b>
      <span className="block text-xs text-ink-soft">{note}</span>
    </p>
    <p className="display text-xl tabular-nums">{formatDollars(price)}</p>
    {onTry && (
      <Button tone="secondary" size="small" className="min-h-11" onClick={onTry} aria-label={`Use this: ${name}`}>
        Use this
      </Button>
    )}
  </li>
)

type Try = Pick<WaysOnProps, 'onTry'>

function LimitsRow({ lever, asked, onTry }: Try & { lever: LimitsLever; asked: LeverCase }) {
  const { loan, choice, price } = lever
  const [name, condition] = limitChoiceText(choice, asked.debtLimits[choice])
  return (
    <Way
      name={`${LOAN_NAMES[loan]} loan: ${name}`}
      note={loan === asked.terms.loan ? condition : `${downText(usualDown(loan, asked.usual))} down. ${condition}`}
      price={price.displayPrice}
      onTry={() => onTry({ loan, choice })}
    />
  )
}

function DownRow({ lever, savings, onTry }: Try & { lever: DownLever; savings: number | null }) {
  const { kind, down, more, price } = lever
  if (kind === 'all-savings')
    return (
      <Way
        name={`${formatDollars(down)} down`}
        note={`Uses all of your ${formatDollars(savings!)}, closing costs included`}
        price={price.displayPrice}
        onTry={() => onTry({ down })}
      />
    )
  return (
    <Way
      name={savings === null ? `${formatDollars(more)} more down` : `${formatDollars(more)} more saved`}
      note={`${formatDollars(down)} down in total`}
      price={price.displayPrice}
    />
  )
}

type MissProps = Pick<WaysOnProps, 'listings' | 'costTerms'> & { limits: FitLimits }

/** The homes with the lowest months above the limit. Differences are taken between figures as they are said. */
function ClosestHomes({ listings, costTerms, limits }: MissProps) {
  const { data } = useQuery(homesQuery(listings, cheapestQuery(costTerms.own)))
  const homes = (data?.listings ?? []).flatMap((home) => {
    const cost = homeCost(home, costTerms)
    if (cost?.kind !== 'month') return []
    const month = cost.dollars - limits.month
    const price = limits.price === null ? 0 : home.price - limits.price
    return month > 0 || price > 0 ? [{ home, cost, overs: oversText(month, price) }] : []
  })
  if (homes.length === 0) return null
  return (
    <Near heading="Closest homes">
      {homes.slice(0, SHOWN).map(({ home, cost, overs }) => (
        <li key={home.id}>
          <Link to="/listings/$id" params={{ id: String(home.id) }} className="link">
            {home.title}
          </Link>
          {`, ${home.city}: about ${formatDollars(cost.dollars)} a month, `}
          <b className="font-semibold">{overs}</b>
        </li>
      ))}
    </Near>
  )
}

/** '$710 a month over', and by how much the price is above what the savings reach. */
const oversText = (month: number, price: number): string =>
  [
    month > 0 && `${formatDollars(month)} a month over`,
    price > 0 && `${formatDollars(price)} above what your savings cover`,
  ]
    .filter((text) => text !== false)
    .join(' and ')

function Rentals({ listings, limits }: Omit<MissProps, 'costTerms'>) {
  const query = rentalsQuery(limits)
  const { data } = useQuery(homesQuery(listings, query))
  if (!data) return null
  const within = `at ${formatDollars(limits.month)} a month or less`
  return (
    <Near heading="Renting in the meantime">
      <li>
        {data.total === 0 ? (
          `No rentals ${within} right now.`
        ) : (
          <>
            <Link to="/listings" search={writeListingsPage(query, 'grid')} className="link">
              {countOf(data.total, 'rental', 'rentals')}
            </Link>{' '}
            {within}
          </>
        )}
      </li>
    </Near>
  )
}

const Near = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h3 className="font-semibold">{heading}</h3>
    <ul>{children}</ul>
  </div>
)
