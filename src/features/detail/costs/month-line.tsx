import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import { TermsLine } from './terms-line.tsx'
import { useHomeCosts } from './use-home-costs.ts'

interface MonthLineProps {
  listing: Listing
  figures: HomeFiguresGateway
}

/** Beside the price: about what a month costs, and with which numbers. */
export function MonthLine({ listing, figures }: MonthLineProps) {
  const home = useHomeCosts(listing, figures)
  if (home === null) return null
  const { month } = home.costs
  return (
    <div className="tabular-nums">
      <a href="#monthly-cost" className="month-link">
        {month === null ? (
          'Monthly cost: Not provided'
        ) : (
          <>
            about <b>{formatDollars(month)}</b> a month
          </>
        )}
      </a>
      <p className="text-sm text-ink-soft">
        <TermsLine costs={home.costs} rateAsOf={home.rateAsOf} />
      </p>
    </div>
  )
}

/** The month in the bar at the foot of narrow windows. */
export function BarMonth({ listing, figures }: MonthLineProps) {
  const month = useHomeCosts(listing, figures)?.costs.month
  if (month === undefined || month === null) return null
  return <>about {formatDollars(month)} a month</>
}
