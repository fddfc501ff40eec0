import * as v from 'valibot'
import { AGENCY_NOTICE_HREF } from '#content/agency-notice.ts'
import { inquiryRules, SHOWN_TEXTS } from '#content/inquiry-rules.ts'
import { checkInquiry } from '#domain/inquiry/inquiry-check.ts'
import type { TourRequest } from '#domain/inquiry/tour.ts'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { ok, type Result } from '#domain/result.ts'
import type { AgentContext } from './agent-context.ts'
import type { ToolAnswer } from './agent-tool.ts'
import { homeSource } from './home-facts.ts'

/** A message or a tour request to the agency about a home. */
export interface InquiryDraft {
  name: string
  email: string
  phone: string
  message: string
  tour: TourRequest | null
}

/** What the agency reads of a tour for which no hour was named. */
export const PLAIN_TOUR_MESSAGE = 'I would like to see this home.'

/** The contact part of the schemas of `send_inquiry` and `book_tour`. */
export const CONTACT_ENTRIES = {
  listing_id: v.pipe(v.number(), v.integer()),
  name: v.pipe(v.string(), v.description('The visitor’s name.')),
  email: v.pipe(v.string(), v.description('The visitor’s email address.')),
  phone: v.optional(v.string()),
  confirmation: v.optional(
    v.pipe(v.string(), v.description('The confirmation code from the first call, once the visitor has said yes.')),
  ),
}

/** The schema of an hour beside a time of day. */
export const TIME_OF_SLOT = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}:\d{2}$/),
  v.description('The time within it that the visitor named, hh:mm.'),
)

/**
 * Without a valid confirmation code: reads the draft back and asks for a yes. With the code of exactly this draft: sends it.
 * The idempotency key is derived from the draft and the day, so that a repeated send is the same message.
 */
export async function readBackOrSend(
  home: Listing,
  draft: InquiryDraft,
  confirmation: string | undefined,
  { inquiries, clock, agency, phrases }: AgentContext,
): Promise<Result<ToolAnswer>> {
  const today = newJerseyDay(clock.now())
  const checked = checkInquiry({ ...draft, ...SHOWN_TEXTS }, inquiryRules(agency, today))
  if (!checked.ok) return checked
  const inquiry = checked.value
  const key = messageKey([String(home.id), JSON.stringify(inquiry), today])
  const code = key.slice(0, 8)
  const listing = summaryOf(home)
  if (confirmation !== code) {
    return ok({
      say: phrases.request.readBack(home, inquiry, inquiry.message !== PLAIN_TOUR_MESSAGE),
      facts: {
        sent: false,
        confirmation: code,
        next: 'Ask for a yes. Only then call again with this confirmation code.',
      },
      shown: { kind: 'listing', listing },
      sources: [
        homeSource(home, phrases),
        { label: phrases.request.privacyLabel, href: '/privacy', attribution: '' },
        { label: phrases.request.agencyLabel, href: AGENCY_NOTICE_HREF, attribution: '' },
      ],
    })
  }
  const sent = await inquiries.send(home.id, inquiry, key)
  if (!sent.ok) return sent
  const tour = inquiry.tour !== null
  return ok({
    say: tour ? phrases.request.tourSent : phrases.request.messageSent,
    facts: { sent: true, listing_id: home.id, tour },
    shown: { kind: 'inquiry-sent', listing, tour },
    sources: [homeSource(home, phrases)],
  })
}

/** A UUID (RFC 9562, version 8) derived from texts: equal texts give the same one. It is no secret. */
export function messageKey(texts: readonly string[]): string {
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
