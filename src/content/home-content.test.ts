import { expect, test } from 'vitest'
import type { Agency } from '#domain/agency/agency.ts'
import { telHref } from '#domain/agency/tel-href.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { COUNTY_INFO } from './counties.ts'
import { howItWorks } from './how-it-works.ts'
import { SAMPLE_AGENCY } from './sample-agency/sample-agency.ts'
import { SAMPLE_WORDS } from './sample-agency/sample-words.ts'
import { VOICE_START } from './voice-texts.ts'

const { testimonials } = SAMPLE_WORDS
const words = (text: string) => text.trim().split(/\s+/).length

test('H-06 each county has the specification’s stats', () => {
  expect(
    COUNTY_INFO.map(({ name, stats }) => `${name} ${stats.avgPrice} / ${stats.population} / ${stats.towns}`),
  ).toEqual([
    'Bergen $765,000 / 955,732 / 70',
    'Essex $520,000 / 863,728 / 22',
    'Hudson $630,000 / 724,854 / 12',
    'Morris $580,000 / 509,285 / 39',
    'Passaic $450,000 / 524,118 / 16',
    'Sussex $350,000 / 144,221 / 24',
    'Warren $330,000 / 109,632 / 22',
  ])
})

test('H-05 seven counties, Bergen first, each with its own picture and 60 to 90 words', () => {
  expect(COUNTY_INFO.map((county) => county.name)).toEqual([...COUNTIES])
  for (const { name, description, picture } of COUNTY_INFO) {
    expect(picture.url).toContain(`/county-${name.toLowerCase()}-`)
    expect(words(description)).toBeGreaterThanOrEqual(60)
    expect(words(description)).toBeLessThanOrEqual(90)
    expect(description).not.toMatch(/\b(famil\w+|schools?|safe|crime|diverse|affluent|prestigious|residents)\b/i)
  }
})

test('H-04 four cards with the specification’s titles, each naming what it promises', () => {
  const cards = howItWorks(SAMPLE_AGENCY)
  expect(cards.map((card) => card.title)).toEqual([
    'Advanced Search',
    'Interactive Map',
    'Save Favorites',
    'AI Recommendations',
  ])
  expect(cards[0]!.text).toMatch(/location, price, and amenities.*pool.*garage/)
  expect(cards[2]!.text).toMatch(/account.*updates on similar listings/)
  expect(cards[3]!.text).toMatch(/budget.*prefer/)
})

test('H-04 a real agency promises no updates or recommendations, and no assistant that it doesn’t have', () => {
  const real = { ...SAMPLE_AGENCY, isSample: false }
  const texts = (agency: Agency) => howItWorks(agency).map(({ title, text }) => `${title}: ${text}`)
  expect(texts(real)).toHaveLength(4)
  expect(texts(real).join(' ')).not.toMatch(/updates|recommend|suggest/i)
  expect(texts({ ...real, pages: { demo: false, voice: false } })).toHaveLength(3)
})

test('H-08 three testimonials of 25 to 45 words with 1 to 5 stars', () => {
  expect(testimonials.map(({ stars }) => stars)).toEqual([5, 5, 4])
  for (const { who, words: quote, portrait } of testimonials) {
    expect(words(quote)).toBeGreaterThanOrEqual(25)
    expect(words(quote)).toBeLessThanOrEqual(45)
    expect(portrait).toBe(`/portraits/${who.toLowerCase().replace(' ', '-')}.svg`)
  }
})

test('H-08 testimonials speak of nothing that the site doesn’t do', () => {
  const quotes = testimonials.map(({ words: said }) => said).join(' ')
  expect(quotes).not.toMatch(/train|roof|budget|inspect|offer|apprais|mortgage|school/i)
  expect(quotes).toMatch(/taxes, and fees side by side.*notes.*Maya.*saved the search/)
})

test('V-01 the start dialog names the agent, the devices and the consent', () => {
  expect(VOICE_START.title(SAMPLE_AGENCY.assistant.name)).toBe('Start Voice Chat with Maya Torres')
  expect(VOICE_START.text).toMatch(/voice conversation.*real estate team.*browser/)
  expect(VOICE_START.preparation).toMatch(/microphone.*speaker volume/)
  expect(VOICE_START.consent).toMatch(/'Start Voice Chat'.*consent.*end it any time/)
})

test('R-08 the footer blurb is the specification’s', () => {
  expect(SAMPLE_AGENCY.blurb).toBe(
    'connecting first-time home buyers and renters with their perfect properties in Northern New Jersey',
  )
  expect(SAMPLE_AGENCY.social).toEqual(['Facebook', 'Instagram', 'Twitter'].map((name) => ({ name, url: null })))
})

test('R-06 a phone number becomes the address of a call', () => {
  expect(telHref(SAMPLE_AGENCY.phones.head.number)).toBe('tel:+12015550142')
  expect(telHref(SAMPLE_AGENCY.phones.listings.number)).toBe('tel:+15551234567')
})
