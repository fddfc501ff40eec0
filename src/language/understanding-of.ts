import { droppedIn } from './dropped-filters.ts'
import { ambiguityOf, ASIDE, filtersOf, isNewSearch, moneyOf } from './intent-rules.ts'
import type { Reading } from './reading.ts'
import type { Topic } from './topic.ts'
import type { Intent, Understanding } from './understanding.ts'

/** What a language's readers found beside the reading. */
interface Read extends Pick<
  Understanding,
  'homes' | 'roomNeed' | 'refused' | 'hasVoucher' | 'missed' | 'terms' | 'household' | 'note'
> {
  intent: Intent
  topic: Topic
}

/** The understanding of a sentence that has been read to its end. */
export function understandingOf(reading: Reading, { intent, topic, ...read }: Read): Understanding {
  const isNew = isNewSearch(reading, topic, intent)
  const filters = filtersOf(reading, intent, isNew)
  const { home, measure, fact, alsoAsked, county, asked, commute, when } = topic
  return {
    ...read,
    intent,
    filters,
    ambiguity: ambiguityOf(reading, intent, isNew),
    near: reading.near,
    marketChanged: filters.market !== reading.inForce.market,
    dropped: droppedIn(reading, filters),
    roomNeed: reading.plain.beds === undefined ? read.roomNeed : null,
    people: reading.people,
    sort: reading.sort,
    parts: reading.parts.sort((a, b) => a.start - b.start),
    // 'Does it have a basement?' is no search.
    limits: ASIDE.has(intent) ? [] : reading.limits.sort((a, b) => a.start - b.start),
    home: read.note === null ? home : (read.homes.each[0] ?? null),
    measure,
    fact,
    alsoAsked,
    county,
    asked,
    money: topic.money ?? moneyOf(reading, intent),
    commute,
    question: null,
    when,
  }
}
