import * as v from 'valibot'
import { AGENCY_NOTICE_HREF, AGENCY_NOTICE_VERSION } from '#content/agency-notice.ts'
import { CALLBACK_CONSENT_VERSION } from '#content/inquiry-consent.ts'
import { inquiryRules } from '#content/inquiry-rules.ts'
import { partOutsideHours } from '#domain/agency/hours-check.ts'
import { checkCallback } from '#domain/inquiry/inquiry-check.ts'
import { TOUR_SLOT_NAMES } from '#domain/inquiry/tour-slots.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { fail, invalid, ok } from '#domain/result.ts'
import { formatWeekdayAndDay } from '#domain/weekday-text.ts'
import { clockText } from '#language/en/spoken-time.ts'
import { agentTool } from '../agent-tool.ts'
import { CONTACT_ENTRIES, messageKey, TIME_OF_SLOT } from '../inquiry-draft.ts'

const { listing_id: _, phone: __, ...WHO } = CONTACT_ENTRIES

/** Asks the agency to call the visitor, after a read-back and a yes. It is about no home. */
export const requestCallback = agentTool({
  name: 'request_callback',
  description:
    'Asks the agency to call the visitor. The first call gives the text to read back and a confirmation code. Call again with the code only after the visitor says yes.',
  schema: v.object({
    ...WHO,
    email: v.optional(v.string(), ''),
    phone: v.pipe(v.string(), v.description('The number to call, 10 digits.')),
    day: v.optional(v.pipe(v.string(), v.isoDate(), v.description('Preferred day, yyyy-mm-dd.'))),
    time_of_day: v.optional(v.picklist(TOUR_SLOT_NAMES)),
    time: v.optional(TIME_OF_SLOT),
    about: v.optional(
      v.pipe(v.string(), v.maxLength(300), v.description('What the call is about, in the visitor’s words: "about …".')),
    ),
  }),
  async run({ day, time_of_day: slot, time, about = '', confirmation, ...who }, { inquiries, clock, agency, phrases }) {
    const today = newJerseyDay(clock.now())
    const outside = partOutsideHours({ day: day ?? null, slot: slot ?? null, at: time ?? null }, agency.hours)
    if (outside !== null) {
      const message = phrases.request.hours('callback')
      return fail(invalid([{ field: outside === 'day' ? 'day' : 'time_of_day', message }]))
    }
    const texts = { consent: CALLBACK_CONSENT_VERSION, agencyNotice: AGENCY_NOTICE_VERSION }
    const draft = { ...who, message: messageFor(day, slot, time, about), tour: null, ...texts }
    const checked = checkCallback(draft, inquiryRules(agency, today))
    if (!checked.ok) return checked
    const inquiry = checked.value
    const key = messageKey(['callback', JSON.stringify(inquiry), today])
    const code = key.slice(0, 8)
    const { request } = phrases
    if (confirmation !== code) {
      return ok({
        say: request.callbackReadBack(inquiry, { day: day ?? null, slot: slot ?? null, at: time ?? null, about }),
        facts: {
          sent: false,
          confirmation: code,
          next: 'Ask for a yes. Only then call again with this confirmation code.',
        },
        shown: null,
        sources: [
          { label: request.privacyLabel, href: '/privacy', attribution: '' },
          { label: request.agencyLabel, href: AGENCY_NOTICE_HREF, attribution: '' },
        ],
      })
    }
    const sent = await inquiries.send(null, inquiry, key)
    return sent.ok
      ? ok({ say: request.callbackSent(inquiry.phone), facts: { sent: true }, shown: null, sources: [] })
      : sent
  },
})

/** The message to the agency, which reads English. */
const messageFor = (day: string | undefined, slot: string | undefined, time: string | undefined, about: string) =>
  [
    'Please call me back',
    day && ` on ${formatWeekdayAndDay(day)}`,
    slot && ` in the ${slot}`,
    time && `, at ${clockText(time)} if possible`,
    about && `, ${about}`,
    '.',
  ]
    .filter(Boolean)
    .join('')
