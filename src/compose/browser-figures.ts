import { NO_OVERRIDES, type FigureOverrides } from '#content/public-figures/figure-overrides.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import { FIGURES_PATH, type PublicFiguresGateway } from '#ports/browser/public-figures.ts'
import { readOperatorSettings } from './operator-settings.ts'

/** The public figures in a browser: each table is fetched when it is first asked for. */
export function browserFigures(): PublicFiguresGateway {
  let reading: Promise<FigureOverrides> | undefined
  const overrides = () => (reading ??= readOperatorSettings(FIGURES_PATH, NO_OVERRIDES))
  async function loaded<T>(build: (overrides: FigureOverrides) => Promise<T>): Promise<Result<T>> {
    try {
      return ok(await build(await overrides()))
    } catch {
      return fail(unavailable('We can’t load the figures right now.'))
    }
  }
  return {
    figures: () =>
      loaded(async (own) => (await import('#content/public-figures/public-figures.ts')).publicFigures(own)),
    taxTable: () =>
      loaded(async (own) =>
        (await import('#content/public-figures/property-tax.ts')).taxTable(own.taxOverrides, own.tables),
      ),
    rentBenchmarks: () =>
      loaded(async (own) =>
        (await import('#content/public-figures/hud-rents.ts')).rentBenchmarks(own.fmrOverrides, own.tables),
      ),
  }
}
