import type { County } from '#domain/geo/county.ts'
import { townCounty } from '#domain/geo/town.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { Sentence } from './sentence.ts'
import type { CommuteQuestion, HomeFact, Intent, SpokenHome, SpokenMeasure, SpokenMoney } from './understanding.ts'

/** What a sentence says besides filters. */
export interface Topic {
  intent: Intent | null
  home: SpokenHome
  /** By what homes are compared. */
  measure: SpokenMeasure | null
  fact: HomeFact | null
  /** Facts asked for beside `fact`. */
  alsoAsked: readonly HomeFact[]
  county: County | null
  asked: keyof ListingFilters | 'sort' | null
  money: SpokenMoney | null
  when: string | null
  commute: CommuteQuestion | null
  /** It has a verb of searching. */
  searches: boolean
  /** It has a noun such as 'homes'. */
  hasNoun: boolean
  /** It continues the search in force. */
  continues: boolean
}

export const NO_TOPIC: Topic = {
  intent: null,
  home: null,
  measure: null,
  fact: null,
  alsoAsked: [],
  county: null,
  asked: null,
  money: null,
  when: null,
  commute: null,
  searches: false,
  hasNoun: false,
  continues: false,
}

/** How each courtesy is said; the first that is found counts. */
type Courtesies = Readonly<Record<'help' | 'stop' | 'thanks' | 'greeting', RegExp>>

/** Takes greetings, thanks, farewells and calls for help; the first of them that is found, or null. */
export function courtesyIn(sentence: Sentence, { help, stop, thanks, greeting }: Courtesies): Intent | null {
  const found = [
    [help, 'help'],
    [stop, 'stop'],
    [thanks, 'thanks'],
    [greeting, 'greeting'],
  ] as const
  const intents = found.filter(([pattern]) => sentence.takes(pattern)).map(([, intent]) => intent)
  return intents[0] ?? null
}

/** Notes the county of the place that a pattern has captured, or of the first one; false for a sentence without a place. */
export function noteCounty(sentence: Sentence, topic: Topic, index: string | undefined): boolean {
  const named = sentence.named(index) ?? sentence.tokens.find((token) => token.named)?.named
  if (!named) return false
  const key = named.kind === 'county' ? null : named.towns[0]
  topic.county = named.kind === 'county' ? named.county : key ? (townCounty(key) as County) : null
  return true
}
