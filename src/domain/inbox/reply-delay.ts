/** How long a reply waits in the outbox before it leaves, ms: so long it can be taken back. */
export const REPLY_DELAY = 10_000
