import { ok } from '#domain/result.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'

/** Simulated inquiries: accepted and sent nowhere (D-09). */
export const simulatedInquiryGateway = (): InquiryGateway => ({
  send: async () => ok({ answeredBy: null }),
})
