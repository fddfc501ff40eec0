import { addressLines } from './address-lines.ts'
import { COMPACT } from './compact-look.ts'

interface CompactAddressProps {
  address: string
  /** Colors, and how it breaks in a wide window. */
  className: string
  placeClass?: string
}

/** An address on a line, or on two where it has no room: town, state, and ZIP stay together. */
export function CompactAddress({ address, className, placeClass = 'inline-block' }: CompactAddressProps) {
  const { street, place } = addressLines(address)
  return (
    <span className={`block ${COMPACT.line} ${className}`}>
      {street}
      <span className={placeClass}>{place}</span>
    </span>
  )
}
