import type { Mailbox } from '../mail/mail.ts'
import type { Agency } from './agency.ts'

/** Where mail for the agency goes, and whom its own comes from, unless the operator says otherwise. */
export const mailboxOf = ({ name, email }: Pick<Agency, 'name' | 'email'>): Mailbox => ({ name, address: email })
