import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answer } from '#agent/conversation.ts'
import { inEnglish } from '#agent/english.ts'
import { NEW_TALK, type Turn } from '#agent/talk.ts'
import { understandInTalk } from '#agent/understand-in-talk.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { PLACES, watchedContext } from './agent-context.ts'

/*
 * Sentences of each kind, written before the code: `words => keys` for a search, `words => answer: …`, and
 * `words => refused [+ keys]`. Keys are those of the catalogue; features without a filter are told, and not checked here.
 */
interface Line {
  said: string
  wanted: string
}

function linesOf(file: string, isSpanish: boolean): Line[] {
  const text = readFileSync(new URL(`../spoken/${file}`, import.meta.url), 'utf8')
  const [english = '', spanish = ''] = text.split(/^# Spanish\n/m)
  return (isSpanish ? spanish : english)
    .split('\n')
    .filter((line) => line.includes(' => ') && !line.startsWith('#'))
    .map((line) => ({ said: line.slice(0, line.indexOf(' => ')), wanted: line.slice(line.indexOf(' => ') + 4) }))
}

const ask = (said: string): Promise<Turn> => answer(NEW_TALK, said, watchedContext())
const refusedIn = (said: string) =>
  understandInTalk(NEW_TALK, said, { ...inEnglish(SAMPLE_AGENCY), places: PLACES }).refused

/** The keys of a line that a search has not understood. */
function missedKeys(wanted: string, filters: ListingFilters): string[] {
  const holds: Readonly<Record<string, (value: string) => boolean>> = {
    market: (value) => value.endsWith('ask') || value.startsWith(filters.market === 'rent' ? 'rent' : 'buy'),
    county: (value) => [filters.county, ...filters.counties].filter(Boolean).join() === value,
    towns: (value) => filters.towns.toSorted().join() === value.split(',').toSorted().join(),
    max: (value) => filters.price.max === Number(value),
    beds: (value) => value === '0' || filters.beds === Number(value),
    baths: (value) => filters.baths === Number(value),
    kind: (value) => value === 'house' || filters.kinds.includes(value as never),
  }
  const keys = wanted.matchAll(/\b(market|county|towns|max|beds|baths|kind):(\S+(?: [A-Z]\w+)*)/g)
  return [...keys].flatMap(([all, key, value]) => (holds[key!]!(value!) ? [] : [all]))
}

const lawful = linesOf('fair-lawful.txt', false)
const steering = linesOf('fair-steering.txt', false)

test.each(lawful)('a lawful wish is never refused: $said', async ({ said }) => {
  expect(refusedIn(said)).toEqual([])
  expect((await ask(said)).say).not.toMatch(/treat everyone alike|don’t rate schools|can’t judge how safe/)
})

test.each(steering)('steering is refused: $said', async ({ said, wanted }) => {
  expect(refusedIn(said).length).toBeGreaterThan(0)
  const { say, shown, talk } = await ask(said)
  expect(say).toMatch(/treat everyone alike|don’t rate schools|can’t judge how safe/)
  expect(talk.hasRefused).toBe(true)
  expect(shown[0]?.kind === 'search' || !wanted.includes('+')).toBe(true)
})

test('of the searches in them, most are understood', async () => {
  const all = [...lawful, ...steering].filter(({ wanted }) => /\b(?:market|county|towns|beds):/.test(wanted))
  const misread: string[] = []
  for (const { said, wanted } of all) {
    const search = (await ask(said)).shown.find((one) => one.kind === 'search')
    const missed = search ? missedKeys(wanted, search.filters) : ['no search, or asked which is meant']
    if (missed.length > 0) misread.push(`${said}: ${missed.join(' ')}`)
  }
  console.info(`${all.length - misread.length} of ${all.length} searches exact`)
  expect(misread.length / all.length < 0.15 ? [] : misread).toEqual([])
})

test('it is said once in a talk what can be told instead', async () => {
  const first = await ask('is Newark safe')
  const second = await answer(first.talk, 'which town has the best schools', watchedContext())
  expect(first.say).toMatch(/I can tell you prices/)
  expect(second.say).not.toMatch(/I can tell you prices/)
  expect(second.shown).toMatchObject([{ kind: 'choices' }])
})
