import { expect, test } from 'vitest'
import { englishGrammar } from '#language/en/grammar.ts'
import { readSearch } from '#language/en/read-search.ts'
import { understand } from '#language/en/understand.ts'
import type { Intent, SpokenContext, Understanding } from '#language/understanding.ts'
import { PLACE_NAMES, readerInTalk, readUtterances, TODAY } from './utterances.ts'

const FILES = ['development.txt', 'heldout.txt', 'heldout-2.txt', 'heldout-3.txt', 'heldout-4.txt', 'heldout-5.txt']
const SEARCHES: ReadonlySet<Intent> = new Set(['search', 'refine', 'count'])
const APPLIED: ReadonlySet<Intent> = new Set([...SEARCHES, 'budget'])

const inTalk = readerInTalk(englishGrammar)
const searchIn = ({ filters, sort, parts, limits, refused, hasVoucher }: Understanding) => ({
  filters,
  sort,
  parts,
  limits,
  refused,
  hasVoucher,
})
const isApplied = ({ intent, parts }: Understanding) => parts.length > 0 && APPLIED.has(intent)
const sentences = FILES.flatMap(readUtterances).map(({ said, before }) => {
  const context: SpokenContext = { filters: before, places: PLACE_NAMES, today: TODAY }
  return { said, context, talk: inTalk(said, context) }
})

test('a search is read alike with and without the readers of talk', () => {
  const searches = sentences.filter(({ talk }) => SEARCHES.has(talk.intent))
  expect(searches.length).toBeGreaterThan(1000)
  const unlike = searches.filter(
    ({ said, context, talk }) => JSON.stringify(searchIn(readSearch(said, context))) !== JSON.stringify(searchIn(talk)),
  )
  expect(unlike.map(({ said }) => said)).toEqual([])
})

test('hardly a question or an act sets a filter without the readers of talk', () => {
  const others = sentences.filter(({ talk }) => !SEARCHES.has(talk.intent))
  expect(others.length).toBeGreaterThan(400)
  const applied = others.filter(
    ({ said, context }) => isApplied(readSearch(said, context)) && !isApplied(understand(said, context)),
  )
  expect(applied.length / others.length > 0.02 ? applied.map(({ said }) => said) : []).toEqual([])
})

test.each([
  'does it have a pool',
  'has the third one got three bathrooms?',
  'which of these has the bigger garage',
  'is the last one in Montclair',
  'what is the monthly payment on a 450k house with 10 percent down',
  'call me about the two bedroom condo',
  'tell me about Sussex County',
])('%j asks for no homes', (said) => {
  const filters = sentences[0]!.context.filters
  const read = readSearch(said, { filters, places: PLACE_NAMES, today: TODAY })
  expect({ filters: read.filters, intent: read.intent }).toEqual({ filters, intent: 'unknown' })
})
