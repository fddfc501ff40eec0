import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { AgencyInForce } from '#ports/server/agency-source.ts'
import { SAMPLE_WORDS, SECOND_AGENCY, sourceOf } from '../../../tests/second-agency.ts'
import { answererIn } from './inquiry-answerer.ts'
import { inquiryMails } from './inquiry-mails.ts'

const LISTING = SAMPLE_LISTINGS[0]!
const INQUIRY: Inquiry = {
  name: 'Ana Example',
  email: 'ana@example.com',
  phone: '(201) 555-0100',
  message: 'Is the <b>dock</b> included?\nAnd the boat?',
  tour: null,
  consent: '2026-11-21',
  agencyNotice: '2026-11-22',
  website: '',
}

function mailsFor(
  change: Partial<Inquiry> = {},
  {
    listing = LISTING,
    siteAddress = 'https://homes.example.com',
    agency = SAMPLE_AGENCY,
    inForce = {},
    similar = [],
  }: {
    listing?: typeof LISTING
    siteAddress?: string
    agency?: Agency
    inForce?: Partial<AgencyInForce>
    similar?: readonly Listing[]
  } = {},
) {
  const source = sourceOf(agency, inForce)
  const compose = inquiryMails({
    agency: source,
    recipients: [{ name: 'Homes', address: 'homes@example.com' }],
    siteAddress,
  })
  const stored = {
    id: '0d5c8f5e-0000-4000-8000-000000000000',
    key: 'key',
    contentHash: 'hash',
    receivedAt: new Date('2026-11-21T15:30:00Z'),
    listingId: listing.id,
    listingTitle: listing.title,
    inquiry: { ...INQUIRY, ...change },
  }
  const [toAgency, toVisitor] = compose(stored, { listing, similar }, answererIn(source)(stored, listing))
  return { toAgency: toAgency!.mail, toVisitor: toVisitor!.mail }
}

test('D-09 the agency gets everything, a link to the home, and can answer the visitor', () => {
  const { toAgency } = mailsFor()
  expect(toAgency.to).toEqual([{ name: 'Homes', address: 'homes@example.com' }])
  expect(toAgency.replyTo).toEqual({ name: 'Ana Example', address: 'ana@example.com' })
  expect(toAgency.subject).toBe(`Inquiry: ${LISTING.title}`)
  for (const fact of [
    'Name: Ana Example',
    'Email: ana@example.com',
    'Phone: (201) 555-0100',
    `Address: ${LISTING.address}`,
    `https://homes.example.com/listings/${LISTING.id}`,
    '> Is the <b>dock</b> included?\n> And the boat?',
    'November 21, 2026 at 10:30 AM, Eastern time',
    'Consent text: 2026-11-21',
    'Reference: 0d5c8f5e',
  ]) {
    expect(toAgency.text).toContain(fact)
  }
  expect(toAgency.html).not.toContain('<b>')
  expect(toAgency.calendar).toBeNull()
})

test('the acknowledgement carries nothing that a stranger could have written to its reader', () => {
  const { toVisitor } = mailsFor({ name: 'Win money at evil.example', message: 'Click https://evil.example' })
  expect(toVisitor.to).toEqual([{ name: '', address: 'ana@example.com' }])
  expect(toVisitor.replyTo).toEqual({ name: 'Homes', address: 'homes@example.com' })
  expect(toVisitor.subject).toBe(`We received your message about ${LISTING.title}`)
  expect(toVisitor.text + toVisitor.html + toVisitor.subject).not.toMatch(/evil|money/)
  expect(toVisitor.text).toContain('A real estate agent will contact you soon')
})

test('D-09 the acknowledgement says of similar homes what their sources require, each once; the agency’s mail doesn’t', () => {
  const credit = (name: string) => ({
    name,
    logo: null,
    disclaimer: `${name} doesn’t guarantee this.`,
    listingsAsOf: '2026-11-28T02:40:00Z',
  })
  const [garden, hudson] = [credit('Garden State MLS'), credit('Hudson MLS')]
  const real: Listing = { ...LISTING, source: 'feed', feed: garden, otherFeeds: [] }
  const similar = [
    { ...real, id: 101 },
    { ...real, id: 102, otherFeeds: [hudson] },
  ]
  const { toVisitor, toAgency } = mailsFor({}, { listing: real, similar })
  const said = (name: string) =>
    `Listings from ${name}. Listings as of November 27, 2026 at 9:40 PM. ${name} doesn’t guarantee this.`
  for (const name of ['Garden State MLS', 'Hudson MLS']) {
    expect(toVisitor.text.split(said(name))).toHaveLength(2)
    expect(toVisitor.html).toContain(said(name))
    expect(toAgency.text).not.toContain(name)
  }
  expect(toVisitor.text).not.toContain('sample home')
})

test('D-09 the acknowledgement says which homes are imaginary', () => {
  const sample: Listing = { ...LISTING, source: 'sample', feed: null, otherFeeds: [] }
  const real: Listing = { ...LISTING, id: 101, source: 'feed' }
  const said = (listing: Listing, similar: Listing[]) => mailsFor({}, { listing, similar }).toVisitor.text
  expect(said(sample, [])).toContain('The homes in this email are sample homes. They aren’t real')
  expect(said(sample, [real])).toContain('Some homes in this email are sample homes. They aren’t real')
  expect(said(real, [real])).not.toContain('sample')
})

test('D-09 the acknowledgement names similar homes, each with its link and why, and nothing that the sender wrote', () => {
  const cheaper = {
    ...LISTING,
    id: 71,
    title: 'Cape & Garden',
    price: LISTING.price - 12_000,
    office: 'Hill Realty Inc.',
  }
  const elsewhere = { ...LISTING, id: 72, title: 'Ranch', price: LISTING.price + 5000, county: 'Sussex' }
  const words = { name: 'Win money at evil.example', message: 'Click https://evil.example' }
  const { toAgency, toVisitor } = mailsFor(words, { similar: [cheaper, elsewhere] })
  expect(toVisitor.text).toContain(
    'Similar homes:\n\nCape & Garden\n$838,000: $12,000 less, also in Morris County. Listed by Hill Realty Inc.\nhttps://homes.example.com/listings/71',
  )
  expect(toVisitor.text).toContain('$855,000: $5,000 more, in Sussex County. Listed by Keystead Realty LLC.')
  expect(toVisitor.html).toContain('<a href="https://homes.example.com/listings/71">Cape &#38; Garden</a>')
  expect(toVisitor.text + toVisitor.html).not.toMatch(/evil|money/)
  expect(toAgency.text).not.toContain('Similar homes')
  expect(mailsFor().toVisitor.text).not.toContain('Similar homes')
})

test('a tour goes into both mails as one event, at its moment and tentative', () => {
  const { toAgency, toVisitor } = mailsFor({ tour: { day: '2026-12-04', slot: 'evening' } })
  expect(toAgency.subject).toBe(`Tour request: ${LISTING.title}`)
  expect(toVisitor.text).toContain('December 4, 2026. Evening, 4 PM to 7 PM, Eastern time')
  for (const { calendar } of [toAgency, toVisitor]) {
    const lines = calendar!.content.replace(/\r\n[ \t]/g, '').split('\r\n')
    expect(lines.join()).toContain(`https://homes.example.com/listings/${LISTING.id}`)
    expect(calendar!.method).toBe('PUBLISH')
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:0d5c8f5e-0000-4000-8000-000000000000@keystead.example',
        'DTSTART:20261204T210000Z',
        'DTEND:20261205T000000Z',
        'STATUS:TENTATIVE',
      ]),
    )
  }
  expect(toAgency.calendar).toEqual(toVisitor.calendar)
})

test('a feed’s hostile texts stay inside their line of the calendar', () => {
  const listing = { ...LISTING, title: 'Home\r\nATTENDEE:mailto:x@y.example', address: '1 A St\nBEGIN:VALARM' }
  const { toVisitor } = mailsFor({ tour: { day: '2026-12-04', slot: 'morning' } }, { listing })
  const lines = toVisitor.calendar!.content.replace(/\r\n[ \t]/g, '').split('\r\n')
  expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([])
  expect(toVisitor.calendar!.content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test.each(['http://127.0.0.1:0', 'http://[::1]:3000', 'http://homes', 'https://homes.example.com:8443'])(
  'a site at %s sends the entry all the same',
  (siteAddress) => {
    const { toAgency } = mailsFor({ tour: { day: '2026-12-04', slot: 'morning' } }, { siteAddress })
    expect(toAgency.calendar?.content.replace(/\r\n[ \t]/g, '')).toContain(`${siteAddress}/listings/`)
  },
)

test('every word in them, and in the calendar’s entry, is the agency’s own', () => {
  const listing = { ...LISTING, office: SECOND_AGENCY.firm.name, agent: null }
  const tour = { day: '2026-11-24', slot: 'morning' as const }
  const { toAgency, toVisitor } = mailsFor({ tour, phone: '' }, { agency: SECOND_AGENCY, listing })
  expect(toVisitor.text).toContain('Brookside Brokers Inc. has received it')
  expect(toVisitor.text).toContain('call (973) 200-0103')
  expect(toVisitor.calendar!.content).toContain('PRODID:-//Brookside Brokers Inc.//Brookside Homes//EN')
  expect(JSON.stringify([toAgency, toVisitor])).not.toMatch(SAMPLE_WORDS)
})

test('who answers gets the mail, the agency a copy, and the visitor is told who it is and can answer them', () => {
  const license = { kind: 'salesperson', reference: '1234567' } as const
  const roster = [{ key: 'ivan', name: 'Ivan Ruiz', license, mail: 'ivan@brookside.example', languages: ['es'] }]
  const given = { agency: SECOND_AGENCY, inForce: { roster, routes: ['language' as const] } }
  const { toAgency, toVisitor } = mailsFor({ message: '¿Todavía está disponible la casa? Quisiera verla.' }, given)
  expect(toAgency.to.map(({ address }) => address)).toEqual(['ivan@brookside.example', 'homes@example.com'])
  expect(toVisitor.replyTo).toEqual({ name: 'Ivan Ruiz', address: 'ivan@brookside.example' })
  expect(toVisitor.text).toContain('Ivan Ruiz of Brookside Brokers Inc. will contact you soon')
  const { toAgency: inEnglish } = mailsFor({}, given)
  expect(inEnglish.to).toEqual([{ name: 'Homes', address: 'homes@example.com' }])
})
