import * as v from 'valibot'
import { AGENCY_NOTICE, AGENCY_NOTICE_HREF } from '#content/agency-notice.ts'
import { CONSENT_TEXT } from '#content/inquiry-consent.ts'
import { INQUIRY_TEXTS, SHOWN_TEXTS } from '#content/inquiry-texts.ts'
import { newJerseyDay } from '#domain/day.ts'
import { checkInquiry } from '#domain/inquiry/inquiry-check.ts'
import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import { TOUR_SLOTS, type TourRequest } from '#domain/inquiry/tour.ts'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Source } from '#domain/voice/conversation.ts'
import type { AgentContext } from './agent-context.ts'
import type { ToolAnswer } from './agent-tool.ts'
import { homeSource } from './home-text.ts'
import { slotText, spokenDay } from './spoken-day.ts'

/** A message or a tour request to the agency about a home. */
export interface InquiryDraft {
  name: string
  email: string
  phone: string
  message: string
  tour: TourRequest | null
}

/** The contact part of the schemas of `send_inquiry` and `book_tour`. */
export const CONTACT_ENTRIES = {
  listing_id: v.pipe(v.number(), v.integer()),
  name: v.pipe(v.string(), v.description('The visitor’s name.')),
  email: v.pipe(v.string(), v.description('The visitor’s email address.')),
  phone: v.optional(v.string()),
  confirmation: v.optional(
    v.pipe(v.string(), v.description('The code of the reading back that the visitor has said yes to.')),
  ),
}

const TEXT_SOURCES: readonly Source[] = [
  { label: 'Privacy Policy', href: '/privacy', attribution: '' },
  { label: 'Whom an agent works for', href: AGENCY_NOTICE_HREF, attribution: '' },
]

/**
 * Without a valid confirmation code: reads the draft back and asks for a yes. With the code of exactly this draft: sends it.
 * The idempotency key is derived from the draft and the day, so that a repeated send is the same message.
 */
export async function readBackOrSend(
  home: Listing,
  draft: InquiryDraft,
  confirmation: string | undefined,
  { inquiries, clock }: AgentContext,
): Promise<Result<ToolAnswer>> {
  const today = newJerseyDay(clock.now())
  const checked = checkInquiry({ ...draft, ...SHOWN_TEXTS }, { ...INQUIRY_TEXTS, today })
  if (!checked.ok) return checked
  const inquiry = checked.value
  const key = messageKey([String(home.id), JSON.stringify(inquiry), today])
  const code = key.slice(0, 8)
  const listing = summaryOf(home)
  if (confirmation !== code) {
    return ok({
      say: readBack(home, inquiry),
      facts: { sent: false, confirmation: code, next: 'Ask for a yes; only then call again with this confirmation.' },
      shown: { kind: 'listing', listing },
      sources: [homeSource(home), ...TEXT_SOURCES],
    })
  }
  const sent = await inquiries.send(home.id, inquiry, key)
  if (!sent.ok) return sent
  const tour = inquiry.tour !== null
  return ok({
    say: tour
      ? 'Sent. An agent will confirm the exact hour of your tour by email.'
      : 'Sent. A real estate agent will contact you soon.',
    facts: { sent: true, listing_id: home.id, tour },
    shown: { kind: 'inquiry-sent', listing, tour },
    sources: [homeSource(home)],
  })
}

function readBack(home: Listing, { name, email, phone, message, tour }: Inquiry): string {
  const what = tour
    ? `a tour of ${home.title}, ${home.address}, on ${spokenDay(tour.day)}, in the ${tour.slot}, ${slotText(TOUR_SLOTS[tour.slot])}`
    : `a message about ${home.title}: “${message}”`
  const reach = phone ? `${email}, phone ${phone}` : email
  return `Let me read that back: ${what}. For ${name}, ${reach}. ${AGENCY_NOTICE} ${CONSENT_TEXT} Shall I send it?`
}

/** A UUID (RFC 9562, version 8) derived from texts: equal texts give the same one. It is no secret. */
function messageKey(texts: readonly string[]): string {
  const text = texts.join('\u0000')
  const hex = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((seed) => scramble(text, seed)).join('')
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  )
}

/** FNV-1a over UTF-16 with a closing mix (MurmurHash3), 8 hexadecimal digits. */
function scramble(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0')
}
