import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { rankingWords as english } from '#language/en/ranking-words.ts'
import { rankingWords as spanish } from '#language/es/ranking-words.ts'
import { watchedContext, type WatchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { softlySaid } from './soft-words.ts'
import { inSpanish } from './spanish.ts'

test.each([
  ['homes in Essex, ideally with a yard', ['ideally with a yard'], 'homes in Essex'],
  ['ideally three bedrooms, under 850,000', ['ideally three bedrooms'], ', under 850,000'],
  ['3 beds in Essex with a yard if possible', ['with a yard if possible'], '3 beds in Essex'],
  ['under 700,000, a garage would be nice', ['a garage would be nice'], 'under 700,000'],
  ['two bedrooms, if possible', ['two bedrooms, if possible'], ''],
  ['on the water preferably', ['on the water preferably'], ''],
  ['pool a plus, and it would be nice to have a yard', ['pool a plus', 'it would be nice to have a yard'], ', and'],
  ['500,000 if possible but three beds', ['500,000 if possible'], 'but three beds'],
  ['three bedrooms in Essex', [], 'three bedrooms in Essex'],
  ['If possible, 4 bedrooms under 800,000', ['If possible, 4 bedrooms under 800,000'], ''],
  ['if possible 4 bedrooms, under 800,000', ['if possible 4 bedrooms'], ', under 800,000'],
  ['Ideally, 3 bedrooms, under 850,000', ['Ideally, 3 bedrooms'], ', under 850,000'],
  ['We’d like, if possible, 4 bedrooms', ['if possible, 4 bedrooms'], 'We’d like'],
  ['3 beds in Essex and, if possible, a garage', ['if possible, a garage'], '3 beds in Essex and'],
  ['nice to have: a pool', ['nice to have: a pool'], ''],
  ['a yard is what I’d like, if possible', ['a yard is what I’d like, if possible'], ''],
])('what is soft in “%s”', (said, soft, rest) => {
  expect(softlySaid(said, english)).toEqual({ soft, rest: expect.stringMatching(new RegExp(`^${rest}\\s*$`)) })
})

test.each([
  ['casas en Essex, idealmente con patio', ['idealmente con patio']],
  ['tres cuartos en Essex con patio si es posible', ['con patio si es posible']],
  ['casas en Essex, estaría bien que tuviera piscina', ['estaría bien que tuviera piscina']],
  ['casas en Essex, de preferencia con garaje', ['de preferencia con garaje']],
  ['casas en Essex con piscina', []],
  ['si es posible, cuatro cuartos por menos de 800,000', ['si es posible, cuatro cuartos por menos de 800,000']],
  ['Quiero, si se puede, una casa con patio', ['si se puede, una casa con patio']],
  ['casas en Essex y si es posible con garaje', ['si es posible con garaje']],
])('what is soft in “%s”', (said, soft) => {
  expect(softlySaid(said, spanish).soft).toEqual(soft)
})

const linkOf = (...said: string[]) => linkIn(watchedContext(), ...said)
const linkIn = async (context: WatchedContext, ...said: string[]) => {
  const turns = said.map((one): [string] => [one])
  const { sources, say } = await talkThrough(turns, context)
  const href = sources.find(({ href: to }) => to.startsWith('/wishes'))?.href
  return { say, search: href === undefined ? null : Object.fromEntries(new URL(href, 'https://a.test').searchParams) }
}

test('what is said softly is searched for, and is a wish of the link beside it', async () => {
  expect(await linkOf('homes in Essex County under 900 thousand, ideally with a pool')).toEqual({
    say: expect.stringContaining('You said “ideally with a pool,” so the list ranked by your wishes'),
    search: { county: 'Essex', max: '900000', amenities: 'pool', like: 'pool' },
  })
  expect((await linkOf('homes in Essex County', 'at least 3 bedrooms if possible')).search).toEqual({
    county: 'Essex',
    beds: '3',
    like: 'beds',
  })
  expect((await linkOf('homes in Essex County with a pool')).search).toBeNull()
  expect((await linkOf('homes in Essex County, ideally matching “Victorian”')).search).toBeNull()
})

test('soft words with nothing before them are about what follows', async () => {
  const { say, search } = await linkOf('If possible, 4 bedrooms in Essex County, under 900 thousand')
  expect(say).toContain('You said “If possible, 4 bedrooms in Essex County,” so the list ranked by your wishes')
  expect(search).toEqual({ county: 'Essex', max: '900000', beds: '4', like: 'beds,county' })
})

test.each([
  'rank these by what I’d like',
  'what would you recommend?',
  'which homes fit me best',
  'which one works best for me?',
  'Which works best for us',
  'which of these would work best for us?',
  'which one is the best fit for us?',
])('“%s” ranks the homes by all of the search but the price', async (said) => {
  const { say, search } = await linkOf('3 bedrooms in Essex County under 900 thousand', said)
  expect(say).toMatch(/^Of \d+ homes?, (?:none meets|\d+ meets?) every wish.* what each one meets and misses\.$/)
  expect(search).toEqual({ county: 'Essex', max: '900000', beds: '3', like: 'beds,county' })
})

test('by what was said softly, where anything was, until another search', async () => {
  const [first, rank] = ['homes in Essex County, ideally with 3 bedrooms', 'rank them by my wishes'] as const
  expect((await linkOf(first, 'under 900 thousand', rank)).search).toMatchObject({ like: 'beds', max: '900000' })
  expect((await linkOf(first, 'start over', 'homes in Bergen County with a pool', rank)).search).toMatchObject({
    like: 'county,pool',
  })
})

test('without wishes it leads to the questions', async () => {
  expect((await linkOf('rank homes by what I want')).search).toEqual({ ask: '1' })
  expect((await linkOf('homes under 900 thousand', 'rank them by my wishes')).search).toEqual({
    max: '900000',
    ask: '1',
  })
  expect((await linkOf('rank these by monthly payment')).search).toBeNull()
})

test('in Spanish as well', async () => {
  const spanishContext = () => ({ ...watchedContext(), ...inSpanish(SAMPLE_AGENCY) })
  const { say, search } = await linkIn(spanishContext(), 'casas en el condado de Essex, idealmente con piscina')
  expect(search).toEqual({ county: 'Essex', amenities: 'pool', like: 'pool' })
  expect(say).toContain('Dijo “idealmente con piscina”')
  for (const asks of ['¿qué me recomienda?', '¿cuál me conviene más?', '¿cuáles de estas nos quedan mejor?'])
    expect((await linkIn(spanishContext(), 'casas en el condado de Essex', asks)).search).toEqual({
      county: 'Essex',
      like: 'county',
    })
})
