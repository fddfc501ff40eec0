import { expect, test } from 'vitest'
import { countyHead, townHead } from './town-head.ts'

test('M-04 an address without a town is not for search engines', () => {
  for (const head of [
    townHead(null, '/towns/essex/nowhere', 'https://homes.example'),
    countyHead(null, '/counties/x', ''),
  ]) {
    expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' })
  }
})
