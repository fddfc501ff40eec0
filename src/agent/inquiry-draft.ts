import { CONSENT_TEXT, CONSENT_VERSION, CONSENT_VERSIONS } from '#content/inquiry-consent.ts'
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
import { messageKey } from './message-key.ts'
import { slotWords, spokenDay } from './spoken-day.ts'

/** What a visitor wants sent to the agency about a home. */
export interface InquiryDraft {
  name: string
  email: string
  phone: string
  message: string
  tour: TourRequest | null
}

const CONSENT_SOURCE: Source = { label: 'Privacy Policy', href: '/privacy', attribution: '' }

/**
 * Reads a draft back and asks for a yes; sends it when it is confirmed with the code that belongs to exactly these words.
 * Sent again, it is the same message: its key comes from its words and the day.
 */
export async function readBackOrSend(
  home: Listing,
  draft: InquiryDraft,
  confirmation: string | undefined,
  { inquiries, clock }: AgentContext,
): Promise<Result<ToolAnswer>> {
  const today = newJerseyDay(clock.now())
  const checked = checkInquiry({ ...draft, consent: CONSENT_VERSION }, { today, consentVersions: CONSENT_VERSIONS })
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
      sources: [homeSource(home), CONSENT_SOURCE],
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
    ? `a tour of ${home.title}, ${home.address}, on ${spokenDay(tour.day)}, in the ${tour.slot}, ${slotWords(TOUR_SLOTS[tour.slot])}`
    : `a message about ${home.title}: “${message}”`
  const reach = phone ? `${email}, phone ${phone}` : email
  return `Let me read that back: ${what}. For ${name}, ${reach}. ${CONSENT_TEXT} Shall I send it?`
}
