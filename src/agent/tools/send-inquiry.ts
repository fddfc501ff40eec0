import * as v from 'valibot'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry/inquiry.ts'
import { agentTool } from '../agent-tool.ts'
import { CONTACT_ENTRIES, readBackOrSend } from '../inquiry-draft.ts'

/** Sends a message about a home to the agency, after a read-back and a yes. */
export const sendInquiry = agentTool({
  name: 'send_inquiry',
  description:
    'Sends a message about one home to the agency. The first call reads it back and gives a confirmation code; call again with the code only after the visitor has said yes.',
  schema: v.object({
    ...CONTACT_ENTRIES,
    message: v.optional(v.pipe(v.string(), v.description('The visitor’s words; a plain request where left out.'))),
  }),
  async run({ listing_id: id, message, phone = '', confirmation, ...who }, context, signal) {
    const home = await context.listings.byId(id, signal)
    if (!home.ok) return home
    const draft = { ...who, phone, message: message?.trim() || DEFAULT_INQUIRY_MESSAGE, tour: null }
    return readBackOrSend(home.value, draft, confirmation, context)
  },
})
