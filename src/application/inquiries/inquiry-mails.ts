import { mailboxOf } from '#domain/agency/agency-mailbox.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { formatNewJerseyTime } from '#domain/clock-text.ts'
import { formatDay } from '#domain/day-text.ts'
import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import { hoursOn } from '#domain/inquiry/showing-times.ts'
import { slotLabel } from '#domain/inquiry/tour-slots.ts'
import type { TourRequest } from '#domain/inquiry/tour.ts'
import type { FeedCredit } from '#domain/listing/feed-credit.ts'
import type { Listing, ListingSummary } from '#domain/listing/listing.ts'
import { similarReason } from '#domain/listing/similar-reason.ts'
import type { Mailbox } from '#domain/mail/mail.ts'
import { formatPrice } from '#domain/money/money.ts'
import { withPeriod } from '#domain/sentence-end.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { StoredInquiry } from '#ports/server/inquiry-store.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { mailText, paragraph, type MailPart } from '../mail/mail-text.ts'
import { callbackMails } from './callback-mails.ts'
import { receipt } from './inquiry-receipt.ts'
import { tourCalendar } from './tour-calendar.ts'

export interface InquiryMailsOptions {
  /** Whose mails they are, as it is when they are made. */
  agency: Pick<AgencySource, 'current'>
  /** Recipients of inquiries; null: the agency. */
  recipients: readonly Mailbox[] | null
  /** Scheme and host of links, without a slash at the end. */
  siteAddress: string
}

/** What an inquiry is about. */
export interface InquiryHome {
  listing: Listing
  /** Homes like it, for the acknowledgement. */
  similar: readonly Listing[]
}

/** The mails of an inquiry, or of a request for a call: all of it to the agency, and an acknowledgement to the visitor. */
export const inquiryMails =
  ({ agency: source, recipients: given, siteAddress }: InquiryMailsOptions) =>
  (stored: StoredInquiry, home: InquiryHome | null, answerer: Mailbox | null): OutgoingMail[] => {
    const { agency } = source.current()
    const desk = given ?? [mailboxOf(agency)]
    const recipients = answerer ? [answerer, ...desk.filter(({ address }) => address !== answerer.address)] : desk
    if (!home) return callbackMails(stored, { agency, answerer, recipients })
    const { listing } = home
    const urlOf = ({ id }: ListingSummary) => `${siteAddress}/listings/${id}`
    const url = urlOf(listing)
    const { tour } = stored.inquiry
    const event = { agency, inquiryId: stored.id, listing, url, createdAt: stored.receivedAt }
    const calendar = tour && tourCalendar({ ...event, tour })
    const similar = home.similar.map((other) => linkTo(other, { listing, url: urlOf(other) }))
    const notes = notesOn(home)
    const letter = { stored, listing, url, agency, answerer, recipients, similar, notes }
    return [
      { topic: 'inquiry', secretUntil: null, mail: { ...toAgency(letter), calendar } },
      { topic: 'acknowledgement', secretUntil: null, mail: { ...toVisitor(letter), calendar } },
    ]
  }

interface Letter {
  stored: StoredInquiry
  listing: Listing
  url: string
  agency: Agency
  /** Who answers; null: nobody in particular. */
  answerer: Mailbox | null
  /** Whom the mail goes to: who answers first, if anybody does. */
  recipients: readonly Mailbox[]
  /** Homes like it. */
  similar: readonly { label: string; url: string; about: string }[]
  /** What is said below of the homes in the mail. */
  notes: readonly string[]
}

/** A similar home with its price, why it may do as well, and its office (IDX rule). */
const linkTo = (home: ListingSummary, { listing, url }: Pick<Letter, 'listing' | 'url'>) => ({
  label: home.title,
  url,
  about: `${formatPrice(home.price, home.market)}: ${similarReason(listing, home)}. Listed by ${withPeriod(home.office)}`,
})

/** That homes are imaginary, and what the sources of the similar ones require to be shown (IDX rule), each once. */
function notesOn({ listing, similar }: InquiryHome): string[] {
  const credits = similar.flatMap(({ feed, otherFeeds }) => (feed ? [feed, ...otherFeeds] : otherFeeds))
  const samples = [listing, ...similar].filter(({ source }) => source === 'sample').length
  return [
    ...(samples === 0 ? [] : [samples === 1 + similar.length ? SAMPLES_ONLY : SAMPLES_AMONG]),
    ...new Set(credits.map(creditText)),
  ]
}

const SAMPLES_ONLY = 'The homes in this email are sample homes. They aren’t real, and you can’t buy or rent them.'
const SAMPLES_AMONG = 'Some homes in this email are sample homes. They aren’t real, and you can’t buy or rent them.'

const creditText = ({ name, listingsAsOf, disclaimer }: FeedCredit): string =>
  [
    `Listings from ${withPeriod(name)}`,
    listingsAsOf && `Listings as of ${formatNewJerseyTime(new Date(listingsAsOf))}.`,
    disclaimer,
  ]
    .filter(Boolean)
    .join(' ')

function toAgency({ stored, listing, url, agency, recipients }: Letter) {
  const { inquiry } = stored
  return {
    to: recipients,
    replyTo: { name: inquiry.name, address: inquiry.email },
    subject: `${inquiry.tour ? 'Tour request' : 'Inquiry'}: ${listing.title}`,
    ...mailText([
      paragraph(`${inquiry.name} asked about ${listing.title}. Reply to this email to write to them.`),
      { kind: 'facts', facts: [...visitorFacts(inquiry, agency), ...homeFacts(listing)] },
      { kind: 'quote', text: inquiry.message },
      { kind: 'link', label: 'See this home on the site', url },
      paragraph(receipt(stored)),
    ]),
  }
}

const visitorFacts = ({ name, email, phone, tour }: Inquiry, agency: Agency): [string, string][] => [
  ['Name', name],
  ['Email', email],
  ['Phone', phone || 'not given'],
  ['Tour', tour ? tourText(tour, agency) : 'not requested'],
]

const homeFacts = (listing: Listing): [string, string][] => [
  ['Home', `${listing.title}, number ${listing.id}`],
  ['Address', listing.address],
  ['Price', formatPrice(listing.price, listing.market)],
  ['Listed by', listing.office],
]

const tourText = ({ day, slot }: TourRequest, { tourHours }: Agency): string =>
  `${formatDay(day)}. ${slotLabel(slot, hoursOn(day, tourHours))}, Eastern time`

/**
 * Contains nothing that the sender wrote: the address may be somebody else's, and the site must not send them a stranger's
 * words.
 */
function toVisitor({ stored, listing, url, agency, answerer, recipients, similar, notes }: Letter) {
  const { email, tour } = stored.inquiry
  const parts: (MailPart | null)[] = [
    paragraph(`Thanks for your message about ${listing.title}. ${agency.firm.name} has received it.`),
    { kind: 'link', label: 'See this home', url },
    tour &&
      paragraph(`You asked for a tour on ${tourText(tour, agency)}. Open the attachment to add it to your calendar.`),
    paragraph(
      `${answerer ? `${answerer.name} of ${agency.firm.name}` : 'A real estate agent'} will contact you soon${tour ? ' and confirm the exact time' : ''}. If it’s urgent, call ${agency.phones.mails.number}.`,
    ),
    ...(similar.length === 0 ? [] : [paragraph('Similar homes:'), { kind: 'links' as const, links: similar }]),
    ...notes.map(paragraph),
    paragraph(
      'If you didn’t write to us, someone entered your address by mistake. Reply to this email and we’ll delete it.',
    ),
  ]
  return {
    to: [{ name: '', address: email }],
    replyTo: recipients[0] ?? null,
    subject: `We received your message about ${listing.title}`,
    ...mailText(parts.filter((part) => part !== null)),
  }
}
