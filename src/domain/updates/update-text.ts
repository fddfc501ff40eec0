import { capitalized } from '../capitalized.ts'
import { countOf } from '../count.ts'
import type { ListingSummary } from '../listing/listing.ts'
import { openHouseDayText, openHouseHours } from '../listing/open-house-text.ts'
import type { OpenHouse } from '../listing/open-house.ts'
import { formatDollars } from '../money/money.ts'
import { listNames } from '../name-list.ts'
import type { Why } from './digest.ts'
import type { NewsKind, NewsOfHome } from './home-news.ts'

/** What happened to a home: 'Price reduced by $15,000', 'Open house Sunday, November 29, 1 to 3 p.m.'. */
export function newsText(news: NewsOfHome, home: ListingSummary): string {
  switch (news.kind) {
    case 'under-contract':
      return 'Under contract'
    case 'reduced':
      return `Price reduced by ${formatDollars(news.from - home.price)}`
    case 'new':
      return 'New listing'
    case 'back':
      return 'Back on the market'
    case 'open-house':
      return openHouseText(openHouseOf(news, home))
  }
}

const openHouseOf = ({ startsAt }: { startsAt: string }, home: ListingSummary): OpenHouse | undefined =>
  home.openHouses.find((one) => one.startsAt === startsAt)

const openHouseText = (one: OpenHouse | undefined): string =>
  one === undefined
    ? 'Open house'
    : `Open house ${openHouseDayText(one)}, ${openHouseHours(one)}${one.byAppointment ? ', by appointment' : ''}`

/** The subject of an email about one home: '$15,000 off: Lakeview House'. */
export function newsOfOne(news: NewsOfHome, home: ListingSummary): string {
  if (news.kind === 'reduced') return `${formatDollars(news.from - home.price)} off: ${home.title}`
  const open = news.kind === 'open-house' ? openHouseOf(news, home) : undefined
  return `${open ? `Open house ${openHouseDayText(open)}` : newsText(news, home)}: ${home.title}`
}

/** The order in which counts are told. New homes first. */
const COUNTED: readonly (readonly [NewsKind, one: string, many: string])[] = [
  ['new', 'new home', 'new homes'],
  ['reduced', 'price reduction', 'price reductions'],
  ['back', 'home back on the market', 'homes back on the market'],
  ['under-contract', 'home under contract', 'homes under contract'],
  ['open-house', 'open house', 'open houses'],
]
/** More kinds than these make no subject that a phone shows whole. */
const MOST_COUNTED = 3

/** News in numbers: '3 new homes and 1 price reduction'. */
export function newsInNumbers(kinds: readonly NewsKind[]): string {
  const counts = COUNTED.flatMap(([kind, one, many]) => {
    const count = kinds.filter((other) => other === kind).length
    return count === 0 ? [] : [countOf(count, one, many)]
  })
  return counts.length <= MOST_COUNTED ? listNames(counts) : `${counts.slice(0, MOST_COUNTED - 1).join(', ')}, and more`
}

/** What follows the number where a count comes first, and where it comes after another count. */
const SHORT: Readonly<Record<NewsKind, { one: string; many: string; later?: string }>> = {
  new: { one: 'new home', many: 'new homes' },
  reduced: { one: 'home reduced', many: 'homes reduced', later: 'reduced' },
  back: { one: 'home back on the market', many: 'homes back on the market', later: 'back on the market' },
  'under-contract': { one: 'home under contract', many: 'homes under contract', later: 'under contract' },
  'open-house': { one: 'open house', many: 'open houses' },
}

/** The same, as a title on a phone: '3 new homes, 1 reduced'. */
export function newsInShort(kinds: readonly NewsKind[]): string {
  const counts = COUNTED.map(([kind]) => ({ ...SHORT[kind], count: kinds.filter((other) => other === kind).length }))
  const told = counts.filter(({ count }) => count > 0)
  const parts = told.map(({ count, one, many, later }, place) =>
    place > 0 && later !== undefined ? countOf(count, later, later) : countOf(count, one, many),
  )
  return parts.length <= MOST_COUNTED ? parts.join(', ') : `${parts.slice(0, MOST_COUNTED - 1).join(', ')}, and more`
}

/** Names that fit in one line. */
const MOST_NAMED = 2

/**
 * Why a home is in an email, in one line: that it is saved, else the searches that it meets and those whose every wish it meets, else the saved
 * homes it is like.
 */
export function whyText(why: readonly Why[]): string {
  if (why.some(({ kind }) => kind === 'favorite')) return 'You saved this home'
  const quoted = (kind: Why['kind']) =>
    why.flatMap((one) => (one.kind === kind && 'name' in one ? [`“${one.name}”`] : []))
  const [searches, wishes] = [quoted('search'), quoted('wishes')]
  const reasons = [
    searches.length > 0 && `matches your saved ${searches.length === 1 ? 'search' : 'searches'} ${named(searches)}`,
    wishes.length > 0 && `meets every wish in ${named(wishes)}`,
  ].filter((reason) => reason !== false)
  if (reasons.length > 0) return capitalized(reasons.join(' and '))
  const similar = why.flatMap((one) => (one.kind === 'similar' ? [one.to] : []))
  return similar.length > 0 ? `Similar to ${named(similar)}, which you saved` : ''
}

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? listNames(names)
    : listNames([...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} more`])
