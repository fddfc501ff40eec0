import { formatCount } from '#domain/count.ts'
import { bathCountsText } from '#domain/listing/bath-counts.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { NOT_PROVIDED } from './not-provided.ts'
import { PAGE } from './texts/page-texts.ts'

/** '2 full, 1 half'; nothing where the sum says as much. */
const bathParts = ({ bathCounts }: Listing): string | undefined =>
  bathCounts && bathCounts.half > 0 ? bathCountsText(bathCounts) : undefined

/** Beds, baths, square feet and lot size (D-03). */
export function HomeTiles({ listing }: { listing: Listing }) {
  const tiles: { label: string; value: string | number | null; more?: string | undefined }[] = [
    { label: PAGE.bedrooms, value: listing.beds === 0 ? PAGE.studio : listing.beds },
    { label: PAGE.bathrooms, value: listing.baths, more: bathParts(listing) },
    { label: PAGE.squareFeet, value: listing.squareFeet === null ? null : formatCount(listing.squareFeet) },
    { label: PAGE.lotSize, value: listing.lotSize },
  ]
  return (
    <dl className="home-tiles">
      {tiles.map(({ label, value, more }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-0.5">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className={value === null ? 'text-ink-soft' : 'display text-xl tabular-nums'}>
            {value ?? NOT_PROVIDED}{' '}
            {more && (
              <span className="ml-1 font-sans text-sm font-normal tracking-normal whitespace-nowrap text-ink-soft">
                {more}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
