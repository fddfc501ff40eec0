import { expect, test } from 'vitest'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { answer } from './conversation.ts'

test.each([
  'save the first two',
  'keep both of them',
  'save these two',
  'add the first and the second to my favorites',
])('%j saves each home, and one undo takes all back', async (said) => {
  const context = watchedContext()
  const { talk } = await talkThrough([['homes in Sussex County'], [said, /and .* to your favorites/]], context)
  expect(context.favored).toHaveLength(2)
  await answer(talk, 'undo', context)
  expect(context.favored).toEqual([])
})

test.each(['take the first one off my favorites', 'remove the first one from favorites', 'unsave the first one'])(
  '%j removes it, and undo puts it back',
  async (said) => {
    const context = watchedContext()
    const { talk } = await talkThrough(
      [['homes in Sussex County'], ['save the first two'], [said, /^I removed .* from your favorites\.$/]],
      context,
    )
    expect(context.favored).toHaveLength(1)
    await answer(talk, 'undo', context)
    expect(context.favored).toHaveLength(2)
  },
)

test('a home that was not saved is not taken off', async () => {
  await talkThrough([['homes in Sussex County'], ['take the first one off my favorites', /isn’t in your favorites/]])
})

test('a saved search is named, and told truthfully', async () => {
  const context = watchedContext()
  const { talk } = await talkThrough(
    [
      ['Rentals in Jersey City, one bedroom, up to $2,700, dogs ok'],
      ['save that search', /pets allowed\.”/],
      ['without any emails please', /no emails unless you ask/],
      ['call it river flats', /is now called “river flats\.”/],
      ['every day or once a week?', /daily, or weekly/],
      ['where do I find them later', /Favorites page/],
      ['delete the first one', /Saved Searches/],
    ],
    context,
  )
  expect(context.saved.map(({ name }) => name)).toEqual(['river flats'])
  await answer(talk, 'undo', context)
  expect(context.saved).toEqual([])
})

test('a note keeps its own words only', async () => {
  const context = watchedContext()
  await talkThrough([['homes in Sussex County'], ['make a note for number two: too dark', /“Too dark”/]], context)
  expect([...context.notes.values()]).toEqual(['Too dark'])
})

test('words of talk are passed over, a thing is not', async () => {
  await talkThrough([
    ['fair enough, homes in Essex County with a mess please', /left out “mess\.”/],
    ['alright friends, homes in Sussex County', /^(?!.*left out)/],
  ])
})

test.each(['not that one, the second', 'no wait, I meant the second one', 'wrong one, the second please'])(
  '%j right after saving saves the other home instead',
  async (said) => {
    const context = watchedContext()
    await talkThrough(
      [
        ['homes in Sussex County'],
        ['save the first one'],
        [said, /^I removed .* from your favorites\. I saved .* to your favorites/],
      ],
      context,
    )
    expect(context.favored).toHaveLength(1)
  },
)

test('a home and the search are saved by one sentence, and taken back one after the other', async () => {
  const context = watchedContext()
  const { talk } = await talkThrough(
    [
      ['homes in Sussex County'],
      ['remember the first one for me and the search', /to your favorites\. I saved this search/],
    ],
    context,
  )
  expect([context.favored.length, context.saved.length]).toEqual([1, 1])
  await answer((await answer(talk, 'undo', context)).talk, 'undo', context)
  expect([context.favored.length, context.saved.length]).toEqual([0, 0])
})
