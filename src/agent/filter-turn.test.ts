import { expect, test } from 'vitest'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import type { Turn } from './talk.ts'

const choicesOf = ({ shown }: Turn) =>
  shown.flatMap((one) => (one.kind === 'choices' ? one.choices.map(({ label }) => label) : []))

test('what can be searched by, and what is, are told and can be pressed', async () => {
  const listed = await talkThrough([['what filters do you have', /^You can search by place, price or monthly cost/]])
  expect(choicesOf(listed)).toContain('built after 1990')
  await talkThrough([
    ['what am I searching for', /haven’t set anything/],
    ['homes in Essex County with three bedrooms'],
    ['what am I searching for', /homes in Essex County with at least 3 bedrooms, sorted by “Newest first\.”/],
    ['what order are they in', /“Newest first\.”/],
  ])
})

test('a filter is told with its value, and how it is set, changed and dropped', async () => {
  const unset = await talkThrough([
    ['is there a filter for basements', /search by a basement\. You haven’t set it yet/],
  ])
  expect(choicesOf(unset)).toEqual(['with a basement'])
  const set = await talkThrough([
    ['homes in Essex County under 900,000'],
    [
      'what’s my price limit',
      /the price set to “Up to \$900,000\.” Say “make it 750,000” to change it, or “any price”/,
    ],
  ])
  expect(choicesOf(set).slice(0, 2)).toEqual(['make it 750,000', 'any price'])
  await talkThrough([['can I filter by helipads', /no filter for that.*descriptions/]])
})

test('homes of the search are counted by one filter more, and the search stays', async () => {
  const before = await talkThrough([['homes in Essex County']])
  const counted = await talkThrough([
    ['homes in Essex County'],
    ['how many of these have a pool', /^(?:None|\d+) of those \d+\. Your search stays as it is\./],
  ])
  expect(counted.talk).toMatchObject({ filters: before.talk.filters, total: before.talk.total })
})

test('where a listing doesn’t say, the agency can be asked', async () => {
  const turn = await talkThrough([
    ['homes in Essex County'],
    ['does the second one have an elevator?', /doesn’t mention “elevator\.” Should I ask the agency\?/],
  ])
  expect(choicesOf(turn)).toContain('Ask the agency')
})
