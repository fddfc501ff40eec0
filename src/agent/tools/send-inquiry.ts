import * as v from 'valibot'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry/inquiry.ts'
import { agentTool } from '../agent-tool.ts'
import { CONTACT_ENTRIES } from '../contact-entries.ts'
import { readBackOrSend } from '../inquiry-draft.ts'

/** Sends a visitor's message about a home to the agency, once it was read back and agreed to. */
export const sendInquiry = agentTool({
  name: 'send_inquiry',
  description:
    'Sends a message about one home to the agency. The first call reads it back and gives a confirmation code; call again with the code only after the visitor has said yes.',
  schema: v.object({
    ...CONTACT_ENTRIES,
    message: v.optional(v.pipe(v.string(), v.description('The visitor’s words; a plain request where left out.'))),
  }),
  async run({ listing_id: id, message, phone = '', confirmation, ...who }, surroundings, signal) {
    const home = await surroundings.listings.byId(id, signal)
    if (!home.ok) return home
    const draft = { ...who, phone, message: message?.trim() || DEFAULT_INQUIRY_MESSAGE, tour: null }
    return readBackOrSend(home.value, draft, confirmation, surroundings)
  },
})
