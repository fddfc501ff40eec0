import { listNames } from '#domain/name-list.ts'
import type { Measure } from '#language/understanding.ts'

/** How a measure is said: of the lesser and the greater of two homes, and of the least and the most of three. */
type Verbs = readonly [less: string, more: string, least: string, most: string]

const VERBS: Readonly<Record<Measure, Verbs>> = {
  price: ['is cheaper', 'is more expensive', 'is the cheapest', 'is the most expensive'],
  month: ['costs less per month', 'costs more per month', 'costs the least per month', 'costs the most per month'],
  taxes: ['has the lower taxes', 'has the higher taxes', 'has the lowest taxes', 'has the highest taxes'],
  fees: ['has the lower fee', 'has the higher fee', 'has the lowest fee', 'has the highest fee'],
  size: ['is smaller', 'is bigger', 'is the smallest', 'is the biggest'],
  lot: ['has the smaller lot', 'has the bigger lot', 'has the smallest lot', 'has the biggest lot'],
  year: ['is older', 'is newer', 'is the oldest', 'is the newest'],
  beds: ['has fewer bedrooms', 'has more bedrooms', 'has the fewest bedrooms', 'has the most bedrooms'],
  baths: ['has fewer bathrooms', 'has more bathrooms', 'has the fewest bathrooms', 'has the most bathrooms'],
  train: [
    'is closer to a train',
    'is farther from a train',
    'is the closest to a train',
    'is the farthest from a train',
  ],
  days: ['was listed later', 'has been on the market longer', 'was listed last', 'has been on the market the longest'],
}

const LABELS: Readonly<Record<Measure, string>> = {
  price: 'Price',
  month: 'Monthly cost',
  taxes: 'Taxes per year',
  fees: 'Association fee',
  size: 'Size',
  lot: 'Lot',
  year: 'Year built',
  beds: 'Bedrooms',
  baths: 'Bathrooms',
  train: 'Nearest station',
  days: 'On the market',
}

/** Measures whose values say what they are: '5 bedrooms'. */
const NAMED_IN_VALUE: ReadonlySet<Measure> = new Set(['size', 'beds', 'baths'])

/** What is said of two or three homes side by side. */
export const compareTexts = {
  label: (measure: Measure): string => LABELS[measure],
  /** 'Commute to Penn Station'. */
  wayTo: (place: string): string => `Commute to ${place}`,
  rooms: 'Beds / baths',
  studio: 'Studio',
  none: 'None',
  notProvided: 'Not provided',
  squareFeet: (count: string): string => `${count} sq ft`,
  bedrooms: (count: string): string => `${count} ${count === '1' ? 'bedroom' : 'bedrooms'}`,
  bathrooms: (count: string): string => `${count} ${count === '1' ? 'bathroom' : 'bathrooms'}`,
  perMonth: (dollars: string): string => `${dollars} a month`,
  days: (days: number): string => (days === 1 ? '1 day' : `${days} days`),
  /** '8 min walk to Glen Ridge'. */
  way: (minutes: number, by: 'foot' | 'car', station: string): string =>
    `${minutes} min ${by === 'foot' ? 'walk' : 'drive'} to ${station}`,
  minutes: (minutes: number): string => `${minutes} min`,

  /** 'Craftsman Bungalow is cheaper: $725,000, and Victorian $950,000.' */
  wins: (winner: string, value: string, others: readonly string[], measure: Measure, most: boolean): string => {
    const [less, more, least, greatest] = VERBS[measure]
    const verb = others.length > 1 ? (most ? greatest : least) : most ? more : less
    return `${winner} ${verb}: ${value}, compared with ${listNames(others)}.`
  },
  /** One of the others, in `wins`. */
  other: (title: string, value: string): string => `${value} for ${title}`,
  equal: (measure: Measure, value: string, count: number): string => {
    const all = count === 2 ? 'both' : `all ${count}`
    return NAMED_IN_VALUE.has(measure)
      ? `${all.replace(/^./, (letter) => letter.toUpperCase())} have ${value}.`
      : `${LABELS[measure]}: ${value} for ${all}.`
  },
  tie: (titles: readonly string[], value: string): string => `${listNames(titles)} are the same: ${value}.`,
  unknown: (measure: Measure, titles: readonly string[]): string =>
    `I can’t compare that: ${LABELS[measure].toLowerCase()} isn’t listed for ${listNames(titles)}.`,
  /** 'Craftsman Bungalow costs $225,000 less, and Victorian has 640 more square feet.' */
  differences: (parts: readonly string[]): string => `${parts.join(', and ')}.`,
  cheaperAndBigger: (title: string, dollars: string, squareFeet: string): string =>
    `${title} costs ${dollars} less and has ${squareFeet} more square feet.`,
  costsLess: (title: string, dollars: string): string => `${title} costs ${dollars} less`,
  hasMoreSpace: (title: string, squareFeet: string): string => `${title} has ${squareFeet} more square feet`,
  cheapestIs: (title: string, price: string): string => `${title} costs the least (${price})`,
  biggestIs: (title: string, squareFeet: string): string => `${title} is the biggest (${squareFeet} square feet)`,
  sideBySide: (count: number): string => `Here are ${count === 2 ? 'both' : `all ${count}`} side by side.`,
  otherMarket: 'One is for rent and one is for sale, so I can’t compare their prices.',

  comparePage: 'Full comparison',
  needTwo: 'Which homes should I compare? Ask me for some first, such as “homes in Essex County.”',
  /** A button for the other home. */
  withNth: (title: string, index: number): { label: string; says: string } => ({
    label: title,
    says: `compare it with the ${['first', 'second', 'third'][index] ?? 'last'} one`,
  }),
  compareWith: (title: string): string => `What should I compare ${title} with?`,
  tooMany: (count: number): string => `I can compare up to ${count} at a time.`,
  next: {
    saveNth: [
      { label: 'Save the first', says: 'save the first one' },
      { label: 'Save the second', says: 'save the second one' },
      { label: 'Save the third', says: 'save the third one' },
    ],
    month: { label: 'Monthly cost', says: 'which costs less a month' },
    similar: { label: 'Similar homes', says: 'similar homes' },
    findHomes: { label: 'Homes in Essex County', says: 'homes in Essex County' },
  },
}
