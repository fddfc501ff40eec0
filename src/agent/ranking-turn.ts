import { writeRankQuery } from '#domain/match/rank-url.ts'
import { likedParts, WISH_PARTS, wishName } from '#domain/match/wishes.ts'
import { partText } from '#domain/search/filter-parts.ts'
import { activeParts } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { toQueryString } from '#domain/search/query-string.ts'
import { rankedSource } from './ranked-source.ts'
import { searchInput } from './search-input.ts'
import { softlySaid } from './soft-words.ts'
import { turn, type Turn } from './talk.ts'
import { answerWithTool, type TurnInput } from './turn-input.ts'
import { understandInTalk } from './understand-in-talk.ts'

/** What a visitor states as a limit is none of the wishes. */
const LIMITS: ReadonlySet<string> = new Set(['price', 'cost'])

/** Ranks homes by the search of the talk: by what was said softly, or else by all of it but the money. Null for any other sentence. */
export async function rankHomes(input: TurnInput): Promise<Turn | null> {
  const { talk, said, read, context } = input
  const words = context.grammar.words.ranking
  const asks = words.asks.test(said)
  if (!asks && !words.recommends.test(said)) return null
  if (read.parts.length > 0 || read.homes.each.length > 1) return null
  const { filters, liked } = talk
  if (talk.total === null) return asks ? asksWishes(input, {}) : null
  const wishes = liked.length > 0 ? liked : likedParts(filters, WISH_PARTS).filter((name) => !LIMITS.has(name))
  if (wishes.length === 0) return asksWishes(input, writeRankQuery({ filters, liked: [], page: 1 }))
  return answerWithTool(input, talk, 'rank_homes', { ...searchInput(filters), wishes: [...wishes] })
}

/** Leads to the questions that ask for wishes. */
const asksWishes = ({ talk, context: { phrases } }: TurnInput, search: Record<string, string>): Turn =>
  turn(talk, phrases.ranking.noWishes, {
    sources: [
      { label: phrases.ranking.questions, href: `/wishes?${toQueryString({ ...search, ask: '1' })}`, attribution: '' },
    ],
  })

/** Remembers what a search was asked for softly, 'ideally with a yard', and offers to rank by it; says where it can’t. */
export function withWishes(input: TurnInput, found: Turn): Turn {
  const { talk, said, read, context } = input
  const { phrases, grammar } = context
  const { filters } = found.talk
  const before = read.intent === 'refine' ? talk.liked : []
  const { soft, rest } = softlySaid(said, grammar.words.ranking)
  const asked = soft.length > 0 ? newParts(filters, understandInTalk(talk, rest, context).filters) : []
  const names = asked.filter((name) => WISH_PARTS.includes(name))
  const liked = likedParts(filters, [...before, ...names])
  const after = { ...found, talk: { ...found.talk, liked } }
  if (asked.length === 0) return after
  if (names.length === 0) return { ...after, say: `${found.say} ${phrases.ranking.asMust(soft)}` }
  return {
    ...after,
    say: `${found.say} ${phrases.ranking.soft(soft)}`,
    sources: [rankedSource(filters, liked, phrases), ...found.sources],
  }
}

/** The names of the parts that one search has and another hasn’t, or has otherwise. */
function newParts(filters: ListingFilters, others: ListingFilters): string[] {
  const textsOf = (each: ListingFilters) =>
    activeParts(each, everyPrice).map((part) => ({ name: wishName(part), text: partText(part, each) }))
  const known = new Set(textsOf(others).map(({ name, text }) => `${name} ${text}`))
  return textsOf(filters).flatMap(({ name, text }) => (known.has(`${name} ${text}`) ? [] : [name]))
}
