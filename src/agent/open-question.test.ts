import { describe as group, expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { chosenIn } from '#language/choice.ts'
import { englishGrammar } from '#language/en/grammar.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { answer } from './conversation.ts'
import { NEW_TALK, type Turn } from './talk.ts'

const choicesOf = ({ shown }: Turn) =>
  shown.flatMap((one) => (one.kind === 'choices' ? one.choices.map(({ label }) => label) : []))

test.each([
  ['the city', 0],
  ['Passaic County', 1],
  ['the county please', 1],
  ['the second', 1],
  ['the first one', 0],
  ['number 2', 1],
  ['both', 'all'],
  ['the last one', 1],
  ['I mean the county', 1],
  ['three bedrooms in the city', null],
  ['Hoboken', null],
])('%j chooses %j of the city of Passaic and Passaic County', (said, chosen) => {
  expect(chosenIn(said, ['the city of Passaic', 'Passaic County'], englishGrammar.words.choice)).toBe(chosen)
})

group('a sentence with two readings', () => {
  const { understand } = englishGrammar
  const filters = defaultFilters('sale', everyPrice)
  const city = { ...filters, beds: 2, towns: ['Passaic/Passaic' as const] }
  const county = { ...filters, beds: 2, county: 'Passaic' as const }
  const context = {
    ...watchedContext(),
    grammar: {
      ...englishGrammar,
      understand: (said: string, of: Parameters<typeof understand>[1]) => {
        const read = understand(said, of)
        const readings = [
          { label: 'the city of Passaic', says: 'in Passaic city', filters: city },
          { label: 'Passaic County', says: 'in Passaic County', filters: county },
        ]
        const isOpen = /passaic$/i.test(said)
        return isOpen
          ? { ...read, filters: city, ambiguity: { kind: 'place' as const, span: { start: 0, end: 7 }, readings } }
          : read
      },
    },
  }
  const asked = () => answer(NEW_TALK, 'two bedrooms in Passaic', context)

  test('is asked about, with the readings as buttons, and answered in words', async () => {
    const turn = await asked()
    expect(turn.say).toBe('Do you mean the city of Passaic or Passaic County?')
    expect(choicesOf(turn)).toEqual(['the city of Passaic', 'Passaic County'])
    expect(turn.talk.total).toBeNull()
    expect((await answer(turn.talk, 'the county', context)).talk).toMatchObject({ filters: county, question: null })
    expect((await answer(turn.talk, 'in Passaic city', context)).talk).toMatchObject({ filters: city })
    expect((await answer(turn.talk, 'yes', context)).talk).toMatchObject({ filters: city })
  })

  test('is never asked about twice in a row: then the likelier reading is taken and said', async () => {
    const again = await answer((await asked()).talk, 'show me homes in passaic', context)
    expect(again.talk).toMatchObject({ filters: city, question: null })
    expect(again.say).toMatch(/I took that as the city of Passaic\./)
    expect(choicesOf(again)).toContain('Undo')
  })

  test('is dropped when something else is said', async () => {
    const other = await answer((await asked()).talk, 'homes in Bergen County', context)
    expect(other.talk).toMatchObject({ filters: { county: 'Bergen' }, question: null })
    expect(other.say).not.toMatch(/Do you mean/)
  })
})

test('an act on an unclear home asks which, and any answer does it', async () => {
  const context = watchedContext()
  const asked = await talkThrough([['homes in Essex County'], ['save it', /^Which one do you mean/]], context)
  expect(choicesOf(asked)).toHaveLength(3)
  await answer(asked.talk, 'the second one', context)
  await answer(asked.talk, 'the Victorian', context)
  expect(context.favored).toHaveLength(2)
})

test('who will live there is answered with room, and no filter follows unasked', async () => {
  const asked = await talkThrough([
    ['homes in Essex County'],
    ['we have two kids', /three bedrooms.*Should I look for that\?/],
  ])
  expect(choicesOf(asked)).toEqual(['3 or more bedrooms'])
  expect(asked.talk.filters.beds).toBeNull()
  const { talk } = await answer(asked.talk, 'yes please', watchedContext())
  expect(talk.filters).toMatchObject({ county: 'Essex', beds: 3 })
})

test.each(['yes', 'yes please', 'ok do that', 'why not', 'sure, go for it', 'that would be great', 'please ask them'])(
  '%j agrees to what was offered beside an answer',
  async (said) => {
    await talkThrough([
      ['homes in Hoboken'],
      ['is the first one in a flood zone', /doesn’t mention “flooding\.” Should I ask the agency\?/],
      [said, /^A message about .*: “Is it in a flood zone\.” What is your name\?$/],
    ])
  },
)

test('leaving out what a search found nothing with is agreed to or chosen', async () => {
  const asked = [
    ['homes in Hoboken with a pool and nine bedrooms', /^I found no homes/],
    ['why are there none', /What should I leave out\?$/],
  ] as const
  for (const said of ['ok leave that out', 'the first', 'yes'])
    await talkThrough([...asked, [said, /^(?!I found no|I didn’t).*homes? /]])
})
