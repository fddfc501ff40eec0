import * as v from 'valibot'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry/inquiry.ts'
import { agentTool } from '../agent-tool.ts'
import { CONTACT_ENTRIES, readBackOrSend } from '../inquiry-draft.ts'

/** Sends a message about a home to the agency, after a read-back and a yes. */
export const sendInquiry = agentTool({
  name: 'send_inquiry',
  description:
    'Sends the agency a message about one home. The first call gives the text to read back and a confirmation code. Call again with the code only after the visitor says yes.',
  schema: v.object({
    ...CONTACT_ENTRIES,
    message: v.optional(v.pipe(v.string(), v.description('The visitor’s words; default a plain request.'))),
  }),
  async run({ listing_id: id, message, phone = '', confirmation, ...who }, context, signal) {
    const home = await context.listings.byId(id, signal)
    if (!home.ok) return home
    const draft = { ...who, phone, message: message?.trim() || DEFAULT_INQUIRY_MESSAGE, tour: null }
    return readBackOrSend(home.value, draft, confirmation, context)
  },
})
