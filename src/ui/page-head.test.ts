import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { pageHead } from './page-head.ts'

const site = (origin: string) => ({ origin, agency: SAMPLE_AGENCY })
const PAGE = { title: 'Homes', description: 'Homes near you', path: '/listings' }

test('a page names its own address and picture in full', () => {
  const { meta, links } = pageHead({ ...PAGE, site: site('https://homes.example.com') })
  expect(links).toEqual([{ rel: 'canonical', href: 'https://homes.example.com/listings' }])
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://homes.example.com/listings' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://homes.example.com/og.jpg' })
})

test('where the address is not known (the one document of the sample edition) none is claimed', () => {
  const { meta, links } = pageHead({ ...PAGE, site: site('') })
  expect(links).toEqual([])
  expect(JSON.stringify(meta)).not.toContain('og:url')
  expect(meta).toContainEqual({ property: 'og:image', content: '/og.jpg' })
})
