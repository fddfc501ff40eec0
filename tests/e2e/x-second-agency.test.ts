import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROOKSIDE, layAgencyFolder } from '../agency-folder.ts'
import { madeInquiry, madeTour } from '../conformance/inquiry-gateway.ts'
import { startFeedSite } from './feed-site.ts'
import type { SiteProcess } from './site-process.ts'

/** What only the sample agency and its homes say. */
const NOT_ITS_OWN =
  /keystead|maya|\b555\b|\bsamples?\b|made[- ]up|imaginary|demonstration|simulated|northern new jersey/i

const START_TIMEOUT = 180_000
const folder = mkdtempSync(path.join(tmpdir(), 'brookside-'))
let site: SiteProcess

const TOWNS = [
  ['Montclair', 'Essex', '07042'],
  ['Morristown', 'Morris', '07960'],
  ['Ridgewood', 'Bergen', '07450'],
  ['Sparta', 'Sussex', '07871'],
]

/** A feed's record with nothing wrong; every sixth is to rent. */
const record = (at: number) => {
  const [City, CountyOrParish, PostalCode] = TOWNS[at % TOWNS.length]!
  const isRental = at % 6 === 5
  return {
    ListingKey: `B${at}`,
    ListingId: `B-${at}`,
    StandardStatus: 'Active',
    PropertyType: isRental ? 'Residential Lease' : 'Residential',
    PropertySubType: 'Single Family Residence',
    ListPrice: isRental ? 2500 + at : 400_000 + at * 1000,
    BedroomsTotal: 2 + (at % 3),
    BathroomsFull: 1 + (at % 2),
    UnparsedAddress: `${at + 1} Elm St`,
    City,
    StateOrProvince: 'NJ',
    PostalCode,
    CountyOrParish,
    PublicRemarks: 'A quiet house near the station. '.repeat(8),
    ModificationTimestamp: '2026-11-01T10:00:00Z',
    OnMarketDate: '2026-10-01',
    ListOfficeName: 'Hollis & Marsh Realtors',
    ListOfficePhone: '(973) 200-0100',
  }
}

beforeAll(async () => {
  layAgencyFolder(path.join(folder, 'agency'), BROOKSIDE, {
    'texts/pages/about-us.md': '---\ntitle: About us\nupdated: 2026-11-20\n---\nWe are **small**.\n',
  })
  const records = Array.from({ length: 120 }, (_, at) => record(at))
  site = await startFeedSite(folder, records)
}, START_TIMEOUT)
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

/** A page without its scripts, whose names of stored things no visitor sees. */
async function read(address: string): Promise<string> {
  const text = await (await fetch(site.url + address)).text()
  return text.replaceAll(/<script[\s\S]*?<\/script>|<!-- -->/g, '')
}

const leftover = (text: string): string | null => {
  const found = NOT_ITS_OWN.exec(text)
  return found && text.slice(Math.max(0, found.index - 60), found.index + 60)
}

const PAGES = [
  '/',
  '/listings',
  '/listings?market=rent',
  '/map',
  '/favorites',
  '/compare',
  '/afford',
  '/afford/rent',
  '/match',
  '/wishes',
  '/counties/essex',
  '/towns/essex/montclair',
  '/how-we-compute',
  '/licenses',
  '/terms',
  '/privacy',
  '/fair-housing',
  '/about-us',
  '/agents',
  '/signin',
  '/signup',
  '/forgot-password',
  '/account',
  '/demo',
  '/nothing-here',
  '/shared/unknown',
]

test.each(PAGES)('%s of a second agency says nothing of the first', async (address) => {
  const page = await read(address)
  expect(leftover(page)).toBeNull()
  expect(page).toContain('Brookside Homes')
})

/** As above, but a price or a size may have the digits 555. */
const NO_FIGURE = new RegExp(NOT_ITS_OWN.source.replace(String.raw`\b555\b`, String.raw`\b555-|\(555\)`), 'i')
const AT_ONCE = 4

test('no address of the sitemap says anything of the first agency', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(addresses.length).toBeGreaterThan(300)
  const found: string[] = []
  const queue = addresses.values()
  const walk = async () => {
    for (const address of queue) {
      const text = NO_FIGURE.exec(await read(address))?.[0]
      if (text !== undefined) found.push(`${address}: ${text}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  expect(found).toEqual([])
})

test('R-03 every page links to the agency’s own, and only what exists', async () => {
  expect(await read('/')).toContain('href="/about-us"')
  const answers = await Promise.all(['/about-us', '/demo', '/nothing-here'].map((address) => fetch(site.url + address)))
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404])
})

test('H-01 H-08 its home page promises its own area, and steps through testimonials only if it has several', async () => {
  const home = await read('/')
  expect(home).toContain('Find Your Dream Home in Essex and Morris Counties')
  expect(home).not.toContain('Bergen, Essex, Hudson')
  expect(home).not.toContain('Counties we serve')
  expect(home).toContain('Nora told us to walk away from three houses.')
  expect(home).not.toContain('Next testimonial')
})

test('a firm whose name ends in a period ends its sentences with one', async () => {
  for (const address of ['/', '/agents', '/terms']) {
    const page = await read(address)
    expect(page).toContain('Brookside Homes Inc.')
    expect(page).not.toContain('Inc..')
  }
})

test('its people and offices are where a visitor looks for them', async () => {
  const agents = await read('/agents')
  for (const text of ['Nora Feld', 'license 0012345', 'English and Spanish', 'Montclair and Madison', '(973) 744-0188'])
    expect(agents).toContain(text)
  const [, foot = ''] = (await read('/map')).split('<footer')
  for (const text of ['href="/agents"', '100 Church Street', 'Rentals', '(973) 744-0187']) expect(foot).toContain(text)
})

test('its homes say nothing of the first agency, and carry their office', async () => {
  const { listings } = (await (await fetch(`${site.url}/api/listings`)).json()) as { listings: { id: number }[] }
  for (const { id } of listings.slice(0, 3)) {
    const page = await read(`/listings/${id}`)
    expect(leftover(page)).toBeNull()
    expect(page).toContain('Hollis &amp; Marsh Realtors')
  }
})

test('manifest, texts and API say nothing of the first agency', async () => {
  for (const address of [
    '/site.webmanifest',
    '/robots.txt',
    '/agency-texts/testimonials.json',
    '/agency-texts/counties.json',
    '/api/counties',
  ])
    expect([address, leftover(await read(address))]).toEqual([address, null])
  expect(await (await fetch(`${site.url}/site.webmanifest`)).json()).toMatchObject({ name: 'Brookside Homes' })
})

test('D-09 an inquiry goes to the agency, with a calendar entry of its own', async () => {
  const { listings } = (await (await fetch(`${site.url}/api/listings`)).json()) as { listings: { id: number }[] }
  const sent = await fetch(`${site.url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      listingId: listings[0]!.id,
      key: crypto.randomUUID(),
      inquiry: { ...madeInquiry(), tour: madeTour() },
    }),
  })
  expect(sent.status).toBe(201)
  const outbox = path.join(folder, 'outbox')
  mkdirSync(outbox, { recursive: true })
  const mails = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(2)
  const texts = mails().map((name) => readFileSync(path.join(outbox, name), 'utf8'))
  expect(texts.some((text) => /^To: .*hello@brookside\.example/m.test(text))).toBe(true)
  for (const text of texts) {
    expect(text).toMatch(/^From: Brookside Homes <hello@brookside\.example>/m)
    const parts = text
      .split(/\r?\n\r?\n/)
      .map((part) => (/^[\w+/=\r\n]{40,}$/.test(part) ? Buffer.from(part, 'base64').toString() : part))
    expect(leftover(parts.join('\n'))).toBeNull()
  }
})
