import type { CSSProperties } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { rentBenchmark, type RentBenchmark } from '#domain/money/rent-benchmark.ts'
import type { TenantUtilities } from '#domain/money/tenant-utilities.ts'
import { FigureAge } from '#ui/listing/figure-age.tsx'
import { Fold } from '#ui/primitives/fold.tsx'
import { listingPlace } from '../listing-place.ts'
import { BENCHMARK } from '../texts/renting-texts.ts'

interface BenchmarkFoldProps {
  listing: Listing
  benchmark: RentalFigures['benchmark']
  /** By the visitor's own amounts. */
  utilities: TenantUtilities
}

/** HUD's benchmark beside this rent: the same bedrooms in the same ZIP code, or nothing. */
export function BenchmarkFold({ listing, benchmark, utilities }: BenchmarkFoldProps) {
  const zip = listingPlace(listing).zip?.slice(0, 5) ?? null
  const { price: rent, beds: bedrooms } = listing
  const table = { fiscalYear: 0, zips: zip && benchmark ? { [zip]: benchmark.value } : {} }
  const found = rentBenchmark({ zip, bedrooms, rent, tenantUtilities: knownUtilities(utilities) }, table)
  if (!benchmark || !found || zip === null || bedrooms === null) return <NoBenchmark {...{ zip, bedrooms }} />
  const { tenantPays } = listing.lease
  const { difference, withUtilities } = found
  return (
    <Fold
      title={BENCHMARK.title}
      value={`${BENCHMARK.value(difference)}${withUtilities ? '' : BENCHMARK.beforeUtilities}`}
    >
      <p>
        {BENCHMARK.amount(formatDollars(found.benchmark), BENCHMARK.bedrooms(bedrooms), zip)}{' '}
        {BENCHMARK.sentence(difference, withUtilities ? found.gross - rent : null)}
      </p>
      <BenchmarkBars {...found} bedrooms={bedrooms} rent={rent} />
      <p className="cost-note">
        {tenantPays.length > 0 && BENCHMARK.tenantPays(tenantPays.join(', '))}
        {BENCHMARK.note(benchmark.value.fiscalYear, areaName(found.area))}
        {found.inTwoAreas && BENCHMARK.secondArea}
        <FigureAge figure={benchmark} name={BENCHMARK.age} />
      </p>
    </Fold>
  )
}

/** What the tenant pays for utilities, US dollars a month; null while any of it is unknown. */
function knownUtilities({ dollars, counted, unknown, unsaid, allIncluded }: TenantUtilities): number | null {
  if (allIncluded) return 0
  return counted.length > 0 && unknown.length === 0 && unsaid.length === 0 ? dollars : null
}

/** 'Jersey City' of 'Jersey City, NJ HUD Metro FMR Area'. */
const areaName = (area: string): string => area.split(', NJ')[0]!

function NoBenchmark({ zip, bedrooms }: { zip: string | null; bedrooms: number | null }) {
  const missing =
    zip === null
      ? BENCHMARK.noZip
      : bedrooms === null
        ? BENCHMARK.noBedrooms
        : BENCHMARK.noneFor(BENCHMARK.bedrooms(bedrooms), zip)
  return (
    <Fold title={BENCHMARK.title} value={BENCHMARK.none}>
      <p>
        {missing} {BENCHMARK.onlyAlike}
      </p>
    </Fold>
  )
}

/** Free room at the right end of the longest bar, as a share of it. */
const MARGIN = 1.04

/** A bar for each number of bedrooms. This home's is drawn in indigo, with a line where its rent is. */
function BenchmarkBars({ byBedrooms, bedrooms, rent }: RentBenchmark & { bedrooms: number; rent: number }) {
  const scale = Math.max(rent, ...byBedrooms) * MARGIN
  const share = (amount: number) => `${(100 * amount) / scale}%`
  return (
    <ul className="benchmark-bars" aria-label={BENCHMARK.bars}>
      {byBedrooms.map((amount, each) => (
        // The rows stay as they are.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={each} data-this={each === bedrooms || undefined}>
          <span>{BENCHMARK.bar(each)}</span>
          <span style={{ '--share': share(amount), '--rent': share(rent) } as CSSProperties}>
            <i />
            {each === bedrooms && (
              <u>
                <em>{BENCHMARK.thisHome(formatDollars(rent))}</em>
              </u>
            )}
          </span>
          <b>{formatDollars(amount)}</b>
        </li>
      ))}
    </ul>
  )
}
