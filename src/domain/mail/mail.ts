/** Whom a mail is to or from. */
export interface Mailbox {
  /** Empty when not known. */
  name: string
  address: string
}

/** A mail as it is composed. Its texts may hold anything; whoever writes it out keeps them inside their header or part. */
export interface Mail {
  to: readonly Mailbox[]
  /** Where an answer goes; null: to the sender. */
  replyTo: Mailbox | null
  subject: string
  text: string
  html: string
  /** An event for the reader's calendar (RFC 5545). */
  calendar: { method: 'PUBLISH' | 'REQUEST'; content: string } | null
}

const NAMED = /^(?:"([^"]*)"|([^<>"]*))\s*<([^<>]+)>$/

/** Good enough to catch what is no address at all; whether it takes mail only the mail server knows. */
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/

/** Reads 'Name <name@example.com>' or 'name@example.com'; null for anything else. */
export function readMailbox(text: string): Mailbox | null {
  const named = NAMED.exec(text.trim())
  const name = (named?.[1] ?? named?.[2] ?? '').trim()
  const address = (named?.[3] ?? text).trim()
  return ADDRESS.test(address) ? { name, address } : null
}
