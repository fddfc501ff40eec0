/** Why an address gets no email updates: emails to it came back, or its owner reported one as spam. */
export type StopReason = 'bounce' | 'complaint'

/** Replies about the address where there is no enhanced status code (RFC 5321, section 4.2.3; RFC 7504). */
const ABOUT_THE_ADDRESS = new Set([550, 551, 553, 556])
/** No such address, or a closed one (RFC 3463, section 3.2 and 3.3); 5.1.7 and 5.1.8 are about the sender's, 5.1.0 about either. */
const NO_SUCH_ADDRESS = /^5\.(?:1\.(?![078]$)\d{1,3}|2\.1)$/
/** Says nothing about the cause. */
const UNDEFINED_STATUS = /^5\.0\.0$/
/** What servers say with a plain 550 that refuses the sender, whoever the recipient is. */
const ABOUT_THE_SENDER = /block|spam|polic|reputation|relay|denied|https?:/i
/** Said of an address, also with a status that is about the recipient's otherwise. */
const NAMES_THE_SENDER = /\bsender\b/i

/**
 * Whether a mail server's reply, as '550 5.1.1 No such user', says for good that the address takes no mail. A full mailbox, a
 * refused text, and a refused sender don't count. `status` is the enhanced code, if it comes from elsewhere (RFC 3464).
 */
export function saysNoSuchAddress(reply: string, status: string | null = null): boolean {
  if (NAMES_THE_SENDER.test(reply)) return false
  const [, code, own] = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/.exec(reply) ?? []
  const known = [status, own].find((one) => one && !UNDEFINED_STATUS.test(one))
  if (known) return NO_SUCH_ADDRESS.test(known)
  return ABOUT_THE_ADDRESS.has(Number(code)) && !ABOUT_THE_SENDER.test(reply)
}
