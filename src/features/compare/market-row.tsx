import { useSyncExternalStore } from 'react'
import { countOf } from '#domain/count.ts'
import { formatDay } from '#domain/day-text.ts'
import { daysOnMarket } from '#domain/listing/days-on-market.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { Cell, Label, Row } from './table-parts.tsx'

/** How long each home has been on the market. */
export function MarketRow({ homes }: { homes: readonly Listing[] }) {
  const today = useToday()
  return (
    <Row>
      <Label>On the market</Label>
      {homes.map(({ id, listedOn }) => (
        <Cell key={id}>
          {/* The line keeps its place until the day is known. */}
          <span className="block min-h-[1.55em]">{today && daysText(daysOnMarket(listedOn, today))}</span>
          <span className="block text-xs font-normal text-ink-soft">since {formatDay(listedOn)}</span>
        </Cell>
      ))}
    </Row>
  )
}

const daysText = (days: number): string => (days === 0 ? 'New today' : countOf(days, 'day', 'days'))

const neverChanges = () => () => undefined

/** Today's ISO date in New Jersey; null on the server, whose pages are kept longer than a day. */
const useToday = (): string | null => useSyncExternalStore(neverChanges, todayInNewJersey, () => null)
