import type { Inquiry } from '#domain/inquiry.ts'
import type { Result } from '#domain/result.ts'

/** Sending a visitor's question about a home to the agency. */
export interface InquiryGateway {
  send(listingId: number, inquiry: Inquiry): Promise<Result<void>>
}
