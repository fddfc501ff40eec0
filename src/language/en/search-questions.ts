import { FILTER_KEYS } from '#domain/search/filters/catalogue.ts'
import { filterNamed } from '../filter-named.ts'
import { phrase, type Sentence } from '../sentence.ts'
import type { Topic } from '../topic.ts'
import { FILTER_WORDS } from './filter-words.ts'

const NOW = '(?: (?:right now|now|currently|at the moment|so far|again|set to|in force|on))*'
const FILTERS_ASKED = phrase(
  '(?:what|which) (?:(?:are the|other|kinds? of|search) )*(?:filters|criteria)(?: (?:do you (?:have|know|offer)|are there|can i (?:use|set|say)|exist|have you got))|what (?:else )?can (?:i|we|you) (?:filter|search|sort) (?:by|on)|(?:list|show)(?: me)?(?: (?:the|all|your))* filters',
)
const CRITERIA = phrase(
  `what (?:am i|are we|are you) (?:currently |now )?(?:searching(?: for)?|looking (?:for|at(?=(?: (?:right|now|currently|again|here|exactly|[?.]))* $))|seeing|filtering(?: by)?)${NOW}|(?:whats|what is|what are) (?:my|our|the current) (?:current )?(?:search|filters|criteria|search criteria)${NOW}|what (?:did|have|has) (?:i|we|she|he|they) (?:ask(?:ed)?|search(?:ed)?|said?|want(?:ed)?)(?: for| you)*${NOW}|(?:read|say|tell me) (?:back )?my (?:search|filters|criteria)`,
)
const REST = '((?: [^ ]+){1,5})'
const IS_THERE = phrase(
  `(?:is there|are there|do you have|have you got|you have)(?: (?:a|an|any|some))? filters? (?:for|by|on|about)${REST}|(?:can|could) (?:i|we|you) (?:filter|search)(?: (?:it|them|homes|the homes|the search))? (?:by|on)${REST}|(?:can|could) (?:i|we|you) filter(?: (?:it|them|homes))? (?:for|out)${REST}`,
)
const WHAT_VALUE = phrase(
  `(?:whats|what is)(?: (?:my|our|the))+${REST} (?:limit|filter|range|set to|maximum|minimum|now)${NOW}|(?:how many|what|which)${REST} (?:am i|are we|did i|did we) (?:searching|looking|asking|filtering|ask|search|say)(?: (?:for|by|in))?`,
)
const OF_ORDER = phrase(
  'can (?:i|we|you) (?:sort|order)(?: (?:it|them|homes|these|the homes))?(?: by(?: [^ ]+){1,4})?|(?:what|which) order (?:are|is) (?:they|these|those|it|this)(?: in)?|how are (?:they|these|those) (?:sorted|ordered)',
)
const OF_THESE = phrase(
  'how many (?:of )?(?:these|those|them)(?: ones| homes| houses)?(?: (?:are|have|do|come|were|with|there))*',
)

const NAMES = (['sort', ...FILTER_KEYS] as const).map(
  (key) => [key, new RegExp(` (?:${FILTER_WORDS[key].names})(?= )`, 'g')] as const,
)
const named = (words: string): Topic['asked'] => filterNamed(NAMES, words)

/** Reads and takes a question about the search itself: what it can ask for and what it asks for now. */
export function readSearchQuestion(sentence: Sentence, topic: Topic): void {
  const ask = (intent: 'filters' | 'criteria' | 'filter', pattern: RegExp, asked?: (words: string) => Topic['asked']) =>
    topic.intent === null &&
    sentence.take(pattern, (match) => {
      topic.intent = intent
      topic.asked = asked?.(match.slice(1).find(Boolean) ?? '') ?? null
    })
  ask('filters', FILTERS_ASKED)
  ask('criteria', CRITERIA)
  ask('filter', IS_THERE, named)
  ask('filter', OF_ORDER, () => 'sort')
  sentence.take(WHAT_VALUE, (match) => {
    const asked = named(match.slice(1).find(Boolean)!)
    if (topic.intent !== null || asked === null) return false
    Object.assign(topic, { intent: 'filter', asked })
  })
  sentence.take(OF_THESE, () => {
    topic.intent ??= 'count-these'
  })
}
