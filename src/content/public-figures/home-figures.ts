import { townName } from '#domain/geo/town.ts'
import { homeLaws } from '#domain/law/laws.ts'
import { legalCase, type LegalListing } from '#domain/law/legal-home.ts'
import { toDollars } from '#domain/money/cents.ts'
import { closingQuestion, type ClosingListing } from '#domain/money/closing-home.ts'
import { zipOf } from '#domain/money/cost-facts.ts'
import type { Figure } from '#domain/money/figure.ts'
import type { HomeFigures, RentalFigures, SaleFigures, SourcedFigure } from '#domain/money/home-figures.ts'
import { loanLimit } from '#domain/money/loan-limits.ts'
import type { Market } from '#domain/money/money.ts'
import type { TaxTable } from '#domain/money/property-tax.ts'
import type { PublicFigures } from '#domain/money/public-figures.ts'
import type { RentBenchmarkTable } from '#domain/money/rent-benchmark.ts'
import { sellerFees } from '#domain/money/seller-fees.ts'
import { closingCostsFor } from './closing-costs.ts'
import { figuresOf } from './figure-tables.ts'
import type { Figures } from './figure.ts'
import { SOURCES } from './sources.ts'
import { taxTown } from './tax-town.ts'

/** All tables, with the operator's figures in them. */
export interface FigureBook {
  figures: PublicFigures
  taxes: TaxTable
  rents: RentBenchmarkTable
}

/** What of a home decides which figures its page needs. */
export interface PlacedHome extends ClosingListing, LegalListing {
  market: Market
  /** US dollars. */
  price: number
  /** One line that ends with the ZIP code. */
  address: string
  city: string
  county: string
}

/** The figures for the page of a home. */
export const homeFigures = (home: PlacedHome, book: FigureBook): HomeFigures => ({
  sale: home.market === 'sale' ? saleFigures(home, book) : null,
  rental: home.market === 'rent' ? rentalFigures(home, book) : null,
})

/** A value that was made of a figure of the tables. */
export function sourced<T>(
  { asOf, source, renew }: Pick<Figure, 'asOf' | 'source' | 'renew'>,
  value: T,
): SourcedFigure<T> {
  const origin = SOURCES[source]
  const from = { value, asOf, source: origin ? { title: origin.title, address: origin.address } : null }
  if (!renew) return from
  return { ...from, ages: 'from' in renew ? { from: renew.from } : { afterDays: renew.afterDays } }
}

function saleFigures(home: PlacedHome, book: FigureBook): SaleFigures {
  const dated = figuresOf(book.figures.tables)
  const { privateInsurance, closingCosts } = book.figures
  const { requestAtPct, automaticAtPct } = privateInsurance
  return {
    townTax: townTax(home, book.taxes, dated),
    mortgageInsurancePct: sourced(dated['pmi.range'], dated['pmi.range'].value),
    insuranceEnds: sourced(dated['pmi.auto78'], { requestAtPct, automaticAtPct }),
    loanLimits: loanLimits(home.county, book.figures, dated),
    closingCosts: sourced(
      dated['closing.items.attorney'],
      closingCostsFor(closingQuestion(home, book.figures.usualTerms), closingCosts),
    ),
    sellerFees: feesOfSeller(home.price, book.figures, dated),
    stateHelp: helpInCounty(home.county, book.figures, dated),
    laws: homeLaws(legalCase(home), book.figures.laws),
    attorneyReview: book.figures.attorneyReview,
  }
}

/** The operator's own rate has no date here. */
const OWN = { asOf: 'undated', source: 'operator' }

function townTax({ city, county }: PlacedHome, taxes: TaxTable, dated: Figures): SaleFigures['townTax'] {
  const town = taxTown(city, county)
  const rates = town === null ? undefined : taxes.town(town)
  return rates ? sourced(rates.from === 'town' ? dated['propertyTax.bill'] : OWN, rates) : null
}

type HelpName = keyof Figures & `njhmfa.dpa.${string}`
type LimitsName = keyof Figures & `loanLimits.conforming.${string}`

/** Those of conforming loans date both, because they come out together. */
function loanLimits(county: string, { loanLimits: table }: PublicFigures, dated: Figures): SaleFigures['loanLimits'] {
  const conforming = loanLimit('conforming', county, 1, table)
  const fha = loanLimit('fha', county, 1, table)
  if (conforming === null || fha === null) return null
  return sourced(dated[`loanLimits.conforming.${county}` as LimitsName], { year: table.year, conforming, fha })
}

function feesOfSeller(price: number, figures: PublicFigures, dated: Figures): SaleFigures['sellerFees'] {
  const fees = sellerFees(price, figures.sellerFees)
  return sourced(dated['rtf.high'], {
    transferFee: toDollars(fees.transferFee),
    percentFee: toDollars(fees.percentFee),
  })
}

/** A county outside the region has no amount; the agency's programme sheet dates the rest. */
function helpInCounty(county: string, { stateHelp }: PublicFigures, dated: Figures): SaleFigures['stateHelp'] {
  const { amountByCounty, limits } = stateHelp
  const amount = amountByCounty[county]
  const own = limits[county]
  return sourced(dated[`njhmfa.dpa.${county}` as HelpName] ?? dated['njhmfa.terms'], {
    ...stateHelp,
    amountByCounty: amount === undefined ? {} : { [county]: amount },
    limits: own ? { [county]: own } : {},
  })
}

function rentalFigures(home: PlacedHome, { figures, rents }: FigureBook): RentalFigures {
  const dated = figuresOf(figures.tables)
  const row = rents.zips[zipOf(home.address) ?? '']
  const town = taxTown(home.city, home.county)
  return {
    town: town && townName(town),
    benchmark: row ? sourced(dated['hudRents.zips'], { ...row, fiscalYear: rents.fiscalYear }) : null,
    rentControl: town === null ? { answer: 'not-checked', asOf: null } : figures.rentControl.status(town),
    moveIn: figures.moveIn,
    voucher: figures.voucher,
    laws: homeLaws(legalCase(home), figures.laws),
  }
}
