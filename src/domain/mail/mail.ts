/** The name and address of a mail's recipient or sender. */
export interface Mailbox {
  /** Empty if unknown. */
  name: string
  address: string
}

/** A composed mail. Its texts may hold any character; the adapter that writes it must escape them. */
export interface Mail {
  to: readonly Mailbox[]
  /** The address for replies; null for the sender's. */
  replyTo: Mailbox | null
  subject: string
  text: string
  html: string
  /** An event for the reader's calendar (RFC 5545). */
  calendar: { method: 'PUBLISH' | 'REQUEST'; content: string } | null
  /** The address that ends such mails, by one click in a mail program (RFC 8058) or as a page; absent where nobody subscribed. */
  unsubscribe?: string
  /** Of a mail that a person wrote: their name, in place of the site's; and the id of the mail that it answers. */
  author?: { name: string; inReplyTo: string | null }
}

const NAMED = /^(?:"([^"]*)"|([^<>"]*))\s*<([^<>]+)>$/

/** A rough check for text that is no address; only the mail server knows whether it takes mail. */
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/

/** Reads 'Name <name@example.com>' or 'name@example.com'; null for anything else. */
export function readMailbox(text: string): Mailbox | null {
  const named = NAMED.exec(text.trim())
  const name = (named?.[1] ?? named?.[2] ?? '').trim()
  const address = (named?.[3] ?? text).trim()
  return ADDRESS.test(address) ? { name, address } : null
}
