import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { summaryOf, type ListingSummary } from '#domain/listing/listing.ts'
import type { DigestEntry } from '#domain/updates/digest.ts'
import { SAMPLE_WORDS, SECOND_AGENCY } from '../../../tests/second-agency.ts'
import type { Digest } from './digest-content.ts'
import { digestMail } from './digest-mail.ts'

const SITE = 'https://homes.example.com'
const HOME = {
  ...summaryOf(ALL_SAMPLES[0]!),
  title: 'Lakeview House',
  office: 'Hill Realty',
  price: 585_000,
  status: 'active' as const,
}
const home = (changes: Partial<ListingSummary>): ListingSummary => ({ ...HOME, ...changes })
const entry = (changes: Partial<DigestEntry> = {}): DigestEntry => ({
  home: HOME,
  news: [{ kind: 'new' }],
  why: [{ kind: 'search', name: 'Morris under 600k' }],
  credits: [],
  isSample: false,
  ...changes,
})
const REDUCED = entry({ news: [{ kind: 'reduced', from: 600_000 }], why: [{ kind: 'favorite' }] })

const mailOf = (entries: readonly DigestEntry[], changes: Partial<Digest> = {}) =>
  digestMail({
    entries,
    recipient: { name: 'Ana', address: 'ana@example.com' },
    agency: SAMPLE_AGENCY,
    siteAddress: SITE,
    hasAccount: true,
    unsubscribe: `${SITE}/updates/token`,
    now: new Date('2026-11-28T13:00:00Z'),
    ...changes,
  })
const sent = (...args: Parameters<typeof mailOf>) => mailOf(...args).mail
/** What a reader sees of the HTML, links as their addresses after the text. */
const readable = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')

test('H-04 an email tells a saved home’s reduction in its subject and with both prices', () => {
  const mail = sent([REDUCED])
  expect(mailOf([REDUCED])).toMatchObject({ topic: 'updates', secretUntil: null })
  expect(mail.to).toEqual([{ name: 'Ana', address: 'ana@example.com' }])
  expect(mail.replyTo).toEqual({ name: 'Keystead', address: 'hello@keystead.example' })
  expect(mail.subject).toBe('$15,000 off: Lakeview House')
  expect(mail.text).toContain('Price reduced by $15,000\nLakeview House\n$585,000 (was $600,000)\n')
  expect(mail.html).toMatch(/\$585,000 <s [^>]*>\$600,000<\/s>/)
})

test('both forms say the same, and where everything leads', () => {
  const feeds = [
    {
      name: 'Garden State MLS',
      logo: '/feed-logos/abc',
      disclaimer: 'Deemed reliable.\nNot guaranteed.',
      listingsAsOf: '2026-11-28T02:40:00Z',
    },
  ]
  const { subject, text, html } = sent([REDUCED, entry({ credits: feeds })])
  expect(subject).toBe('1 new home and 1 price reduction')
  const shown = readable(html)
  for (const words of [
    subject,
    'Lakeview House',
    HOME.address,
    'Listed by Hill Realty',
    'You saved this home',
    'Matches your saved search “Morris under 600k”',
    `${SITE}/listings/${HOME.id}`,
    'Listings from Garden State MLS',
    'Listings as of November 27, 2026 at 9:40 PM',
    'Not guaranteed.',
    'as of November 28, 2026 at 8:00 AM',
    'because you asked Keystead',
    'Change email settings',
    `${SITE}/account`,
    'Stop all emails',
    `${SITE}/updates/token`,
    '1 Example Street, Montclair, NJ 07042',
    'Licensed real estate broker',
    'Equal Housing Opportunity',
  ]) {
    expect(text).toContain(words)
    expect(shown).toContain(words)
  }
  expect(html).toContain(`src="${SITE}/feed-logos/abc"`)
})

test('an email about wishes leads to the homes ranked by them, once for each search', () => {
  const by = (name: string, beds: string) =>
    ({ kind: 'wishes', name, address: { beds, features: 'yard', like: 'beds,yard' } }) as const
  const other = entry({ home: home({ id: 3, title: 'Other one' }), why: [by('Quiet\n2-bed', '2'), by('Large', '4')] })
  const { text, html } = sent([entry({ why: [by('Quiet\n2-bed', '2')] }), other])
  for (const form of [text, readable(html)]) {
    expect(form.split('Meets every wish in “Quiet 2-bed”')).toHaveLength(3)
    expect(form.split('See homes ranked by “Quiet 2-bed”')).toHaveLength(2)
    expect(form).toContain('See homes ranked by “Large”')
    expect(form.split('/wishes?')).toHaveLength(3)
  }
  expect(text).toContain(`: ${SITE}/wishes?beds=4&features=yard&like=beds%2Cyard\n`)
  expect(sent([entry()]).text).not.toContain('ranked')
})

test('a home that is imaginary says so, in place of an office', () => {
  const { text, html } = sent([REDUCED, entry({ isSample: true, home: home({ id: 3, title: 'Made up' }) })])
  for (const form of [text, readable(html)]) {
    expect(form.split('This is a sample home. It isn’t real, and you can’t buy or rent it.')).toHaveLength(2)
    expect(form.split('Listed by Hill Realty')).toHaveLength(2)
  }
})

test('saved homes come first, and of each group what is most pressing', () => {
  const sold = entry({
    home: home({ id: 3, title: 'Sold one', status: 'under-contract' }),
    news: [{ kind: 'under-contract' }],
    why: [{ kind: 'favorite' }],
  })
  const cheaper = entry({ home: home({ id: 4, title: 'Cheaper one' }), news: [{ kind: 'reduced', from: 590_000 }] })
  const { text } = sent([entry(), cheaper, REDUCED, sold])
  const places = [
    'Homes you saved',
    'Sold one',
    'You saved',
    'Lakeview House',
    'More homes for you',
    'Cheaper one',
    'New listing\n',
  ]
  const found = places.map((words) => text.indexOf(words))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
})

test('at most twenty homes are told in full, the others counted with a link', () => {
  const many = Array.from({ length: 23 }, (_, id) => entry({ home: home({ id: id + 100 }) }))
  const { subject, text } = sent(many)
  expect(subject).toBe('23 new homes')
  expect(text.match(/\/listings\/\d+/g)).toHaveLength(20)
  expect(text).toContain(`See more homes in your favorites (3 not shown): ${SITE}/favorites`)
  const without = sent(many, { hasAccount: false }).text
  expect(without).toContain(`See more homes on our site (3 not shown): ${SITE}/listings`)
  expect(without).toContain(`Stop all emails: ${SITE}/updates/token`)
  expect(without).not.toMatch(/favorites|account/)
  expect(sent(many.slice(0, 20)).text).not.toContain('/favorites')
})

test('only pictures that the site serves are shown', () => {
  const imagesOf = (url: string) =>
    sent([entry({ home: home({ picture: { ...HOME.picture!, url, width: 1600, alt: 'Porch' } }) })]).html.match(
      /<img [^>]*>/g,
    ) ?? []
  expect(imagesOf('/media/porch.1a2b-1600.jpg')).toHaveLength(1)
  expect(imagesOf('/media/porch.1a2b-1600.jpg')[0]).toContain(`src="${SITE}/media/porch.1a2b-640.jpg" alt="Porch"`)
  expect(imagesOf('https://pictures.mls.example/1.jpg')).toEqual([])
  expect(imagesOf('//pictures.mls.example/media/1-800.jpg')).toEqual([])
  expect(sent([entry({ home: home({ picture: null }) })]).html).not.toContain('<img')
})

test('only a logo that the site serves is shown; the source’s name always is', () => {
  const withLogo = (logo: string | null) =>
    sent([entry({ home: home({ picture: null }), credits: [{ ...credit(''), name: 'Garden State MLS', logo }] })])
  expect(withLogo('/feed-logos/abc').html).toContain(`<img src="${SITE}/feed-logos/abc"`)
  for (const logo of ['https://mls.example/logo.png', '//mls.example/logo.png', null]) {
    const { html, text } = withLogo(logo)
    expect(html).not.toMatch(/<img|mls\.example/)
    expect(readable(html)).toContain('Listings from Garden State MLS')
    expect(text).toContain('Listings from Garden State MLS')
  }
})

test('every word of it is the agency’s own', () => {
  const { subject, text, html } = sent([entry()], { agency: SECOND_AGENCY })
  expect(text).toContain('Brookside Brokers Inc. · 12 Main Street, Newton, NJ 07860 · (973) 200-0103')
  expect(subject + text + html).not.toMatch(SAMPLE_WORDS)
})

test('a mail program can end such emails with one click', () => {
  expect(sent([entry()]).unsubscribe).toBe(`${SITE}/updates/token`)
})

const HOSTILE = fc.string({
  unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '/', '=', '-', '!', '\n', '\r', '\u2028', ' ', '“'),
  maxLength: 24,
})

test('no field becomes markup, or a line of its own in the plain text', () => {
  const withWords = (words: string) =>
    sent([
      entry({
        home: home({
          title: `t${words}`,
          address: `a${words}`,
          office: `o${words}`,
          picture: { ...HOME.picture!, url: '/media/porch.1a2b-800.jpg', alt: `p${words}` },
        }),
        why: [{ kind: 'search', name: `n${words}` }],
      }),
      entry({ why: [{ kind: 'similar', to: `s${words}` }] }),
    ])
  const plain = withWords('')
  const marks = (html: string) => html.match(/[<>"]/g)!.length
  fc.assert(
    fc.property(HOSTILE, (words) => {
      const mail = withWords(words)
      expect(marks(mail.html)).toBe(marks(plain.html))
      expect(mail.text.split(/[\n\r\u2028]/)).toHaveLength(plain.text.split('\n').length)
      expect(mail.html).not.toMatch(/<!--(?!\[if mso\]>)/)
    }),
  )
})

const credit = (words: string) => ({
  name: `n${words}`,
  logo: `/feed-logos/${words}`,
  disclaimer: `d${words}`,
  listingsAsOf: null,
})

test('what a source or its links say stays text, too', () => {
  const withWords = (words: string) =>
    sent([entry({ credits: [credit(words)] })], {
      unsubscribe: `${SITE}/updates/${words}`,
    }).html
  const tags = (html: string) => html.replaceAll('<br>', '').match(/[<>"]/g)!.length
  const plain = tags(withWords(''))
  fc.assert(
    fc.property(HOSTILE, (words) => {
      expect(tags(withWords(words))).toBe(plain)
    }),
  )
})
