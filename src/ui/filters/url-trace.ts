/** What a page whose state runs ahead of its address knows of the address. */
export interface UrlTrace {
  /** The query string the address had last. */
  seen: string
  /** Query strings that were sent to the address and haven't arrived in it, oldest first. */
  sent: readonly string[]
}

/** A query string is on its way into the address. */
export const traceSent = (trace: UrlTrace, query: string): UrlTrace =>
  query === (trace.sent.at(-1) ?? trace.seen) ? trace : { ...trace, sent: [...trace.sent, query] }

/** The address has a query string: one that was sent, or, null, one that came by other means (Back, a link). */
export function traceArrived(trace: UrlTrace, query: string): UrlTrace | null {
  if (query === trace.seen) return trace
  const place = trace.sent.indexOf(query)
  return place < 0 ? null : { seen: query, sent: trace.sent.slice(place + 1) }
}
