import type { Inquiry, TakenInquiry } from '#domain/inquiry/inquiry.ts'
import type { Result } from '#domain/result.ts'

/** Sending a visitor's question about a home, or a request for a call, to the agency. Every adapter passes tests/conformance/inquiry-gateway.ts. */
export interface InquiryGateway {
  /**
   * `listingId`: null for a request for a call, which needs a phone number. Sends once for each `key`, a UUID made for each message: whoever doesn't know whether it arrived sends it again with the
   * same key and gets the first answer. 'conflict' where the key was used for another message, 'not-found' for an unknown
   * listing, 'invalid' with the inquiry's own field names ('tour.day' for a part of the tour), 'rate-limited' for haste.
   */
  send(listingId: number | null, inquiry: Inquiry, key: string): Promise<Result<TakenInquiry>>
}
