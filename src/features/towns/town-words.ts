import { formatDay } from '#domain/day-text.ts'
import { townCounty, townName } from '#domain/geo/town.ts'
import { ageText } from '#domain/money/figure.ts'
import { formatDollars } from '#domain/money/money.ts'
import { RENT_CONTROL_AGES, type RentControl } from '#domain/money/rent-control.ts'
import { asSentence, countWords, numberWord } from '#domain/number-words.ts'
import type { TownBill, TownPage } from '#domain/town/town-page.ts'

/** 'One home for sale, none for rent.'; where there is none at all, 'No home here now.' */
export function homesSentence(sale: number, rent: number): string {
  if (sale === 0 && rent === 0) return 'No home here now.'
  return `${asSentence(countWords(sale, 'home', 'homes')).replace(/^No homes$/, 'No home')} for sale, ${rent === 0 ? 'none' : numberWord(rent)} for rent.`
}

/** 'A borough in Essex County. One home for sale, none for rent.' */
export const townSentence = ({ town, drawing, homes }: Pick<TownPage, 'town' | 'drawing' | 'homes'>): string =>
  `A ${drawing.kind} in ${townCounty(town)} County. ${homesSentence(homes.sale.total, homes.rent.total)}`

/** 'The train to Penn Station, New York, usually takes 36 minutes. The average tax bill was $23,020 in 2025.'; '' where neither is known. */
export function knownSentence({ trains, tax }: Pick<TownPage, 'trains' | 'tax'>): string {
  const rides = trains.inTown ? trains.stations.flatMap((station) => station.rides) : []
  const minutes = rides.filter(({ place }) => place === 'new-york-penn').map(({ usual }) => usual)
  const { bill, year, fewHomes } = tax.value
  return [
    minutes.length > 0 && `The train to Penn Station, New York, usually takes ${Math.min(...minutes)} minutes.`,
    !fewHomes && `The average tax bill was ${formatDollars(bill)} in ${year}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const SHARES: readonly (readonly [share: number, words: string])[] = [
  [1 / 4, 'a quarter goes'],
  [1 / 3, 'a third goes'],
  [2 / 5, 'two fifths go'],
  [1 / 2, 'half goes'],
  [3 / 5, 'three fifths go'],
  [2 / 3, 'two thirds go'],
  [3 / 4, 'three quarters go'],
]
/** Farther from every share in words, the share is said in percent. */
const NEAR = 0.035

/** 'Of an average bill, about three fifths go to the schools'. */
export function billHeading({ bill, school, fewHomes }: TownBill): string {
  if (fewHomes) return 'Too few homes for an average bill'
  const share = school / bill
  const [near] = SHARES.toSorted(([a], [b]) => Math.abs(a - share) - Math.abs(b - share))
  const words = Math.abs(near![0] - share) < NEAR ? near![1] : `${Math.round(share * 100)}% goes`
  return `Of an average bill, about ${words} to the schools`
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
  const known = day === null ? 'As this agency says' : `As this agency says, as of ${day}`
  switch (answer) {
    case 'listed': {
      const read = day === null ? 'An ordinance was reported' : `The town code included rent control as of ${day}`
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
