import type { Listing } from '#domain/listing/listing.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { furtherDetails } from './further-details.ts'
import { propertyDetails, type PropertyDetail } from './property-details.ts'
import { DETAILS } from './texts/place-texts.ts'

/** The Details tab (D-04): the rows of the specification, then further facts in groups. */
export function HomeDetails({ listing }: { listing: Listing }) {
  const today = useToday()
  const { accessibility } = listing.structure
  return (
    <div className="flex flex-col gap-8 print:gap-2">
      <DetailRows rows={propertyDetails(listing)} />
      {furtherDetails(listing, today).map(({ title, rows }) => (
        <section key={title} className="break-inside-avoid">
          <h2 className="eyebrow mb-1 print:mb-0">{title}</h2>
          <DetailRows rows={rows} />
        </section>
      ))}
      {accessibility.length > 0 && (
        <section>
          <h2 className="eyebrow mb-2 print:mb-0">{DETAILS.accessibility}</h2>
          <p>{accessibility.join(' · ')}</p>
          <p className="mt-1 text-sm print:mt-0 text-ink-soft">{DETAILS.accessibilityNote}</p>
        </section>
      )}
    </div>
  )
}

/** Labels and values in two columns. */
export const DetailRows = ({ rows }: { rows: readonly PropertyDetail[] }) => (
  <dl className="grid gap-x-10 sm:grid-cols-2 print:grid-cols-3">
    {rows.map(({ label, value }) => (
      <div key={label} className="flex justify-between gap-6 border-b border-line py-2.5 print:py-0.5">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="text-right font-medium tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)
