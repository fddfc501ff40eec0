import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { inSpanish } from './spanish.ts'
import type { Turn } from './talk.ts'

const labels = ({ shown }: Turn): string[] =>
  shown.flatMap((one) => (one.kind === 'choices' ? one.choices.map(({ label }) => label) : []))

test.each([
  ['hm', /No rush/],
  ['idk', /No rush/],
  ['one sec', /when you want to continue/],
  ['hmm let me think', /when you want to continue/],
  ['okay cool', /What would you like to know/],
  ['none of these', /What should be different/],
  ['I don’t like any of them', /What should be different/],
  ['that’s wrong', /Say it another way/],
  ['no no no that’s not what I said', /Say it another way/],
  ['and?', /Those were all 3/],
  ['second', /^Craftsman Bungalow/],
  ['what?', /^3 homes in Essex County/],
  ['nah', /What would you like to know/],
])('%j after a search is answered with what comes next', async (said, wanted) => {
  const turn = await talkThrough([['homes in Essex'], [said, wanted]])
  expect(turn.talk.filters.county).toBe('Essex')
  expect(labels(turn).length + turn.shown.filter(({ kind }) => kind === 'listing').length).toBeGreaterThan(0)
})

test('a bare number is asked about, and the answer is searched by', async () => {
  const asked = await talkThrough([['homes in Essex'], ['two', /Do you mean 2 bedrooms or more, home number 2/]])
  expect(labels(asked)).toEqual(['2 bedrooms or more', 'home number 2', '2 bathrooms', 'up to $200,000'])
  const turn = await talkThrough([['homes in Essex'], ['four', /4 bedrooms/], ['bedrooms', /at least 4 bedrooms/]])
  expect(turn.talk.filters.beds).toBe(4)
})

test('before any search a word or two get a way to begin', async () => {
  expect(labels(await talkThrough([['maybe', /enough to start/]]))).toContain('Start with a place')
  expect(labels(await talkThrough([['3', /3 bedrooms or more, 3 bathrooms, or up to \$300,000/]]))).toHaveLength(3)
})

test('in Spanish, too', async () => {
  const context = Object.assign(watchedContext(), inSpanish(SAMPLE_AGENCY))
  const dialogue = [['casas en Essex'], ['ninguna', /Qué cambiamos/], ['tres', /3 dormitorios/]] as const
  expect(labels(await talkThrough(dialogue, context))).toContain('3 baños')
})
