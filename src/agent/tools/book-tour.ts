import * as v from 'valibot'
import { partOutsideHours } from '#domain/agency/hours-check.ts'
import { TOUR_SLOT_NAMES } from '#domain/inquiry/tour-slots.ts'
import { fail, invalid } from '#domain/result.ts'
import { clockText } from '#language/en/spoken-time.ts'
import { agentTool } from '../agent-tool.ts'
import { CONTACT_ENTRIES, PLAIN_TOUR_MESSAGE, readBackOrSend, TIME_OF_SLOT } from '../inquiry-draft.ts'

/** Requests a tour of a home, after a read-back and a yes. */
export const bookTour = agentTool({
  name: 'book_tour',
  description:
    'Requests a tour of one home from the agency. The first call gives the text to read back and a confirmation code. Call again with the code only after the visitor says yes.',
  schema: v.object({
    ...CONTACT_ENTRIES,
    day: v.pipe(v.string(), v.description('Date in New Jersey, yyyy-mm-dd, from tomorrow to 60 days ahead.')),
    time_of_day: v.picklist(TOUR_SLOT_NAMES),
    time: v.optional(TIME_OF_SLOT),
    wish: v.optional(
      v.pipe(v.string(), v.maxLength(300), v.description('What the visitor asked for, in their words: "by video".')),
    ),
  }),
  async run({ listing_id: id, day, time_of_day: slot, time, wish, phone = '', confirmation, ...who }, context, signal) {
    const home = await context.listings.byId(id, signal)
    if (!home.ok) return home
    // A day without tours is the check's to name.
    if (time && partOutsideHours({ day, slot, at: time }, context.agency.tourHours) === 'slot')
      return fail(invalid([{ field: 'time_of_day', message: context.phrases.request.hours('tour') }]))
    const hour = time && `, at ${clockText(time)} if possible`
    const message =
      hour || wish ? `I would like to see this home${hour ?? ''}.${wish ? ` ${wish}.` : ''}` : PLAIN_TOUR_MESSAGE
    const draft = { ...who, phone, message, tour: { day, slot } }
    return readBackOrSend(home.value, draft, confirmation, context)
  },
})
