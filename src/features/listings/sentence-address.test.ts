import { expect, test } from 'vitest'
import { sentenceAddress } from './sentence-address.ts'

test('L-03 a sentence sent as the search text becomes the filters it asks for', async () => {
  expect(await sentenceAddress({ q: 'three bedrooms in Bergen under 800k', view: 'list' })).toEqual({
    county: 'Bergen',
    beds: '3',
    // The slider's own range was nobody's choice.
    min: '0',
    max: '800000',
    view: 'list',
  })
  // What the form has sent beside it stays.
  expect(await sentenceAddress({ q: 'with a garage under $600,000', county: 'Essex' })).toMatchObject({
    county: 'Essex',
    max: '600000',
  })
})

test.each(['Montclair', 'Shingled Cape Cod with a Picket Fence', 'three bedrooms in Bergen with a moat', ''])(
  'L-03 “%s” stays a search by words',
  async (q) => {
    expect(await sentenceAddress({ q })).toBeNull()
  },
)
