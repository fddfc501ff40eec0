import { formatDay } from '#domain/day-text.ts'
import type { Furnishing } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { DetailRows } from './home-details.tsx'
import { NOT_PROVIDED } from './not-provided.ts'
import type { PropertyDetail } from './property-details.ts'

/** What the lease says of a home for rent. */
export function ToRent({ listing }: { listing: Listing }) {
  const today = useToday()
  return (
    <section aria-labelledby="to-rent">
      <p className="eyebrow">To rent</p>
      <h2 id="to-rent" className="display mt-1 mb-3 text-xl">
        {availableText(listing.availableOn, today)}
      </h2>
      <DetailRows rows={leaseRows(listing)} />
    </section>
  )
}

function availableText(availableOn: string | null, today: string): string {
  if (availableOn === null) return 'What the lease says'
  return availableOn <= today ? 'Available now' : `Available ${formatDay(availableOn)}`
}

const FURNISHED: Record<Furnishing, string> = {
  furnished: 'Yes',
  partially: 'In part',
  negotiable: 'Negotiable',
  unfurnished: 'No',
}

/** What every tenant asks first is there even if unknown; the rest only where it is given. */
export function leaseRows({ availableOn, lease }: Listing): PropertyDetail[] {
  const { terms, pets, furnished, rentIncludes, tenantPays, securityDeposit, applicationFee } = lease
  const always: [string, string | null][] = [
    ['Available From', availableOn && formatDay(availableOn)],
    ['Lease Term', terms.join(', ') || null],
    ['Pets', pets && (pets.words === 'No' ? 'None allowed' : pets.words)],
    ['Deposit', securityDeposit === null ? null : formatDollars(securityDeposit)],
  ]
  const given: [string, string | null][] = [
    ['Application Fee', applicationFee === null ? null : formatDollars(applicationFee)],
    ['Furnished', furnished && FURNISHED[furnished]],
    ['Rent Includes', rentIncludes.join(', ') || null],
    ['Tenant Pays', tenantPays.join(', ') || null],
  ]
  return [...always, ...given.filter(([, value]) => value !== null)].map(([label, value]) => ({
    label,
    value: value ?? NOT_PROVIDED,
  }))
}
