import { expect, test } from 'vitest'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { summaryOf, type ListingSummary } from '#domain/listing/listing.ts'
import type { DigestEntry } from '#domain/updates/digest.ts'
import { digestPush } from './digest-push.ts'

const HOME: ListingSummary = {
  ...summaryOf(ALL_SAMPLES[0]!),
  id: 7,
  title: 'Lakeview House',
  city: 'Montclair',
  market: 'sale',
  price: 585_000,
  status: 'active',
}
const entry = (home: Partial<ListingSummary>, rest: Partial<DigestEntry> = {}): DigestEntry => ({
  home: { ...HOME, ...home },
  news: [{ kind: 'new' }],
  why: [{ kind: 'search', name: 'Morris' }],
  credits: [],
  isSample: false,
  ...rest,
})
const reduced = (home: Partial<ListingSummary>, why: DigestEntry['why'] = [{ kind: 'favorite' }]) =>
  entry(home, { news: [{ kind: 'reduced', from: 600_000 }], why })

test('H-04 one home is named, with its price and town, and leads to its page', () => {
  expect(digestPush([reduced({})])).toEqual({
    title: '$15,000 off: Lakeview House',
    body: '$585,000, Montclair',
    path: '/listings/7',
  })
  expect(digestPush([entry({ market: 'rent', price: 2500 })]).body).toBe('$2,500 a month, Montclair')
})

test('H-04 several are counted, and the one that the email tells first is named', () => {
  const all = [entry({ id: 1 }), entry({ id: 2 }), entry({ id: 3 }), reduced({ id: 4, city: 'Dover', price: 590_000 })]
  expect(digestPush(all)).toEqual({
    title: '3 new homes, 1 reduced',
    body: '$590,000, Dover',
    path: '/listings/4',
  })
})

test('H-04 the link leads to the list that has them all, if there is one', () => {
  expect(digestPush([reduced({ id: 1 }), reduced({ id: 2 })]).path).toBe('/favorites')
  expect(digestPush([entry({ id: 1 }), entry({ id: 2 })]).path).toBe('/favorites?tab=searches')
  const similar = entry({ id: 3 }, { why: [{ kind: 'similar', to: 'Lakeview House' }] })
  expect(digestPush([similar, entry({ id: 4 })]).path).toBe('/listings/3')
})

test('H-04 whatever a listing says, it stays two lines of fewer than 200 characters', () => {
  const title = `New\n\u2028${'🏡 lovely home '.repeat(40)}`
  const { title: shown, body } = digestPush([entry({ title, city: 'T'.repeat(500) })])
  expect(shown).toMatch(/^New listing: New 🏡 lovely home .*…$/u)
  expect(Array.from(shown + body).length).toBeLessThan(200)
  expect(shown.isWellFormed()).toBe(true)
})
