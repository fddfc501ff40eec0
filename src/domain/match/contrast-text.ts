import { capitalized } from '../capitalized.ts'
import { formatDollars } from '../money/money.ts'
import { roundedMonth } from '../money/monthly-cost.ts'
import { listNames } from '../name-list.ts'
import { A_KIND } from '../search/chip-texts.ts'
import { partText } from '../search/filter-parts.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import type { Contrast } from './contrasts.ts'
import type { RankedHome } from './ranking.ts'

/** Differences that say something: a share of the size, of the price, dollars a month, minutes. */
const LEAST = { size: 0.1, price: 0.02, month: 50, minutes: 5 }

/** 'In another county', 'Another kind of home', 'Smaller, and $600 cheaper a month'; beside the best home. */
export function contrastHeading(contrast: Contrast, best: RankedHome): string {
  const { turn } = contrast
  if (turn.by === 'county') return 'In another county'
  if (turn.by === 'kind') return 'Another kind of home'
  const differences = differencesOf(contrast, best)
  if (differences.length === 0) return 'Beyond one of your limits'
  return capitalized(listed(differences))
}

/** What the heading compares with: 'than Sunny Loft, ranked first'; null where it compares nothing. `first`: the whole page. */
export function thanText(contrast: Contrast, best: RankedHome, first: readonly RankedHome[]): string | null {
  if (contrast.turn.by !== 'must' || differencesOf(contrast, best).length === 0) return null
  const { id, title } = best.listing
  const isFirst = first[0]?.listing.id === id
  return `than ${title}, ${isFirst ? 'ranked first' : 'the first that you haven’t marked “Not for me”'}`
}

const differencesOf = ({ home }: Contrast, best: RankedHome): string[] =>
  [bedsText(home, best), sizeText(home, best), moneyText(home, best), timeText(home, best)].filter(
    (text) => text !== null,
  )

/** 'smaller', 'smaller, and $600 cheaper a month'. */
const listed = (texts: readonly string[]): string =>
  texts.length === 1 ? texts[0]! : `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`

/** What was turned: 'Instead of Bergen or Essex', 'Without your must “3+ beds”'. */
export function turnText({ turn }: Contrast, homes: readonly RankedHome[], filters: ListingFilters): string {
  if (turn.by === 'must') return `Without your must “${partText(turn.part, filters)}”`
  const shown =
    turn.by === 'county'
      ? homes.map(({ listing }) => `${listing.county} County`)
      : homes.flatMap(({ fit }) => (fit.kind ? A_KIND[fit.kind] : []))
  const names = [...new Set(shown)].sort()
  return names.length === 0 ? '' : `Instead of ${listNames(names, 'or')}`
}

/** '1 fewer bed', '2 more beds'. */
function bedsText({ listing }: RankedHome, { listing: best }: RankedHome): string | null {
  if (listing.beds === null || best.beds === null || listing.beds === best.beds) return null
  const more = listing.beds - best.beds
  return `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} ${Math.abs(more) === 1 ? 'bed' : 'beds'}`
}

function sizeText({ listing }: RankedHome, { listing: best }: RankedHome): string | null {
  if (listing.squareFeet === null || best.squareFeet === null) return null
  const share = listing.squareFeet / best.squareFeet - 1
  if (Math.abs(share) < LEAST.size) return null
  return share < 0 ? 'smaller' : 'larger'
}

function moneyText(home: RankedHome, first: RankedHome): string | null {
  const months = [home, first].map(monthOf) as [number | null, number | null]
  if (months[0] !== null && months[1] !== null) {
    const less = months[1] - months[0]
    return Math.abs(less) < LEAST.month ? null : `${formatDollars(Math.abs(less))} ${cheaper(less)} a month`
  }
  const less = first.listing.price - home.listing.price
  return Math.abs(less) < first.listing.price * LEAST.price ? null : `${formatDollars(Math.abs(less))} ${cheaper(less)}`
}

const cheaper = (less: number): string => (less > 0 ? 'cheaper' : 'more')

/** Dollars a month; null where they aren't asked for or unknown. */
const monthOf = ({ listing, fit }: RankedHome): number | null =>
  listing.market === 'rent' ? listing.price : fit.month === null ? null : roundedMonth(fit.month)

function timeText({ fit }: RankedHome, { fit: first }: RankedHome): string | null {
  if (fit.minutes === null || first.minutes === null) return null
  const less = first.minutes - fit.minutes
  if (Math.abs(less) < LEAST.minutes) return null
  return `${Math.abs(less)} minutes ${less > 0 ? 'closer to' : 'farther from'} work`
}
