import type { ListingSummary } from '#domain/listing/listing.ts'
import { ok, type Result } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { foldName } from '#language/place-names.ts'
import type { SpokenGroup } from '#language/understanding.ts'
import { homeMeant } from './home-reference.ts'
import { homesNamed } from './named-homes.ts'
import type { Talk } from './talk.ts'
import type { TurnInput } from './turn-input.ts'

/** Whether a sentence asks of several homes of the talk; 'they' may be those who let the home in hand. */
export function speaksOfSeveral({ talk, read: { homes, home, fact, intent } }: TurnInput): boolean {
  if (talk.homes.length < 2) return false
  if (homes.each.length > 1) return true
  if (talk.compared && namesNone({ homes, home })) return true
  if (homes.group === null) return false
  // 'Would they let us have a dog in number one': 'they' let that home; 'what do they want for it'.
  if (homes.group.isPronoun && homes.each.length === 1 && (homes.each[0] !== null || talk.home !== null)) return false
  return (
    !homes.group.isPronoun ||
    talk.home === null ||
    (intent !== 'listing' && intent !== 'move-in-cost') ||
    (fact !== null && !OF_ITS_PEOPLE.test(fact))
  )
}

/** A sentence without any word for a home: 'and the taxes?'. */
const namesNone = ({ homes, home }: Pick<TurnInput['read'], 'homes' | 'home'>): boolean =>
  home === null && homes.each.length === 0 && homes.group === null && homes.best === null && homes.described === null

/** What 'they' may allow or offer in one home: 'do they take dogs'. */
const OF_ITS_PEOPLE = /^(?:features|pictures|office|price-history|sold-price|deposit|lease|availability)$/

/** The homes of a sentence, and a description in it that fits none. */
export interface HomesMeant {
  homes: readonly ListingSummary[]
  unknown: string | null
}

/** The homes that a sentence names, in the order said; all that were shown where it names fewer than two. */
export async function homesMeant(input: TurnInput): Promise<Result<HomesMeant>> {
  const { talk, read, context } = input
  const { each, group } = read.homes
  if (group !== null && group.count !== null && each.length < 2)
    return ok({ homes: ofGroup(group, talk), unknown: null })
  const counted = await Promise.all(each.map((spoken) => countedHome(input, spoken)))
  const failed = counted.find((home) => !home.ok)
  if (failed) return failed
  const said = counted.flatMap((home) => (home.ok && home.value ? [home.value] : []))
  if (read.homes.isSwap && said.length === 2) return ok({ homes: swapped(talk.homes, said), unknown: null })
  const named = unique([...said, ...wordsOf(input)])
  const known = named.length > 1 ? named : unique([...named, ...(await elsewhere(input))])
  const beyond = each.findIndex((spoken, index) => typeof spoken === 'number' && isNone(counted[index]!))
  if (beyond >= 0 && known.length < 2)
    return ok({ homes: known, unknown: context.phrases.references.numbered(each[beyond] as number) })
  const { described } = read.homes
  if (described !== null && known.length === said.length) return ok({ homes: known, unknown: described })
  return ok({ homes: known.length > 1 ? known : withOther(known, input), unknown: null })
}

/** The homes compared, with another in the place of one of them. */
const swapped = (
  compared: readonly ListingSummary[],
  [old, other]: readonly ListingSummary[],
): readonly ListingSummary[] => unique(compared.map((home) => (home.id === old!.id ? other! : home)))

const isNone = (home: Result<ListingSummary | null>): boolean => home.ok && home.value === null

function countedHome(input: TurnInput, spoken: TurnInput['read']['home']): Promise<Result<ListingSummary | null>> {
  const { talk, context, signal } = input
  if (spoken === null) return Promise.resolve(ok(talk.home))
  return homeMeant(talk, spoken, '', context, { signal, homes: input.read.homes })
}

/** Of fewer homes shown than were counted, those shown before are taken, too. */
function ofGroup({ count, isLast }: SpokenGroup, { homes, seen }: Talk): readonly ListingSummary[] {
  if (isLast) return homes.slice(-count!)
  return unique([...homes, ...(homes.length < count! ? seen.toReversed() : [])]).slice(0, count!)
}

/** Homes named by title, town or street: among those shown, else among all of the talk. */
function wordsOf({ talk, said, read }: TurnInput): ListingSummary[] {
  // A town that was heard in pieces is spelled right in its part.
  const words = [said, ...read.parts.filter(({ kind }) => kind === 'place').map((part) => part.words)].join(' ')
  const shown = homesNamed(words, talk.homes)
  return shown.length > 0 ? shown : homesNamed(words, talk.seen)
}

/** 'Compare it with the one in Branchville': the only home there that the search, or else the market, has. */
async function elsewhere({ talk, read, context, signal }: TurnInput): Promise<ListingSummary[]> {
  const place = read.parts.find(({ kind }) => kind === 'place')
  const named = place && context.places.byName.get(foldName(place.words))
  if (named?.kind !== 'town' || read.homes.described === null) return []
  const there = { county: null, counties: [], towns: named.towns, area: null, within: null }
  for (const filters of [talk.filters, defaultFilters(talk.filters.market, everyPrice)]) {
    const found = await context.listings.search({ filters: { ...filters, ...there }, sort: 'newest', page: 1 }, signal)
    if (found.ok && found.value.total > 0) return found.value.total === 1 ? found.value.listings : []
  }
  return []
}

/** One home alone is put beside the current one, or beside the others shown. */
function withOther(known: readonly ListingSummary[], { talk }: TurnInput): readonly ListingSummary[] {
  const current = talk.home ? [talk.home] : []
  if (known.length === 1) {
    const pair = unique([...known, ...current])
    return pair.length > 1 || talk.homes.length !== 2 ? pair : unique([...known, ...talk.homes])
  }
  if (talk.homes.length > 1) return talk.homes
  return unique([...current, ...talk.homes, ...talk.seen.slice(-2)])
}

const unique = (homes: readonly ListingSummary[]): ListingSummary[] => [
  ...new Map(homes.map((home) => [home.id, home])).values(),
]
