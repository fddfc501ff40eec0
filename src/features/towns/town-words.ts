import { capitalized } from '#domain/capitalized.ts'
import { formatDay } from '#domain/day-text.ts'
import { townCounty, townName } from '#domain/geo/town.ts'
import { ageText } from '#domain/money/figure.ts'
import { formatDollars } from '#domain/money/money.ts'
import { RENT_CONTROL_AGES, type RentControl } from '#domain/money/rent-control.ts'
import { countWords, numberWord } from '#domain/number-words.ts'
import type { TownBill, TownPage } from '#domain/town/town-page.ts'
import { bestToPenn, minutesText } from './train-words.ts'

/** 'One home for sale, none for rent.'; where there is none at all, 'No homes listed here right now.' */
export function homesSentence(sale: number, rent: number): string {
  if (sale === 0 && rent === 0) return 'No homes listed here right now.'
  return `${capitalized(countWords(sale, 'home', 'homes'))} for sale, ${rent === 0 ? 'none' : numberWord(rent)} for rent.`
}

/** 'A borough in Essex County. One home for sale, none for rent.' */
export const townSentence = ({ town, drawing, homes }: Pick<TownPage, 'town' | 'drawing' | 'homes'>): string =>
  `A ${drawing.kind} in ${townCounty(town)} County. ${homesSentence(homes.sale.total, homes.rent.total)}`

/** A town's average tax bill so near the median of its county, as a share of it, is about the median. */
const ABOUT = 0.02

/**
 * The town in two sentences: 'A borough in Essex County, 36 minutes from New York Penn Station, by train. The average tax bill
 * was $23,020 in 2025, about $7,900 above the median of the county’s towns.' Of few homes the bill isn't said.
 */
export const placeSentences = (page: Pick<TownPage, 'town' | 'drawing' | 'trains' | 'tax'>): string =>
  [
    `A ${page.drawing.kind} in ${townCounty(page.town)} County${trainClause(page.trains)}.`,
    billSentence(page.tax.value),
  ]
    .filter(Boolean)
    .join(' ')

function trainClause(trains: TownPage['trains']): string {
  if (!trains.inTown) return ', with no train station of its own'
  const [ride] = bestToPenn(trains)
  if (!ride) return ` with ${countWords(trains.stations.length, 'station', 'stations')}`
  return `, ${minutesText(ride)} minutes from New York Penn Station, by train${ride.changeAt === null ? '' : ' with one transfer'}`
}

function billSentence({ bill, year, fewHomes, countyMedian }: TownBill): string {
  if (fewHomes) return ''
  const over = bill - countyMedian
  const against =
    Math.abs(over) < countyMedian * ABOUT
      ? 'about'
      : `about ${formatDollars(toHundred(Math.abs(over)))} ${over > 0 ? 'above' : 'below'}`
  return `The average tax bill was ${formatDollars(bill)} in ${year}, ${against} the median of the county’s towns.`
}

/** 'About 61% of the average tax bill goes to schools'. */
export function billHeading({ bill, school, fewHomes }: TownBill): string {
  if (fewHomes) return 'Not enough homes for an average bill'
  return `About ${Math.round((school / bill) * 100)}% of the average tax bill goes to schools`
}

const toHundred = (dollars: number): number => Math.round(dollars / 100) * 100

/** What a home's tax may be at a price, US dollars a year, rounded to hundreds. */
export function estimatedTax(
  price: number,
  { effectivePct, bandPct }: TownBill,
): { about: number; low: number; high: number } {
  const tax = (price * effectivePct) / 100
  const band = bandPct / 100
  return { about: toHundred(tax), low: toHundred(tax * (1 - band)), high: toHundred(tax * (1 + band)) }
}

/** Prices around the median sale, else around the price that the average bill stands for. */
export function examplePrices({ tax, medianSale }: Pick<TownPage, 'tax' | 'medianSale'>): number[] {
  const middle = medianSale.value?.price ?? (tax.value.bill / tax.value.effectivePct) * 100
  const step = middle < 400_000 ? 25_000 : middle < 900_000 ? 50_000 : 100_000
  return [0.6, 0.8, 1, 1.25].map((share) => Math.max(step, Math.round((middle * share) / step) * step))
}

/** Where the estimate comes from. */
export function estimateSource({ town, tax }: Pick<TownPage, 'town' | 'tax'>): string {
  const from =
    tax.value.from === 'operator'
      ? `with our own rate for ${townName(town)}`
      : `from ${townName(town)}’s ${tax.value.effectiveYear} average and ${(tax.value.effectiveYear ?? 0) + 1} assessment ratio`
  return `Estimated tax ${from}. Your bill depends on the home’s assessment.`
}

/** Rent control as a fact: what is known, and what to do. */
export function rentControlFact({ answer, asOf }: RentControl, today: string): { word: string; source: string } {
  const isDay = asOf !== null && /^\d{4}-\d{2}-\d{2}$/.test(asOf)
  const day = isDay ? [formatDay(asOf), ageText(asOf, RENT_CONTROL_AGES, today)].filter(Boolean).join(', ') : null
  const known = day === null ? 'According to our records' : `According to our records as of ${day}`
  switch (answer) {
    case 'listed': {
      const read =
        day === null ? 'Rent control has been reported here' : `The town code included rent control as of ${day}`
      return { word: 'Listed', source: `${read}. Ask the rent board which homes it covers` }
    }
    case 'not-checked':
      return { word: 'Not checked', source: 'Ask the town hall whether rent control covers a home' }
    case 'yes':
      return { word: 'Yes', source: `${known}. Ask the rent board which homes it covers` }
    case 'no':
      return { word: 'None', source: known }
  }
}

/** HUD's figure for two bedrooms, or from and to over the ZIP codes; null: none is known. */
export function twoBedrooms({ zips }: TownPage['rents']['value']): string | null {
  const rents = zips.map((row) => row.rents[2])
  if (rents.length === 0) return null
  const [low, high] = [Math.min(...rents), Math.max(...rents)]
  return low === high ? formatDollars(low) : `${formatDollars(low)} to ${formatDollars(high)}`
}

/** 'ZIP 07028' or '3 ZIP codes'. */
export const zipsText = (zips: readonly { zip: string }[]): string =>
  zips.length === 1 ? `ZIP ${zips[0]!.zip}` : `${zips.length} ZIP codes`
