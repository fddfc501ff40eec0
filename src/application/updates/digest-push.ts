import { formatPrice } from '#domain/money/money.ts'
import type { DigestEntry, Why } from '#domain/updates/digest.ts'
import type { PushNotice } from '#domain/updates/push-notice.ts'
import { newsInShort, newsOfOne } from '#domain/updates/update-text.ts'
import { inTellingOrder, oneLine } from './digest-content.ts'

/**
 * Characters of a title: systems show about this many. With the other line it is fewer than 200, which listing services allow without the
 * credits that the page behind the link shows.
 */
const LONGEST_TITLE = 80
const LONGEST_TOWN = 60

/** The notification that says what an email update says, in two lines. */
export function digestPush(entries: readonly DigestEntry[]): PushNotice {
  const told = inTellingOrder(entries)
  const { home, news } = told[0]!
  const title =
    told.length === 1
      ? oneLine(newsOfOne(news[0]!, home))
      : newsInShort(told.flatMap((one) => one.news.map(({ kind }) => kind)))
  return {
    title: shortened(title, LONGEST_TITLE),
    body: `${formatPrice(home.price, home.market)}, ${shortened(oneLine(home.city), LONGEST_TOWN)}`,
    path: pathOf(told),
  }
}

/** Where the homes are seen: a home’s own page, or the list that has them all; else that of the home that is named. */
function pathOf(told: readonly DigestEntry[]): string {
  if (told.length > 1 && told.every(({ why }) => isFor(why, 'favorite'))) return '/favorites'
  if (told.length > 1 && told.every(({ why }) => isFor(why, 'search') || isFor(why, 'wishes')))
    return '/favorites?tab=searches'
  return `/listings/${told[0]!.home.id}`
}

const isFor = (why: readonly Why[], kind: Why['kind']): boolean => why.some((one) => one.kind === kind)

const shortened = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${Array.from(text)
        .slice(0, most - 1)
        .join('')}…`
