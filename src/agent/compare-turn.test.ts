import { expect, test } from 'vitest'
import { talkThrough } from '../../tests/voice/talk-through.ts'

test('homes are compared by what was asked, with the answer first and a table', async () => {
  const { shown, sources, talk } = await talkThrough([
    ['homes in Essex County'],
    ['which is cheaper', /^Craftsman Bungalow .* is the cheapest: \$715,000, compared with \$925,000 for Victorian/],
    ['which one has lower taxes', /^Craftsman Bungalow .* has the lowest taxes: \$17,900/],
    [
      'the first or the third: which is bigger',
      /^Half-Timbered Tudor Revival is bigger: 3,260 sq ft, compared with 2,640 sq ft for Victorian/,
    ],
    [
      'which is closer to the train',
      /^Half-Timbered Tudor Revival is closer to a train: 6 min walk to Upper Montclair/,
    ],
    ['what would each cost a month', /^Victorian .* costs less per month: \$8,340,/],
    [
      'what is the difference between them',
      /^Victorian .* costs \$370,000 less, and Half-Timbered .* 620 more square feet\.$/,
    ],
  ])
  expect(shown).toMatchObject([
    { kind: 'comparison', homes: [{ id: 5 }, { id: 15 }] },
    { kind: 'choices', choices: [{ says: 'save the first one' }, { says: 'save the second one' }, {}] },
  ])
  expect(sources.map(({ href }) => href)).toEqual(['/compare?homes=5,15'])
  expect(talk.homes.map(({ id }) => id)).toEqual([5, 15])
})

test('a fact of several homes is told of each', async () => {
  await talkThrough([
    ['homes in Essex County'],
    ['do any of them allow dogs', /^Victorian .*: The listing doesn’t mention “dogs\.”\nCraftsman .*\nHalf-Timbered/],
    ['which of these has parking', /Half-Timbered Tudor Revival: Parking: Two-Car Garage\./],
    [
      'what would both cost to close',
      /^Victorian .*: About \$118,840 due at closing.*\nCraftsman .*: About \$9\d,\d{3} due at closing/,
    ],
  ])
})

test('a home is found by what was said of it, and one that can’t be is asked for', async () => {
  const unknown = await talkThrough([
    ['homes in Essex County'],
    ['tell me about the blue one', /^I’m not sure which one “blue” is\. I showed Victorian/],
  ])
  expect(unknown.shown).toMatchObject([{ kind: 'choices', choices: { length: 3 } }])
  await talkThrough([
    ['homes in Essex County'],
    ['the 715k one', /^Craftsman Bungalow/],
    ['the one on Ridgewood Avenue', /^(?:1 home.*“Ridgewood Avenue”|Victorian)/],
    ['compare it with the one in Branchville', /^Farmhouse with a Red Barn costs \$376,000 less/],
    ['the other one', /^Victorian|^Farmhouse|^Which one/],
    ['homes in Morris County'],
    ['go back to the first house you showed me', /^Victorian with a Wraparound Porch in Glen Ridge/],
    ['has the price dropped', /hasn’t changed since it was listed/],
    ['what did it sell for', /I only have asking prices/],
  ])
  await talkThrough([
    ['homes in Essex County'],
    ['compare the first two'],
    ['compare number one and number nine', /“number 9”/],
  ])
})

test('of wishes that are too many together, each alone is offered', async () => {
  const none = await talkThrough([
    ['homes in Sussex with a pool and 5 bedrooms under 300k', /^I found no homes/],
    ['why isn’t there anything', /^It’s the combination, not any one filter/],
  ])
  expect(none.shown).toMatchObject([
    { choices: [{ label: 'Homes in Sussex County (2)', says: 'start over, homes in Sussex County' }, {}, {}, {}] },
  ])
})

test('similar homes, the map and what leaves so few are told with a next step', async () => {
  const few = await talkThrough([
    ['homes in Essex County with a pool', /^I found no homes/],
    ['why none?', /^No home matches everything: .*What should I leave out\?$/],
  ])
  expect(few.shown).toMatchObject([
    { kind: 'choices', choices: [{ says: 'anywhere' }, { label: 'Without “Pool” (3)' }] },
  ])
  const like = await talkThrough([
    ['homes in Essex County'],
    ['something like the second but cheaper', /^I found 2 homes like Craftsman Bungalow .*: Shingled Cape Cod/],
  ])
  expect(like.shown).toMatchObject([{ kind: 'similar', to: { id: 7 } }, { kind: 'choices' }])
  const map = await talkThrough([['homes in Essex County'], ['show me on the map', /^Here’s the map/]])
  expect(map.sources).toEqual([{ label: 'See these on the map', href: '/map?county=Essex', attribution: '' }])
})
