import { PLACES } from '#content/places.ts'
import { COUNTY_AVERAGE_BILL } from '#content/public-figures/county-tax.ts'
import { figuresOf } from '#content/public-figures/figure-tables.ts'
import { sourced } from '#content/public-figures/home-figures.ts'
import { TOWN_TAX_FACTS, type TownTaxFacts } from '#content/public-figures/property-tax.ts'
import { townAndVillages } from '#content/public-figures/tax-town.ts'
import { zipsOf } from '#content/public-figures/town-zips.ts'
import { loadDrawings } from '#content/town-drawings/drawn-counties.ts'
import { countyAt, TOWNS, townAt } from '#content/town-drawings/town-addresses.ts'
import { townNeighbors } from '#content/town-neighbors.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { County } from '#domain/geo/county.ts'
import { foldTown, townCounty, townKey, type TownKey } from '#domain/geo/town.ts'
import { loanLimit } from '#domain/money/loan-limits.ts'
import type { TaxTable } from '#domain/money/property-tax.ts'
import type { PublicFigures } from '#domain/money/public-figures.ts'
import type { RentBenchmarkTable } from '#domain/money/rent-benchmark.ts'
import { fail, notFound, ok, unavailable, type Result } from '#domain/result.ts'
import { drawnLabels } from '#domain/town/drawn-labels.ts'
import type { DrawnCounty } from '#domain/town/town-drawing.ts'
import type { CountyPage, HomesByTown, TownBill, TownPage, TownRents } from '#domain/town/town-page.ts'
import { townTrains, trainToNewYork } from '#domain/town/town-trains.ts'
import type { PublicFiguresGateway } from '#ports/browser/public-figures.ts'
import type { CountHomesByTown, TownGateway } from '#ports/browser/town-gateway.ts'
import { pinsOf, schoolDistricts, townHomes, type TownListings } from './town-homes.ts'

export interface TownPageSources {
  listings: TownListings
  countHomes: CountHomesByTown
  tables: PublicFiguresGateway
  timetable: () => Promise<Result<Timetable>>
}

interface Tables {
  figures: PublicFigures
  taxes: TaxTable
  rents: RentBenchmarkTable
  timetable: Timetable
}

/** The pages of towns and counties, put together of homes, figures, drawings and the timetable. */
export const townPages = (sources: TownPageSources): TownGateway => ({
  town: async (county, name, signal) => {
    const town = townAt(county, name)
    if (town === null) return fail(notFound('This town doesn’t exist.'))
    const [tables, drawn] = await Promise.all([readTables(sources), readDrawings(townCounty(town) as County)])
    if (!tables.ok) return tables
    if (!drawn.ok) return drawn
    return townPage(town, { ...sources, ...tables.value, drawn: drawn.value, signal })
  },
  county: async (name, signal) => {
    const county = countyAt(name)
    if (county === null) return fail(notFound('This county doesn’t exist.'))
    const [tables, drawn, homes] = await Promise.all([
      readTables(sources),
      readDrawings(county),
      sources.countHomes(county, signal),
    ])
    if (!tables.ok) return tables
    if (!drawn.ok) return drawn
    return homes.ok ? ok(countyPage(county, tables.value, drawn.value, homes.value)) : homes
  },
})

async function readTables({ tables, timetable }: TownPageSources): Promise<Result<Tables>> {
  const [figures, taxes, rents, trains] = await Promise.all([
    tables.figures(),
    tables.taxTable(),
    tables.rentBenchmarks(),
    timetable(),
  ])
  if (!figures.ok) return figures
  if (!taxes.ok) return taxes
  if (!rents.ok) return rents
  if (!trains.ok) return trains
  return ok({ figures: figures.value, taxes: taxes.value, rents: rents.value, timetable: trains.value })
}

async function readDrawings(county: County): Promise<Result<DrawnCounty>> {
  try {
    return ok(await loadDrawings(county))
  } catch {
    return fail(unavailable('We can’t load the map right now.'))
  }
}

type TownParts = Tables & Pick<TownPageSources, 'listings'> & { drawn: DrawnCounty; signal: AbortSignal | undefined }

async function townPage(town: TownKey, parts: TownParts): Promise<Result<TownPage>> {
  const { figures, taxes, rents, timetable, drawn, listings, signal } = parts
  const drawing = drawn.towns[town]!
  const searched = townAndVillages(town)
  const asked = { listings, figures, searched, signal }
  const [sale, rent] = await Promise.all([townHomes('sale', asked), townHomes('rent', asked)])
  if (!sale.ok) return sale
  if (!rent.ok) return rent
  const dated = figuresOf(figures.tables)
  const facts = FACTS.get(town)!
  const { names: _names, frame: _frame, ...lines } = drawing
  const pins = pinsOf([...sale.value.newest, ...rent.value.newest], drawing)
  const prices = pins.filter(({ isDot }) => !isDot).map(({ at }) => at)
  const homes = { sale: sale.value.homes, rent: rent.value.homes }
  return ok({
    town,
    searched,
    drawing: { ...lines, ...drawnLabels(town, drawing, timetable.stations, prices) },
    neighbors: townNeighbors(town),
    tax: sourced(dated['propertyTax.bill'], townBill(facts, taxes)),
    medianSale: sourced(dated['propertyTax.medianSale'], facts.medianSale),
    rents: sourced(dated['hudRents.zips'], townRents(town, rents)),
    rentControl: figures.rentControl.status(town),
    stateHelp: figures.stateHelp.amountByCounty[townCounty(town)] ?? null,
    trains: townTrains(town, POINTS.get(town) ?? null, timetable),
    homes,
    pins,
    schoolDistricts: await schoolDistricts([...homes.sale.shown, ...homes.rent.shown], asked),
  })
}

const FACTS: ReadonlyMap<TownKey, TownTaxFacts> = new Map(TOWN_TAX_FACTS.map((facts) => [facts.town, facts]))

const POINTS = new Map(
  PLACES.filter(({ kind }) => kind === 'town').map(({ name, county, at }) => [townKey(name, county), at] as const),
)

function townBill({ town, fewHomes }: TownTaxFacts, taxes: TaxTable): TownBill {
  const { year, bill, billBefore, assessment, school, municipal, county } = taxes.bill(town)!
  const { effectivePct, effectiveYear, bandPct, from } = taxes.town(town)!
  const rate = { effectivePct, effectiveYear, bandPct, from }
  const countyMedian = medianBill(townCounty(town), taxes)
  return { year, bill, billBefore, assessment, school, municipal, county, ...rate, fewHomes, countyMedian }
}

/** The median of the average bills of a county's towns, US dollars a year; of an even number the lower of the middle two. */
function medianBill(county: string, taxes: TaxTable): number {
  const bills = TOWNS.filter((town) => townCounty(town) === county && !FACTS.get(town)!.fewHomes)
    .map((town) => taxes.bill(town)!.bill)
    .toSorted((a, b) => a - b)
  return bills[Math.floor((bills.length - 1) / 2)]!
}

function townRents(town: TownKey, { fiscalYear, zips }: RentBenchmarkTable): TownRents {
  return {
    fiscalYear,
    zips: zipsOf(town)
      .flatMap((zip) => (zips[zip] ? [{ zip, ...zips[zip] }] : []))
      .toSorted((a, b) => (a.zip < b.zip ? -1 : 1)),
  }
}

/** The tax year of the counties' averages. */
const COUNTY_BILL_YEAR = 2024
const NO_HOMES = { sale: 0, rent: 0 }

function countyPage(county: County, tables: Tables, { county: drawing }: DrawnCounty, homes: HomesByTown): CountyPage {
  const { figures, taxes, timetable } = tables
  const limit = loanLimit('conforming', county, 1, figures.loanLimits)
  return {
    county,
    drawing,
    towns: TOWNS.filter((town) => townCounty(town) === county).map((town) => {
      const { medianSale, fewHomes } = FACTS.get(town)!
      const train = trainToNewYork(town, timetable)
      return { town, homes: homesOf(town, homes), bill: fewHomes ? null : taxes.bill(town)!.bill, medianSale, train }
    }),
    taxYear: Number(figuresOf(figures.tables)['propertyTax.bill'].asOf),
    averageBill: { year: COUNTY_BILL_YEAR, dollars: COUNTY_AVERAGE_BILL[county]! },
    loanLimit: limit === null ? null : { year: figures.loanLimits.year, dollars: limit },
    trainsAsOf: timetable.asOf,
  }
}

/** The homes of a town and of its villages. */
const homesOf = (town: TownKey, homes: HomesByTown): CountyPage['towns'][number]['homes'] =>
  townAndVillages(town).reduce((sum, place) => {
    const { sale, rent } = homes.get(foldTown(place)) ?? NO_HOMES
    return { sale: sum.sale + sale, rent: sum.rent + rent }
  }, NO_HOMES)
