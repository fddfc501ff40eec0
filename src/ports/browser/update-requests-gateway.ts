import type { Result } from '#domain/result.ts'
import type { UpdateRequest } from '#domain/updates/update-request.ts'

/** Email updates for people without an account. */
export interface UpdateRequestsGateway {
  /**
   * Asks for emails about new homes in a search; where emails are sent, they begin once the link in the first one is used. The answer is the
   * same whatever is known of the address. 'invalid' names the field.
   */
  ask(request: UpdateRequest): Promise<Result<void>>
}
