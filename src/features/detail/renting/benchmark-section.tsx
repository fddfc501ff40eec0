import type { CSSProperties } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { rentBenchmark, type RentBenchmark } from '#domain/money/rent-benchmark.ts'
import type { TenantUtilities } from '#domain/money/tenant-utilities.ts'
import { FigureAge } from '#ui/listing/figure-age.tsx'
import { CostSection } from '../costs/cost-section.tsx'
import { listingPlace } from '../listing-place.ts'
import { areaName, bedroomsText, benchmarkHeading, benchmarkSentence } from './benchmark-words.ts'

interface BenchmarkSectionProps {
  listing: Listing
  benchmark: RentalFigures['benchmark']
  /** By the visitor's own amounts. */
  utilities: TenantUtilities
}

/** HUD's benchmark beside this rent: the same bedrooms in the same ZIP code, or nothing. */
export function BenchmarkSection({ listing, benchmark, utilities }: BenchmarkSectionProps) {
  const zip = listingPlace(listing).zip?.slice(0, 5) ?? null
  const { price: rent, beds: bedrooms } = listing
  const table = { fiscalYear: 0, zips: zip && benchmark ? { [zip]: benchmark.value } : {} }
  const found = rentBenchmark({ zip, bedrooms, rent, tenantUtilities: knownUtilities(utilities) }, table)
  if (!benchmark || !found || zip === null || bedrooms === null) return <NoBenchmark {...{ zip, bedrooms }} />
  const { tenantPays } = listing.lease
  return (
    <CostSection
      id="hud-benchmark"
      topic="HUD benchmark"
      heading={benchmarkHeading(found.benchmark, bedrooms, zip)}
      lead={benchmarkSentence(found.difference, found.withUtilities ? found.gross - rent : null)}
    >
      <BenchmarkBars {...found} bedrooms={bedrooms} rent={rent} />
      <p className="cost-note">
        {tenantPays.length > 0 && `The listing says that you pay: ${tenantPays.join(', ')}. `}
        HUD’s {benchmark.value.fiscalYear} figure for this ZIP ({areaName(found.area)} area): 40 of 100 standard homes
        rent for less, utilities included. It is a yardstick for programs, not a judgment of this home.
        {found.inTwoAreas && ' HUD lists this ZIP in a second area too, whose figures may differ a little.'}
        <FigureAge figure={benchmark} name="HUD’s rents are" />
      </p>
    </CostSection>
  )
}

/** What the tenant pays for utilities, US dollars a month; null while any of it is unknown. */
function knownUtilities({ dollars, counted, unknown, unsaid, allIncluded }: TenantUtilities): number | null {
  if (allIncluded) return 0
  return counted.length > 0 && unknown.length === 0 && unsaid.length === 0 ? dollars : null
}

function NoBenchmark({ zip, bedrooms }: { zip: string | null; bedrooms: number | null }) {
  const missing =
    zip === null
      ? 'The listing gives no ZIP code.'
      : bedrooms === null
        ? 'The listing gives no number of bedrooms.'
        : `HUD has none for ${bedroomsText(bedrooms)} in ${zip}.`
  return (
    <CostSection
      id="hud-benchmark"
      topic="HUD benchmark"
      heading="Nothing to compare this rent with"
      lead={`${missing} Only the same bedrooms in the same ZIP code are compared.`}
    />
  )
}

/** Free room at the right end of the longest bar, as a share of it. */
const MARGIN = 1.04

/** A bar for each number of bedrooms. This home's is drawn in indigo, with a line where its rent stands. */
function BenchmarkBars({ byBedrooms, bedrooms, rent }: RentBenchmark & { bedrooms: number; rent: number }) {
  const scale = Math.max(rent, ...byBedrooms) * MARGIN
  const share = (amount: number) => `${(100 * amount) / scale}%`
  return (
    <ul className="benchmark-bars" aria-label="HUD benchmarks by bedrooms in this ZIP">
      {byBedrooms.map((amount, each) => (
        // The rows stay as they are.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={each} data-this={each === bedrooms || undefined}>
          <span>{each === 0 ? 'Studio' : `${each} bedroom${each === 1 ? '' : 's'}`}</span>
          <span style={{ '--share': share(amount), '--rent': share(rent) } as CSSProperties}>
            <i />
            {each === bedrooms && (
              <u>
                <em>this home {formatDollars(rent)}</em>
              </u>
            )}
          </span>
          <b>{formatDollars(amount)}</b>
        </li>
      ))}
    </ul>
  )
}
