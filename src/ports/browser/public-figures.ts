import type { TaxTable } from '#domain/money/property-tax.ts'
import type { PublicFigures } from '#domain/money/public-figures.ts'
import type { RentBenchmarkTable } from '#domain/money/rent-benchmark.ts'
import type { Result } from '#domain/result.ts'

/** The public figures with the operator's own in them. A browser fetches what is asked for; 'unavailable' if it can't. */
export interface PublicFiguresGateway {
  figures(): Promise<Result<PublicFigures>>
  taxTable(): Promise<Result<TaxTable>>
  rentBenchmarks(): Promise<Result<RentBenchmarkTable>>
}

/** The path of the operator's own figures below the site's base URL. */
export const FIGURES_PATH = 'figures.json'
