import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { countyHead, townHead } from './town-head.ts'

const SITE = { origin: 'https://homes.example', agency: SAMPLE_AGENCY }

test('M-04 an address without a town is not for search engines', () => {
  for (const head of [townHead(null, '/towns/essex/nowhere', SITE), countyHead(null, '/counties/x', SITE)]) {
    expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' })
  }
})
