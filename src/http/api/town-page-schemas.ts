import * as v from 'valibot'
import { PLACES_OF_WORK } from '#domain/commute/places-of-work.ts'
import { STATION_KINDS } from '#domain/commute/station.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import type { TownKey } from '#domain/geo/town.ts'
import type { CountyPage, TownPage } from '#domain/town/town-page.ts'
import { sourced } from './figure-schemas.ts'
import { count, described, dollars, orNothing, text } from './schema-values.ts'
import { FeedCreditSchema, ListingSummarySchema } from './schemas.ts'

/** What the pages of towns and counties show, for the API's description; the types at the end prove that they are the domain's own. */

/** Any text to JSON Schema. */
const TownKeySchema = text('County and name: Essex/Glen Ridge') as v.GenericSchema<unknown, TownKey>
const spot = v.pipe(v.strictTuple([v.number(), v.number()]), described('In the drawing’s units'))
const path = text('An SVG path in the drawing’s units')
const minutes = () => v.pipe(v.number(), described('Minutes by train'))
const medianSale = orNothing(v.object({ price: dollars(), sales: count() }))

const DrawingSchema = v.object({
  kind: v.picklist(['borough', 'city', 'town', 'township', 'village']),
  outline: path,
  land: path,
  roads: path,
  rails: path,
  names: v.array(v.object({ name: v.string(), at: spot, onPhones: v.boolean() })),
  stations: v.array(
    v.object({
      name: v.string(),
      at: spot,
      inTown: v.boolean(),
      side: orNothing(v.picklist(['left', 'right'])),
      onPhones: v.boolean(),
    }),
  ),
})

const BillSchema = v.object({
  year: count(),
  bill: dollars('For an average home, US dollars per year'),
  billBefore: orNothing(dollars('The previous year')),
  assessment: dollars(),
  school: dollars(),
  municipal: dollars(),
  county: dollars(),
  effectivePct: v.pipe(v.number(), described('Of today’s price, for estimates only')),
  effectiveYear: orNothing(count()),
  bandPct: v.pipe(v.number(), described('Margin of error of such an estimate, percent plus or minus')),
  from: v.picklist(['operator', 'town']),
  fewHomes: v.pipe(v.boolean(), described('Whether there are too few homes for a meaningful average')),
  countyMedian: dollars('The median of the average bills of the county’s towns, US dollars per year'),
})

const rent = dollars('US dollars per month')
const RentsSchema = v.object({
  fiscalYear: count(),
  zips: v.array(
    v.object({
      zip: v.string(),
      area: text('HUD’s name for the area'),
      rents: v.strictTuple([rent, rent, rent, rent, rent]),
      inTwoAreas: v.boolean(),
    }),
  ),
})

const RideSchema = v.object({
  place: v.picklist(PLACES_OF_WORK),
  to: v.string(),
  usual: minutes(),
  fastest: orNothing(minutes()),
  slowest: orNothing(minutes()),
  trains: orNothing(count()),
  perHour: orNothing(v.number()),
  isAbout: v.boolean(),
  changeAt: orNothing(v.string()),
})

const TrainsSchema = v.object({
  asOf: text('Timetable date'),
  endsOn: orNothing(text('Last day of the timetable')),
  inTown: v.pipe(v.boolean(), described('Whether the town has its own stations; otherwise, these are the nearest')),
  stations: v.array(
    v.object({
      name: v.string(),
      kind: v.picklist(STATION_KINDS),
      lines: v.array(v.string()),
      town: orNothing(TownKeySchema),
      miles: orNothing(v.number()),
      rides: v.array(RideSchema),
    }),
  ),
})

const HomesSchema = v.object({
  total: count(),
  shown: v.array(ListingSummarySchema),
  middlePrice: orNothing(dollars('Median asking price')),
  middleMonth: orNothing(v.object({ dollars: dollars('Median monthly cost'), homes: count() })),
  feeds: v.array(FeedCreditSchema),
})

export const TownPageSchema = v.object({
  town: TownKeySchema,
  searched: v.array(TownKeySchema),
  drawing: DrawingSchema,
  neighbors: v.array(TownKeySchema),
  tax: sourced(BillSchema),
  medianSale: sourced(medianSale),
  rents: sourced(RentsSchema),
  rentControl: v.object({
    answer: v.picklist(['yes', 'no', 'listed', 'not-checked']),
    asOf: orNothing(v.string()),
  }),
  stateHelp: orNothing(dollars()),
  trains: TrainsSchema,
  homes: v.object({ sale: HomesSchema, rent: HomesSchema }),
  pins: v.array(v.object({ id: count(), price: dollars(), at: spot, isDot: v.boolean() })),
  schoolDistricts: v.pipe(v.array(v.string()), described('As named in the newest listings')),
}) satisfies v.GenericSchema<unknown, TownPage>

const TrainSchema = v.variant('kind', [
  v.object({
    kind: v.literal('ride'),
    minutes: minutes(),
    isAbout: v.boolean(),
    station: v.string(),
    hasChange: v.boolean(),
  }),
  v.object({ kind: v.literal('other'), modes: v.array(v.picklist(STATION_KINDS)) }),
  v.object({ kind: v.literal('none') }),
])

export const CountyPageSchema = v.object({
  county: v.picklist(COUNTIES),
  drawing: v.object({
    height: v.number(),
    towns: v.record(v.string(), v.object({ outline: path, at: spot, fits: v.boolean() })) as v.GenericSchema<
      unknown,
      CountyPage['drawing']['towns']
    >,
  }),
  towns: v.array(
    v.object({
      town: TownKeySchema,
      homes: v.object({ sale: count(), rent: count() }),
      bill: orNothing(dollars()),
      medianSale,
      train: TrainSchema,
    }),
  ),
  taxYear: count(),
  averageBill: v.object({ year: count(), dollars: dollars() }),
  loanLimit: orNothing(v.object({ year: count(), dollars: dollars() })),
  trainsAsOf: v.string(),
}) satisfies v.GenericSchema<unknown, CountyPage>
