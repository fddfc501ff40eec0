import { readFile } from 'node:fs/promises'
import { figuresOfHomes } from '#adapters/figure-tables/figures-of-homes.ts'
import { oldFigures, oldKinds, timetableFigures } from '#content/public-figures/figure-ages.ts'
import { NO_OVERRIDES, type FigureOverrides } from '#content/public-figures/figure-overrides.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { taxFigures } from '#content/public-figures/tax-figures.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { fail, invalid, ok, type Result } from '#domain/result.ts'
import type { ListingFigures } from '#domain/search/listing-figures.ts'
import type { SiteFigures } from '#http/site-figures.ts'
import type { PublicFiguresGateway } from '#ports/browser/public-figures.ts'
import type { Config } from '#process/config.ts'
import { readFigureOverrides } from '#process/figure-settings.ts'
import { openTimetable } from './live-timetable.ts'

/** The public figures of a server, with the operator's own in them. */
export interface LiveFigures extends SiteFigures {
  listings: ListingFigures
  /** The kinds of figures that are too old today, and how many of each. */
  oldKinds: () => ReadonlyMap<string, number>
}

/** Reads the operator's files; 'invalid' names everything wrong in the first that is. */
export async function openPublicFigures({
  figuresFile,
  timetableFile,
}: Pick<Config, 'figuresFile' | 'timetableFile'>): Promise<Result<LiveFigures>> {
  const overrides = await readOverrides(figuresFile)
  if (!overrides.ok) return overrides
  const timetable = await openTimetable(timetableFile)
  return timetable.ok ? ok(liveFigures(overrides.value, timetable.value)) : timetable
}

async function readOverrides(file: string | null): Promise<Result<FigureOverrides>> {
  if (file === null) return ok(NO_OVERRIDES)
  try {
    return readFigureOverrides(await readFile(file, 'utf8'))
  } catch (error) {
    return fail(invalid([{ field: 'FIGURES', message: `cannot be read: ${(error as Error).message}` }]))
  }
}

function liveFigures(overrides: FigureOverrides, timetable: Timetable): LiveFigures {
  const figures = publicFigures(overrides)
  const taxes = taxFigures(overrides.taxOverrides, overrides.tables, overrides.fmrOverrides)
  const rents = rentBenchmarks(overrides.fmrOverrides, overrides.tables)
  const gateway: PublicFiguresGateway = {
    figures: async () => ok(figures),
    taxTable: async () => ok(taxes.table),
    rentBenchmarks: async () => ok(rents),
  }
  const aging = [...figures.tables, timetableFigures(timetable)]
  const tooOld = (today: string) => oldFigures(aging, today)
  return {
    overrides,
    costBasis: {
      usual: figures.usualTerms,
      rules: figures.loanRules,
      moveIn: figures.moveIn,
      timetableAsOf: timetable.asOf,
    },
    timetable,
    gateway,
    tooOld,
    oldKinds: () => oldKinds(tooOld(todayInNewJersey())),
    ofHomes: (listings) => figuresOfHomes(listings, gateway, async () => ok(timetable)),
    listings: { taxes, loans: { usual: figures.usualTerms, rules: figures.loanRules }, timetable },
  }
}

/** What the site has without an operator's file. */
export const BUILT_IN_FIGURES: LiveFigures = liveFigures(NO_OVERRIDES, EMBEDDED_TIMETABLE)
