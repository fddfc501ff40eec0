import { expect, test } from 'vitest'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { answer } from './conversation.ts'
import type { Turn } from './talk.ts'

const choicesOf = ({ shown }: Turn) =>
  shown.flatMap((one) => (one.kind === 'choices' ? one.choices.map(({ label }) => label) : []))

test('undo goes back through the searches, and then there is nothing left', async () => {
  const { talk, shown } = await talkThrough([
    ['undo', /nothing to undo/],
    ['homes in Essex County'],
    ['renovated'],
    ['only three bedrooms'],
    ['scratch that', /^OK, back to .*in Essex County/],
  ])
  expect(talk.filters).toMatchObject({ county: 'Essex', amenities: ['renovated'], beds: null })
  expect(shown[0]).toMatchObject({ kind: 'search', total: talk.total })
  const context = watchedContext()
  const first = await answer(talk, 'undo', context)
  expect(first.talk.filters).toMatchObject({ county: 'Essex', amenities: [] })
  const start = await answer(first.talk, 'go back', context)
  expect(start.say).toMatch(/undid everything, and your search is empty again/)
  expect((await answer(start.talk, 'undo that', context)).say).toMatch(/nothing to undo/)
})

test('what was saved is withdrawn, but not what was saved before', async () => {
  const context = watchedContext()
  const saved = await talkThrough([['homes in Essex County'], ['save the first one', /to your favorites/]], context)
  expect(context.favored).toEqual([5])
  const again = await answer(saved.talk, 'save it', context)
  expect(again.say).toMatch(/already in your favorites/)
  const undone = await answer(again.talk, 'undo', context)
  expect(undone.say).toMatch(/from your favorites\. What would you like/)
  expect(context.favored).toEqual([])
  const search = await answer(undone.talk, 'save this search', context)
  expect(context.saved).toHaveLength(1)
  expect((await answer(search.talk, 'undo', context)).say).toMatch(/removed the saved search “Homes in Essex County\.”/)
  expect(context.saved).toEqual([])
})

test('a request goes one step back; what is sent stays sent, and it says so', async () => {
  const context = watchedContext()
  const back = await talkThrough(
    [
      ['homes in Essex County'],
      ['book a tour of the first one', /What day/],
      ['Tuesday', /Morning/],
      ['undo', /one step back\. What day/],
      ['undo', /dropped that request and sent nothing/],
      ['book a tour of the first one on Tuesday morning', /name/],
      ['Ana Lopez'],
      ['ana@example.com', /Should I send it/],
      ['yes', /^Sent/],
    ],
    context,
  )
  const undone = await answer(back.talk, 'undo', context)
  expect(undone.say).toMatch(/was sent, and I can’t take it back\. Call us at \(201\) 555-0142/)
  expect(context.sent).toHaveLength(1)
})

test('a market guessed and filters that fall away are told, with a button that undoes them', async () => {
  const guessed = await talkThrough([['homes in Essex County with a pool'], ['under 2,500 a month', /homes for rent/]])
  expect(choicesOf(guessed)).toContain('Undo')
  const anew = await talkThrough([
    ['three bedrooms in Essex County with a pool'],
    ['show me homes in Bergen County', /That started a new search, so I dropped .*Pool/],
  ])
  expect(choicesOf(anew)).toEqual(['Undo'])
  const { talk } = await answer(anew.talk, 'undo', watchedContext())
  expect(talk.filters).toMatchObject({ county: 'Essex', beds: 3, amenities: ['pool'] })
})

test('of the words left out three are told, and no function words', async () => {
  const turn = await talkThrough([
    [
      'homes in Essex County with a helipad or zeppelin, a moat and a drawbridge',
      /I left out “helipad,” “zeppelin,” and “moat\.” Try saying it another way\.$/,
    ],
    ['a condo in Bayonne with a walk in shower', /^(?!.*no place called)/],
  ])
  expect(choicesOf(turn)).toContain('Undo')
})

test('words left out can be undone', async () => {
  const turn = await talkThrough([
    ['homes in Essex County with a helipad', /I left out “helipad\.” Try saying it another way\.$/],
  ])
  expect(choicesOf(turn)).toEqual(['Undo'])
})
