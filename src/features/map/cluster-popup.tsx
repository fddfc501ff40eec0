import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatCount } from '#domain/count.ts'
import { formatPrice } from '#domain/money/money.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { MapCluster, PlacedHome } from '#domain/search/map-homes.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { COMPACT } from '#ui/listing/compact-look.ts'
import { useCostTerms, type CostTerms } from '#ui/listing/cost-terms.ts'
import { DottedFacts } from '#ui/listing/dotted-facts.tsx'
import { HomeTitle } from '#ui/listing/home-title.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { clusterHomesQuery } from './cluster-homes.ts'
import { RowCost } from './row-cost.tsx'

interface ClusterPopupProps {
  cluster: MapCluster
  listings: ListingGateway
  filters: ListingFilters
  onSelect: (home: PlacedHome) => void
}

/** The homes of a cluster that the map can't separate: at one door, or at its deepest zoom. */
export function ClusterPopup({ cluster, listings, filters, onSelect }: ClusterPopupProps) {
  const section = useRef<HTMLElement>(null)
  const { data: homes, isError, refetch } = useQuery(clusterHomesQuery(listings, filters, cluster))
  useEffect(() => {
    // The popup is in the page by the next frame.
    const frame = requestAnimationFrame(() => section.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const costTerms = useCostTerms()
  const title = `${formatCount(cluster.count)} homes here`
  const more = homes ? cluster.count - homes.length : 0
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={title}
      aria-busy={!homes && !isError}
      className="w-64 rounded-lg py-2 text-sm outline-none"
    >
      <p className="px-4 py-1 font-semibold">{title}</p>
      {isError ? (
        <div role="alert" className="px-4 py-2">
          <p>We couldn’t load them.</p>
          <Button tone="secondary" size="small" onClick={() => void refetch()} className="mt-2">
            Try again
          </Button>
        </div>
      ) : (
        <ul className="max-h-60 overflow-y-auto">
          {homes ? (
            homes.map((home) => <ClusterHome key={home.id} home={home} costTerms={costTerms} onSelect={onSelect} />)
          ) : (
            <LoadingRow />
          )}
          {more > 0 && <li className="px-4 py-2 text-ink-soft">and {formatCount(more)} more in the list</li>}
        </ul>
      )}
    </section>
  )
}

interface ClusterHomeProps extends Pick<ClusterPopupProps, 'onSelect'> {
  home: PlacedHome
  costTerms: CostTerms
}

function ClusterHome({ home, costTerms, onSelect }: ClusterHomeProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onSelect(home)}
        className="flex min-h-11 w-full flex-col px-4 py-2 text-left -outline-offset-2 hover:bg-sand"
      >
        <span className={COMPACT.price}>{formatPrice(home.price, home.market)}</span>
        <span className={COMPACT.title}>
          <HomeTitle title={home.title} />
        </span>
        <span className={`text-ink-soft ${COMPACT.line}`}>
          <DottedFacts home={home} />
        </span>
        {/* Its parts open in the card of the chosen home: a button can't stand in this one. */}
        <span className={`mt-0.5 tabular-nums ${COMPACT.line}`}>
          <RowCost home={home} costTerms={costTerms} />
        </span>
      </button>
    </li>
  )
}

function LoadingRow() {
  return (
    <li className="px-4 py-2">
      <span className="skeleton block h-4 w-24" />
      <span className="skeleton mt-1.5 block h-4 w-40" />
    </li>
  )
}
