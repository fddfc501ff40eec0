import type { UpdateDesk } from '#application/updates/update-desk.ts'
import type { Result } from '#domain/result.ts'
import { checkUpdateRequest } from '#domain/updates/update-request.ts'
import type { VisitorContext } from './identify-visitor.ts'
import type { VisitorLimits } from './visitor-limits.ts'

interface UpdateRequestingParts {
  updateDesk: UpdateDesk
  limits: Pick<VisitorLimits, 'updateRequest'>
}

/** Takes a request for email updates to an address. The answer and the limits don't depend on what is known of the address. */
export async function requestUpdates(
  c: VisitorContext,
  request: { email: unknown; every: unknown; filters: unknown; liked: unknown },
  { updateDesk, limits }: UpdateRequestingParts,
): Promise<Result<void>> {
  const checked = checkUpdateRequest(request)
  if (!checked.ok) return checked
  const allowed = await limits.updateRequest(c.var.network, checked.value.email)
  return allowed.ok ? updateDesk.ask(checked.value) : allowed
}
