import type { ListingSummary } from '#domain/listing/listing.ts'
import { addressLines } from './address-lines.ts'

interface CardPlaceProps {
  home: ListingSummary
  /** Where there is room for all of it in one line. */
  inOneLine?: boolean
}

/** A card's address with its county. Town, state and ZIP stay together: the second line of every card in a grid. */
export function CardPlace({ home, inOneLine = false }: CardPlaceProps) {
  const { street, place } = addressLines(home.address)
  return (
    <p className="text-sm text-ink-soft">
      {street}
      <span className={inOneLine ? 'dotted inline-block' : 'dotted'}>
        <span>{place}</span> <span className="whitespace-nowrap">{`${home.county} County`}</span>
      </span>
    </p>
  )
}
