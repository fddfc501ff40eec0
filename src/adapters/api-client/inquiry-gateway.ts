import type { TakenInquiry } from '#domain/inquiry/inquiry.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import type { Send } from './api-client.ts'
import { readProblem } from './read-problem.ts'

/** Inquiries sent to the server's API. */
export const httpInquiryGateway = (send: Send = (path, init) => fetch(path, init)): InquiryGateway => ({
  async send(listingId, inquiry, key) {
    try {
      const response = await send('/api/inquiries', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ listingId, key, inquiry }),
        // Sent even if the visitor leaves the page.
        keepalive: true,
      })
      return response.status === 201 ? ok(await taken(response)) : fail(await readProblem(response))
    } catch {
      return fail(unavailable('We can’t reach the server right now. Check your connection and try again.'))
    }
  },
})

/** It is stored, even if the rest of the answer is lost on the way. */
const taken = (response: Response): Promise<TakenInquiry> =>
  response.json().then(
    ({ answeredBy = null }: Partial<TakenInquiry>) => ({ answeredBy }),
    () => ({ answeredBy: null }),
  )
