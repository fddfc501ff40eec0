import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { telHref } from '#domain/agency/tel-href.ts'
import { formatDay } from '#domain/day-text.ts'
import { AGENCY_NOTICE, AGENCY_NOTICE_HREF } from '../agency-notice.ts'
import { BASEMAP_ARCHIVES, BASEMAP_MEGABYTES } from '../basemap-archives.ts'
import { consentText } from '../inquiry-consent.ts'
import { RETENTION, SESSION_SECONDS } from '../retention.ts'
import { SAMPLE_AGENCY } from '../sample-agency/sample-agency.ts'
import { EMBEDDED_FILE } from '../timetable/embedded-timetable.ts'
import { FAIR_HOUSING } from './fair-housing.ts'
import type { LegalDocument } from './legal-document.ts'
import { legalPages, linkedSections } from './legal-pages.ts'
import { LICENSE_SECTIONS, TIMETABLES } from './licenses.ts'
import { privacyOf } from './privacy.ts'
import { termsOf } from './terms.ts'

const SAMPLES = { sampleHomes: true, sampleEdition: true }
const TERMS = termsOf(SAMPLE_AGENCY, SAMPLES)
const PRIVACY = privacyOf(SAMPLE_AGENCY, SAMPLES)
const PAGES = legalPages(SAMPLE_AGENCY, SAMPLES)

const textOf = ({ title, intro, sections }: LegalDocument) =>
  [title, intro, ...sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list])].join(
    '\n',
  )
const sectionIds = (document: LegalDocument) => document.sections.map((section) => section.id)

test.each([
  ['/privacy', PRIVACY],
  ['/terms', TERMS],
] as const)('R-04 %s has real content: dated, every section with an anchor and text of its own', (_, document) => {
  expect(document.updated).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(document.sections.length).toBeGreaterThanOrEqual(10)
  expect(new Set(sectionIds(document)).size).toBe(document.sections.length)
  for (const { id, heading, paragraphs, list = [] } of document.sections) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(heading).not.toBe('')
    expect([...paragraphs, ...list].every((text) => text.length > 10)).toBe(true)
    expect(paragraphs.length + list.length).toBeGreaterThan(0)
  }
  expect(textOf(document)).toContain(SAMPLE_AGENCY.email)
  expect(textOf(document)).not.toMatch(/lorem|ipsum|\bTBD\b|\[[^\]]*\]/i)
})

test('the terms link to the privacy policy and to who answers for the site', () => {
  const { firm, email, phones } = SAMPLE_AGENCY
  const sentence = (id: string) => PAGES.terms.sections.find((section) => section.id === id)?.blocks[0]
  expect(sentence('privacy')).toEqual({
    kind: 'paragraph',
    text: [
      'The ',
      { kind: 'link', href: '/privacy', text: ['Privacy Policy'] },
      ' explains what we do with your data.',
    ],
  })
  expect(sentence('contact')).toMatchObject({
    text: [
      `${firm.name}, `,
      { kind: 'link', href: `mailto:${email}`, text: [email] },
      ', ',
      { kind: 'link', href: telHref(phones.foot.number), text: [phones.foot.number] },
      '.',
    ],
  })
})

test('the terms tell the five relationships of an agent where the notice on inquiries links to', () => {
  const section = TERMS.sections.find(({ id }) => AGENCY_NOTICE_HREF === `/terms#${id}`)
  expect(section?.list).toHaveLength(5)
  expect(AGENCY_NOTICE).toMatch(/seller.*you.*both.*neither/)
})

test('R-04 the privacy policy says what is kept today, for how long and how to remove it', () => {
  const text = textOf(PRIVACY)
  for (const topic of [
    /favorites/i,
    /saved/i,
    /IP address/,
    /14 days/,
    /three cookies described above/,
    /microphone/,
    /inquiry form/,
  ]) {
    expect(text).toMatch(topic)
  }
  expect(sectionIds(PRIVACY)).toContain('remove')
})

test('R-04 the privacy policy opens with the visitor, and speaks of the sample edition in its own place alone', () => {
  expect(PRIVACY.intro).toMatch(/^You can look at every home/)
  expect(PRIVACY.sections[0]).toMatchObject({ id: 'in-short', heading: 'In short' })
  const own = PRIVACY.sections.find(({ id }) => id === 'sample-edition')!
  const others = PRIVACY.sections.filter((section) => section !== own)
  expect(textOf({ ...PRIVACY, sections: others })).not.toMatch(/edition/)
  for (const topic of [/simulated/, /nothing leaves your device/, /no cookies/, /any web host/])
    expect(textOf({ ...PRIVACY, sections: [own] })).toMatch(topic)
})

test('R-04, M-07 the privacy policy says what each map an operator may set up asks of whom', () => {
  const maps = PRIVACY.sections.find(({ id }) => id === 'maps')!.paragraphs
  expect(maps[0]).toMatch(/the site’s own files\. No other server/)
  expect(maps[1]).toMatch(/^If this site uses Google Maps, .*Google .*IP address.*cookies/)
  expect(maps[2]).toMatch(/^If this site draws its map from another provider’s data, .*IP address/)
})

test('R-04 V-12 the privacy policy says who hears a voice chat, whoever answers it', () => {
  const voice = PRIVACY.sections.find(({ id }) => id === 'voice')!.paragraphs
  expect(voice[0]).toMatch(/computer program, .*microphone: your browser asks for it only after you start/)
  expect(voice[1]).toMatch(/on your device if it can, or else through the browser maker’s service/)
  expect(voice[2]).toMatch(/^If this site uses a speech service, .*only when you have spoken.*keep neither/)
  expect(voice[3]).toMatch(/^Some voices .* on the browser maker’s servers/)
  expect(voice[4]).toMatch(/^If this site uses a language model, .*as text, .*the service that runs the model/)
  expect(voice[5]).toMatch(/^If this site uses the voice provider Vapi, .*Daily .*voice, .*IP address/)
})

test('R-04 the privacy policy says what the live edition keeps of a visitor and of an account', () => {
  const text = textOf(PRIVACY)
  for (const topic of [
    /13 months/,
    /30 days after/,
    /argon2id/,
    /30 minutes/,
    /without your notes/,
    /until you delete it/,
  ]) {
    expect(text).toMatch(topic)
  }
  expect(SESSION_SECONDS).toBe(RETENTION.sessionDays * 24 * 3600)
})

test('R-04 the privacy policy says what becomes of an inquiry, and the note above the button says the same', () => {
  const text = textOf(PRIVACY)
  for (const topic of [/24 months/, /90 days/, /calendar entry/, /version of the note/, /delete the message/]) {
    expect(text).toMatch(topic)
  }
  expect(consentText(SAMPLE_AGENCY)).toContain(`${RETENTION.inquiryMonths} months`)
  expect(consentText(SAMPLE_AGENCY)).toContain(SAMPLE_AGENCY.firm.name)
})

test('R-04 the terms cover accuracy, renderings, attribution, fair housing and accessibility', () => {
  expect(sectionIds(TERMS)).toEqual(
    expect.arrayContaining(['accuracy', 'sample-homes', 'attribution', 'fair-housing', 'accessibility']),
  )
  expect(textOf(TERMS)).toMatch(/Fair Housing Act[^]*New Jersey Law Against Discrimination/)
})

test('the footer’s fair-housing statement names both laws and leads to the full one', () => {
  expect(FAIR_HOUSING.statement).toMatch(/Fair Housing Act.*New Jersey Law Against Discrimination/)
  const { sections } = PAGES[FAIR_HOUSING.page]
  expect(sections.map(({ id }) => id)).toContain('fair-housing')
})

test('the product’s own texts have the sections that the site links to', () => {
  for (const { page, id } of linkedSections({ demo: true, voice: true }))
    expect(PAGES[page].sections.map((section) => section.id)).toContain(id)
})

test('R-04 /licenses names the day of the map, offers its files in their size, and dates every timetable', () => {
  const root = new URL('../../../public/', import.meta.url)
  const files = LICENSE_SECTIONS.flatMap(({ files: named = [] }) => named)
  // The build writes the notices of the packages (scripts/third-party-notices.ts).
  const missing = files.filter(({ path }) => !existsSync(new URL(path, root)))
  expect(missing.map(({ path }) => path)).toEqual(['third-party-notices.txt'])
  for (const name of ['streets', 'buildings'] as const) {
    expect(BASEMAP_MEGABYTES[name]).toBeCloseTo(statSync(new URL(BASEMAP_ARCHIVES[name], root)).size / 1e6, 1)
  }
  expect(JSON.stringify(LICENSE_SECTIONS)).toMatch(/OpenStreetMap as of December 13, 2022.*opendatacommons\.org/s)
  const days = EMBEDDED_FILE.sources.map(({ asOf }) => (asOf.length > 7 ? formatDay(asOf) : asOf.slice(0, 4)))
  expect(TIMETABLES.map(({ asOf }) => asOf)).toEqual(days)
})
