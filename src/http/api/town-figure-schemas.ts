import * as v from 'valibot'
import type { TownKey } from '#domain/geo/town.ts'
import { DEBT_LIMIT_CHOICES } from '#domain/money/public-figures.ts'
import type { RentFigures } from '#domain/money/rent-figures.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import { ClosingCostsSchema, MoveInSchema, percent, sourced, VoucherSchema } from './figure-schemas.ts'
import { count, described, dollars, orNothing, text } from './schema-values.ts'

/** The public figures of all towns, for the API's description; the type at the end proves that they are the domain's own. */

/** Any text to JSON Schema. */
const TownKeySchema = text('County and name: Bergen/Ridgewood') as v.GenericSchema<unknown, TownKey>

const TownFigureSchema = v.object({
  town: TownKeySchema,
  taxPct: percent('Effective property tax rate, of today’s price'),
  taxBandPct: percent('Margin of error of an estimate with it, plus or minus'),
  taxFrom: v.picklist(['operator', 'town']),
  medianSale: orNothing(v.object({ price: dollars(), sales: count() })),
})

const DebtLimitsSchema = v.object({
  frontPct: orNothing(percent('Of gross income, for housing')),
  backPct: percent('Of gross income, with all debts'),
})

const byUnits = v.pipe(
  v.strictTuple([dollars(), dollars(), dollars(), dollars()]),
  described('US dollars for buildings with one to four units'),
)
const byCounty = <S extends v.GenericSchema>(value: S) => v.record(v.string(), value)
const limits = v.object({ low: dollars(), high: dollars() })

const StateHelpSchema = v.object({
  amountByCounty: byCounty(dollars()),
  firstGenerationAmount: dollars(),
  forgivenAfterYears: count(),
  firstTimeYears: count(),
  minimumScore: count(),
  limits: byCounty(v.object({ income: limits, price: limits })),
})

export const TownFiguresSchema = v.object({
  towns: sourced(v.array(TownFigureSchema)),
  debtLimits: v.object(v.entriesFromList(DEBT_LIMIT_CHOICES, DebtLimitsSchema)),
  closingCosts: ClosingCostsSchema,
  loanLimits: sourced(v.object({ year: count(), counties: byCounty(v.object({ conforming: byUnits, fha: byUnits })) })),
  stateHelp: sourced(StateHelpSchema),
}) satisfies v.GenericSchema<unknown, TownFigures>

const byBedrooms = v.pipe(v.array(dollars()), described('US dollars per month for 0 to 4 bedrooms, utilities included'))

export const RentFiguresSchema = v.object({
  towns: sourced(
    v.array(
      v.object({
        town: TownKeySchema,
        low: byBedrooms,
        high: byBedrooms,
        rentControl: v.picklist(['yes', 'no', 'listed', 'not-checked']),
      }),
    ),
  ),
  fiscalYear: count(),
  moveIn: MoveInSchema,
  voucher: VoucherSchema,
}) satisfies v.GenericSchema<unknown, RentFigures>
