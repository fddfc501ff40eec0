import { expect, test } from 'vitest'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import { currentNews } from './current-news.ts'
import type { NewsOfHome } from './home-news.ts'
import { newsInNumbers, newsInShort, newsOfOne, newsText, whyText } from './update-text.ts'

const NOW = new Date('2026-11-28T13:00:00Z')
const OPEN = '2026-11-29T18:00:00.000Z'
const HOME = {
  ...madeListing({ id: 1 }),
  title: 'Lakeview House',
  price: 585_000,
  status: 'active' as const,
  openHouses: [{ startsAt: OPEN, endsAt: '2026-11-29T20:00:00.000Z', byAppointment: false, remarks: null }],
}
const SOLD = { ...HOME, status: 'under-contract' as const }
const REDUCED: NewsOfHome = { kind: 'reduced', from: 600_000 }
const OPEN_HOUSE: NewsOfHome = { kind: 'open-house', startsAt: OPEN }

test('what happened is said in the words of the site', () => {
  const texts = [{ kind: 'new' }, { kind: 'back' }, { kind: 'under-contract' }, REDUCED, OPEN_HOUSE] as NewsOfHome[]
  expect(texts.map((news) => newsText(news, HOME))).toEqual([
    'New listing',
    'Back on the market',
    'Under contract',
    'Price reduced by $15,000',
    'Open house Sunday, November 29, 1 to 3 p.m.',
  ])
})

test('a subject about one home names it', () => {
  expect(newsOfOne(REDUCED, HOME)).toBe('$15,000 off: Lakeview House')
  expect(newsOfOne({ kind: 'back' }, HOME)).toBe('Back on the market: Lakeview House')
  expect(newsOfOne(OPEN_HOUSE, HOME)).toBe('Open house Sunday, November 29: Lakeview House')
})

test('a subject about several counts what there is, and stays short', () => {
  expect(newsInNumbers(['new', 'reduced', 'new', 'new'])).toBe('3 new homes and 1 price reduction')
  expect(newsInNumbers(['under-contract', 'open-house'])).toBe('1 home under contract and 1 open house')
  expect(newsInNumbers(['under-contract', 'open-house', 'back', 'new'])).toBe(
    '1 new home, 1 home back on the market, and more',
  )
})

test('a notification’s title says “homes” once', () => {
  expect(newsInShort(['new', 'reduced', 'new', 'new'])).toBe('3 new homes, 1 reduced')
  expect(newsInShort(['reduced', 'reduced', 'under-contract'])).toBe('2 homes reduced, 1 under contract')
  expect(newsInShort(['open-house', 'back'])).toBe('1 home back on the market, 1 open house')
  expect(newsInShort(['under-contract', 'open-house', 'back', 'new'])).toBe(
    '1 new home, 1 back on the market, and more',
  )
})

test('one line says why: saved before searches, searches before likeness', () => {
  const search = (name: string) => ({ kind: 'search', name }) as const
  const similar = { kind: 'similar', to: '12 Elm Street' } as const
  expect(whyText([similar, search('Morris'), { kind: 'favorite' }])).toBe('You saved this home')
  expect(whyText([similar, search('Morris under 600k')])).toBe('Matches your saved search “Morris under 600k”')
  expect(whyText([search('A'), search('B'), search('C'), search('D')])).toBe(
    'Matches your saved searches “A”, “B”, and 2 more',
  )
  const wishes = (name: string) => ({ kind: 'wishes', name, address: { beds: '2', like: 'beds' } }) as const
  expect(whyText([wishes('Quiet 2-bed'), similar])).toBe('Meets every wish in “Quiet 2-bed”')
  expect(whyText([wishes('A'), search('B'), wishes('C')])).toBe(
    'Matches your saved search “B” and meets every wish in “A” and “C”',
  )
  expect(whyText([similar])).toBe('Similar to 12 Elm Street, which you saved')
})

test('news that is no longer true isn’t told', () => {
  const all = [{ kind: 'new' }, REDUCED, { kind: 'under-contract' }, OPEN_HOUSE] as NewsOfHome[]
  const kinds = (home: typeof HOME | typeof SOLD, now = NOW) =>
    currentNews({ home, news: all }, now).map(({ kind }) => kind)
  expect(kinds(HOME)).toEqual(['reduced', 'new', 'open-house'])
  expect(kinds(SOLD)).toEqual(['under-contract'])
  expect(kinds({ ...HOME, price: 600_000 })).toEqual(['new', 'open-house'])
  expect(kinds({ ...HOME, openHouses: [] })).toEqual(['reduced', 'new'])
  expect(kinds(HOME, new Date('2026-11-29T18:30:00Z'))).toEqual(['reduced', 'new'])
})

test('several reductions are one, by their sum', () => {
  const news: NewsOfHome[] = [REDUCED, { kind: 'reduced', from: 615_000 }, { kind: 'reduced', from: 590_000 }]
  expect(currentNews({ home: HOME, news }, NOW)).toEqual([{ kind: 'reduced', from: 615_000 }])
})
